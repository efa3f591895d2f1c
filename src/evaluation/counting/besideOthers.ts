import type { Breakdown } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'

const { attribute } = institutionFilter([])

/** A chart as it is counted for somebody with institutions, and what its series says of that. */
export type OwnView = { chart: CountedChart; own?: NonNullable<Series['own']> }

/**
 * A chart about the institutions of its reader: next to all others, or alone (`isAlone`) if it has no room for a pair.
 * Unchanged are a chart that is broken down or filtered by institution, a page that is filtered by it, and a chart
 * without answers of these institutions.
 */
export function besideOthers(
  chart: CountedChart,
  question: Pick<Question, 'filters' | 'own'>,
  measureTables: readonly MeasureTable[],
  isAlone = !hasRoom(chart),
): OwnView {
  const { own } = question
  if (!own || own.names.length === 0 || chart.counts === 'institutions') return { chart }
  if (question.filters.some((filter) => filter.attribute === attribute)) return { chart }
  const everybody = withEverybody(chart, own.names)
  const { groups, slices, splits, filters } = everybody
  if ([...groups, ...slices, ...splits, ...filters].some((one) => one.attribute === attribute)) return { chart }
  if (!haveAnswers(own.names, chart, measureTables)) return { chart }
  const { names } = own
  if (isAlone) {
    const alone = { ...everybody, filters: [...filters, institutionFilter(own.names)] }
    return { chart: alone, own: { isAlone: true, names } }
  }
  const pair: Breakdown = { attribute, own }
  const beside = { ...everybody, ...(chart.own === 'groups' ? { groups: [pair] } : { slices: [pair] }) }
  return { chart: beside, own: { isAlone: false, names } }
}

/** A chart without filters that keep all rows of these institutions: they would leave nobody to compare with. */
export function withEverybody(chart: CountedChart, institutions: readonly string[]): CountedChart {
  const filters = chart.filters.filter((filter) => {
    if (filter.attribute !== attribute) return true
    const isNamed = (name: string) => filter.values.some((value) => String(value) === name)
    if (filter.operator === 'in') return !institutions.every(isNamed)
    return filter.operator !== 'not_in' || institutions.some(isNamed)
  })
  return { ...chart, filters }
}

/** A chart with the filters that its series was counted under, which may be about one's own institutions. */
export function asCounted<Some extends Pick<CountedChart, 'filters'>>(chart: Some, { own }: Pick<Series, 'own'>): Some {
  if (!own) return chart
  const others = chart.filters.filter((filter) => filter.attribute !== attribute)
  return { ...chart, filters: own.isAlone ? [...others, institutionFilter(own.names)] : others }
}

/** Whether a chart can show a pair in each of its categories. */
function hasRoom({ own, data, groups, slices }: CountedChart): boolean {
  if (own === 'alone' || slices.length > 0) return false
  return groups.length === 0 || own === 'rows' || (own === 'slices' && data.length === 1)
}

/** Whether one of the institutions has rows; assumed before any row is loaded. */
function haveAnswers(
  names: readonly string[],
  { measures }: CountedChart,
  measureTables: readonly MeasureTable[],
): boolean {
  const tables = measureTables.filter(({ source, table }) => measures.includes(source.id) && table.rows > 0)
  return (
    tables.length === 0 ||
    tables.some(({ table }) => {
      const column = table.columns.get(attribute)
      return (
        column?.kind === 'codes' && !column.overflow && column.entries.some((entry) => names.includes(String(entry)))
      )
    })
  )
}
