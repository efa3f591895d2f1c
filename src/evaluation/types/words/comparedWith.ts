import { isYesOrNo, getKnownSpread } from '#evaluation/counting/statistics/verdicts.ts'
import type { BenchmarkLine, Series } from '#evaluation/model/series.ts'

/** The benchmark that the figures of an item are compared with: the first that has it. */
export function comparedWith(
  { benchmarks }: Pick<Series, 'benchmarks'>,
  item: number,
): { line: BenchmarkLine; known: NonNullable<BenchmarkLine['items'][number]> } | null {
  for (const line of benchmarks) {
    const known = line.items[item]
    if (known) return { line, known }
  }
  return null
}

/** Whether the benchmark of an item lacks a spread although one is needed: shares need none. */
export function isWithoutSpread(series: Pick<Series, 'benchmarks' | 'items'>, item: number): boolean {
  const [known, own] = [comparedWith(series, item)?.known, series.items[item]]
  return known !== undefined && own !== undefined && !isYesOrNo(own) && getKnownSpread(known) === null
}
