import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { getAttribute, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { dayIso } from '#evaluation/counting/table/days.ts'
import { definedLevels } from '#evaluation/counting/table/levels.ts'
import type { Comment, Period } from '#evaluation/model/comments.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Written } from './findRows.ts'
import { getSpans, showMonth, type Span, toMonth } from './periods.ts'
import { shownLabels } from './shownLabels.ts'

/** The labels of texts. */
export type Labels = {
  getPlace: (written: Written, place: number) => Comment['place']
  getPeriod: (written: Written, place: number) => Period | null
  getSpan: (written: Written, place: number) => Span | null
  /** How many texts each shown label has. */
  places: { value: string; written: number }[]
}

/** The label and the month of the rows of a measure: '' for a row without a label, null for one without a day. */
type Facts = { getLabel: (row: number) => string; getMonth: (row: number) => number | null }

/**
 * The ward (the chart's first breakdown) and the period of texts: each pair of them that is shown is that of `limit` people at least.
 */
export function createLabels(chart: CountedChart, written: readonly Written[], limit: number): Labels {
  const tables = new Map(written.map(({ measureTable }) => [measureTable, getFacts(measureTable, chart)]))
  const people = [...tables].flatMap(([measureTable, facts]) => {
    const own = written.filter((one) => one.measureTable === measureTable)
    const rows = new Set(own.flatMap(({ comments, places }) => places.map((place) => comments.rows[place] ?? 0)))
    return [...rows].map((row) => ({ label: facts.getLabel(row), month: facts.getMonth(row) }))
  })
  const counts = new Map<string, number>()
  for (const { label } of people) counts.set(label, (counts.get(label) ?? 0) + 1)
  const unlabelled = counts.get('') ?? 0
  counts.delete('')
  const shown = shownLabels(counts, unlabelled, limit)
  const months = new Map<string, Map<number, number>>()
  for (const { label, month } of people) {
    if (month === null) continue
    const name = shown.has(label) ? label : ''
    const own = months.get(name) ?? new Map<number, number>()
    months.set(name, own.set(month, (own.get(month) ?? 0) + 1))
  }
  const spans = new Map([...months].map(([label, own]) => [label, getSpans(own, limit)]))
  const getLabel = ({ measureTable, comments }: Written, place: number) => {
    const label = tables.get(measureTable)?.getLabel(comments.rows[place] ?? 0) ?? ''
    return shown.has(label) ? label : ''
  }
  const getSpan = (one: Written, place: number) => {
    const month = tables.get(one.measureTable)?.getMonth(one.comments.rows[place] ?? 0) ?? null
    return month === null ? null : (spans.get(getLabel(one, place))?.get(month) ?? null)
  }
  const texts = new Map<string, number>()
  for (const one of written)
    for (const place of one.places) {
      const label = getLabel(one, place)
      if (label !== '') texts.set(label, (texts.get(label) ?? 0) + 1)
    }
  return {
    places: [...texts].map(([value, count]) => ({ value, written: count })),
    getSpan,
    getPeriod: (one, place) => {
      const span = getSpan(one, place)
      return span && { from: showMonth(span.from), to: showMonth(span.to) }
    },
    getPlace: (one, place) => {
      const value = getLabel(one, place)
      return value === '' ? null : { value, label: labelWords(one.measureTable, chart, value) }
    },
  }
}

function getFacts({ table }: MeasureTable, chart: CountedChart): Facts {
  const [group] = chart.groups
  const labels = group && !group.age && !group.own ? table.columns.get(group.attribute) : undefined
  const days = table.columns.get(chart.timelineAttribute ?? 'created')
  const months =
    days?.kind === 'codes'
      ? days.entries.map((entry) => (typeof entry === 'number' ? toMonth(dayIso(entry)) : null))
      : []
  return {
    getLabel: (row) => {
      const entry = labels?.kind === 'codes' && !labels.overflow ? labels.entries[labels.codes[row] ?? 0] : null
      return entry === null || entry === undefined || Array.isArray(entry) ? '' : String(entry)
    },
    getMonth: (row) => (days?.kind === 'codes' ? (months[days.codes[row] ?? 0] ?? null) : null),
  }
}

function labelWords(measureTable: MeasureTable, { groups }: CountedChart, value: string) {
  const attribute = getAttribute([measureTable], groups[0]?.attribute ?? '')
  const level = attribute && definedLevels(attribute).find((one) => String(one.value) === value)
  return level?.label ?? sameWords(value)
}
