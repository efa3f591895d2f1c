import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'

/** The free texts that charts and filters use: only these are read, and then nothing is stored in the browser. */
export function textKeys(
  sources: readonly Source[],
  charts: readonly Chart[],
  filters: readonly RowFilter[],
): string[] {
  const texts = new Set(
    sources.flatMap(({ attributes }) => attributes.filter(({ type }) => type === 'text').map(({ key }) => key)),
  )
  const used = [
    ...charts.flatMap(({ data, groups, slices, splits, filters: own }) => [
      ...data.flatMap(({ keys }) => keys),
      ...[...groups, ...slices, ...splits, ...own].map(({ attribute }) => attribute),
    ]),
    ...filters.map(({ attribute }) => attribute),
  ]
  return [...new Set(used)].filter((key) => texts.has(key)).toSorted()
}
