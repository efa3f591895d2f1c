import type { CountedChart } from '#evaluation/model/question.ts'
import { largestFigure, type Series } from '#evaluation/model/series.ts'

/**
 * How far the means of a chart can lie apart, on which their decimals depend: the longest scale of its items; without a
 * scale the size of the benchmark's mean, which is the same under every filter, or else of the largest mean.
 */
export function getSpan({ items, panels, benchmarks }: Pick<Series, 'items' | 'panels' | 'benchmarks'>): number {
  return items.reduce((max, { scale }, item) => {
    const known = benchmarks.find((line) => line.items[item])?.items[item]?.mean
    const means = panels.flatMap(({ figures }) => (figures[item] ?? []).flat().map(({ mean }) => mean))
    return Math.max(max, scale ? scale.max - scale.min : largest(known === undefined ? means : [known]))
  }, 0)
}

/** The decimals of shares as an editor set them; the differences of institutions need one. */
export function configuredShareDecimals(
  config: Pick<CountedChart['config'], 'decimals'>,
  counts: CountedChart['counts'],
): number | undefined {
  return config.decimals ?? (counts === 'institutions' ? 1 : undefined)
}

function largest(means: readonly (number | null)[]): number {
  return means.reduce<number>((max, mean) => {
    const size = Math.abs(mean ?? 0)
    return Number.isFinite(size) && size <= largestFigure ? Math.max(max, size) : max
  }, 0)
}
