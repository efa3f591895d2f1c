import { addMonths, getMonth, getYear, lightFormat, parseISO, subDays } from 'date-fns'
import { inEachLanguage } from '#lib/languages.ts'
import { type Bin, bins, type Chart, type RowFilter, type Words } from '#evaluation/model/chart.ts'
import { dayIso, dayNumber, toDay } from '#evaluation/counting/table/days.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Category, Problem } from '#evaluation/model/series.ts'
import type { Axis } from './axis.ts'
import { type MeasureTable, getAttribute, sameWords } from '#evaluation/counting/table/measureTable.ts'

/** More points than these overlap, even if a part of the line is enlarged. */
const maxBins = 1200

type TimedChart = Pick<CountedChart, 'timelineAttribute' | 'viewSettings' | 'points' | 'filters'>
/** The numbers of two days, both included; null without any. */
type Extent = readonly [number | null, number | null]

/** Months of a bin; a day has none. */
const widths = { bin_day: 0, bin_month: 1, bin_quarter: 3, bin_half_year: 6, bin_year: 12 } as const
/** The label of a bin, if it is the same in every language. */
const patterns = new Map<number, string>([
  [widths.bin_day, 'dd.MM.yyyy'],
  [widths.bin_month, 'MM.yyyy'],
  [widths.bin_year, 'yyyy'],
])

/**
 * The bins of a timeline, from the first day in the rows to the last without a gap; coarser than the chart's setting if
 * these would be more than a line has room for.
 */
export function timeAxis(measureTables: readonly MeasureTable[], chart: TimedChart): Axis | Problem {
  const key = chart.timelineAttribute
  if (key === null) return { code: 'noTimeline', about: '' }
  const attribute = getAttribute(measureTables, key)
  if (!attribute) return { code: 'unknownAttribute', about: key }
  if (attribute.type !== 'date') return { code: 'noTimeline', about: key }
  const all = getExtent(measureTables, key)
  const shown = withinFilters(all, chart.filters, key)
  const allowed = allowedBins(chart).filter((one) => countBins(all, one) <= maxBins)
  // Years that have no room are closer together: a chart shows them rather than nothing.
  const bin = allowed.find((one) => countBins(shown, one) <= getMax(chart)) ?? allowed.at(-1)
  if (!bin) return { code: 'tooManyCategories', about: key }
  const months = widths[bin]
  const start = all[0] === null ? 0 : getBin(all[0], months)
  const count = countBins(all, bin)
  const one = Array.from({ length: count }, (_, bin) => [bin])
  return {
    attribute: key,
    bin,
    categories: Array.from({ length: count }, (_, bin) => getCategory(start + bin, months)),
    isFixed: () => true,
    places: (entry) => (typeof entry === 'number' ? (one[getBin(entry, months) - start] ?? []) : []),
    signature: JSON.stringify([key, 'time', months, start, count]),
  }
}

/** The first day (`yyyy-MM-dd`) of the bin that a day is in. */
export function binStart(bin: Bin, day: string): string {
  const months = widths[bin]
  if (months === 0) return day
  const [year = 0, month = 1] = day.split('-').map(Number)
  return lightFormat(new Date(year, Math.floor((month - 1) / months) * months, 1), 'yyyy-MM-dd')
}

/** The last day of a bin (`yyyy-MM-dd`) by its first. */
export function binEnd(bin: Bin, first: string): string {
  const months = widths[bin]
  return months === 0 ? first : lightFormat(subDays(addMonths(parseISO(first), months), 1), 'yyyy-MM-dd')
}

/** Whether a bin is over on a day (`yyyy-MM-dd`): its last day is before. */
export function isOver(bin: Bin, first: string, today: string): boolean {
  return binEnd(bin, first) < today
}

/** The bins that a chart has set: by month by default. */
export function requestedBin({ viewSettings }: Pick<Chart, 'viewSettings'>): Bin {
  return bins.find((bin) => viewSettings[bin]) ?? 'bin_month'
}

/** The first and the last day in the rows. */
function getExtent(measureTables: readonly MeasureTable[], key: string): Extent {
  let [first, last]: Extent = [null, null]
  for (const { table } of measureTables) {
    const column = table.columns.get(key)
    for (const entry of column?.kind === 'codes' ? column.entries : []) {
      if (typeof entry !== 'number') continue
      first = first === null ? entry : Math.min(first, entry)
      last = last === null ? entry : Math.max(last, entry)
    }
  }
  return [first, last]
}

/** The days that the filters of a chart leave; those of a reader do not change the bins that a line is judged by. */
function withinFilters([first, last]: Extent, filters: readonly RowFilter[], key: string): Extent {
  const ranges = filters.filter(({ attribute, operator }) => attribute === key && operator === 'between')
  const limits = (end: 0 | 1) => ranges.flatMap(({ values }) => toDay(values[end]) ?? [])
  return [first === null ? null : Math.max(first, ...limits(0)), last === null ? null : Math.min(last, ...limits(1))]
}

function countBins([first, last]: Extent, bin: Bin): number {
  return first === null || last === null ? 0 : getBin(last, widths[bin]) - getBin(first, widths[bin]) + 1
}

/** The number of bins that a chart has over some years. */
export function getBins(years: number, chart: TimedChart): number {
  const counts = allowedBins(chart).map((bin) => years * (widths[bin] === 0 ? 365 : 12 / widths[bin]))
  return counts.find((count) => count <= getMax(chart)) ?? 1
}

/** The bins that a chart of these rows is shown by. */
export function shownBin(chart: CountedChart, measureTables: readonly MeasureTable[]): Bin {
  const axis = timeAxis(
    measureTables.filter(({ source }) => chart.measures.includes(source.id)),
    chart,
  )
  return ('code' in axis ? null : axis.bin) ?? requestedBin(chart)
}

function getMax({ points = maxBins }: TimedChart): number {
  return Math.min(maxBins, points)
}

/** The requested bins of a chart, and the coarser ones. */
function allowedBins(chart: TimedChart): readonly Bin[] {
  return bins.slice(bins.indexOf(requestedBin(chart)))
}

/** The number of a day's bin: bins of months count from the year 0. */
function getBin(day: number, months: number): number {
  if (months === 0) return day
  const [year = 0, month = 1] = dayIso(day).split('-').map(Number)
  return Math.floor((year * 12 + month - 1) / months)
}

function getCategory(bin: number, months: number): Category {
  const first = months === 0 ? bin : (dayNumber(Math.floor((bin * months) / 12), ((bin * months) % 12) + 1, 1) ?? 0)
  const value = dayIso(first)
  return { value, label: getLabel(parseISO(value), months) }
}

function getLabel(first: Date, months: number): Words {
  const pattern = patterns.get(months)
  if (pattern !== undefined) return sameWords(lightFormat(first, pattern))
  const year = getYear(first)
  const part = Math.ceil((getMonth(first) + 1) / months)
  // Quartal and Halbjahr, trimestre and semestre.
  const [german, latin] = months === 3 ? ['Q', 'T'] : ['H', 'S']
  return inEachLanguage((language) => `${language === 'de' ? german : latin}${part} ${year}`)
}
