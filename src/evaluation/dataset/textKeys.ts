import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'

/**
 * The free texts that charts are broken down or filtered by: only these are read, and then nothing is stored in the
 * browser. As an item a text has no figure: nobody's words become an answer that is counted and shown.
 */
export function textKeys(
  sources: readonly Source[],
  charts: readonly Chart[],
  filters: readonly RowFilter[],
): string[] {
  const texts = new Set(
    sources.flatMap(({ attributes }) => attributes.filter(({ type }) => type === 'text').map(({ key }) => key)),
  )
  const used = [
    ...charts.flatMap(({ groups, slices, splits, filters: own }) =>
      [...groups, ...slices, ...splits, ...own].map(({ attribute }) => attribute),
    ),
    ...filters.map(({ attribute }) => attribute),
  ]
  return [...new Set(used)].filter((key) => texts.has(key)).toSorted()
}
