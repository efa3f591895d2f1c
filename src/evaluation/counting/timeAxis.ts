import { addMonths, getMonth, getYear, lightFormat, parseISO, subDays } from 'date-fns'
import { inEachLanguage } from '#lib/languages.ts'
import type { Chart, Words } from '#evaluation/model/chart.ts'
import { dayIso, dayNumber } from './days.ts'
import type { Category, Problem } from '#evaluation/model/series.ts'
import type { Axis } from './axis.ts'
import { type MeasureTable, attributeOf, sameWords } from './measureTable.ts'

const mostBins = 4000

/** Months of a bin; a day has none. */
const widths = { bin_day: 0, bin_month: 1, bin_quarter: 3, bin_half_year: 6, bin_year: 12 } as const
/** How a bin is called, where its name is the same in every language. */
const patterns = new Map<number, string>([
  [widths.bin_day, 'dd.MM.yyyy'],
  [widths.bin_month, 'MM.yyyy'],
  [widths.bin_year, 'yyyy'],
])
const options = ['bin_day', 'bin_month', 'bin_quarter', 'bin_half_year', 'bin_year'] as const

/** The bins of a timeline, from the first day in the rows to the last without a hole; by month unless the chart says otherwise. */
export function timeAxis(measureTables: readonly MeasureTable[], chart: Chart): Axis | Problem {
  const key = chart.timelineAttribute
  if (key === null) return { code: 'noTimeline', about: '' }
  const attribute = attributeOf(measureTables, key)
  if (!attribute) return { code: 'unknownAttribute', about: key }
  if (attribute.type !== 'date') return { code: 'noTimeline', about: key }
  const months = monthsOf(chart)
  const [first, last] = extent(measureTables, key)
  const start = first === null || last === null ? 0 : binOf(first, months)
  const count = first === null || last === null ? 0 : binOf(last, months) - start + 1
  if (count > mostBins) return { code: 'tooManyCategories', about: key }
  const one = Array.from({ length: count }, (_, bin) => [bin])
  return {
    attribute: key,
    categories: Array.from({ length: count }, (_, bin) => categoryOf(start + bin, months)),
    isFixed: () => true,
    places: (entry) => (typeof entry === 'number' ? (one[binOf(entry, months) - start] ?? []) : []),
    signature: JSON.stringify([key, 'time', months, start, count]),
  }
}

/** The last day of a bin (`yyyy-MM-dd`) by its first. */
export function binEnd(chart: Pick<Chart, 'viewSettings'>, first: string): string {
  const months = monthsOf(chart)
  return months === 0 ? first : lightFormat(subDays(addMonths(parseISO(first), months), 1), 'yyyy-MM-dd')
}

function monthsOf({ viewSettings }: Pick<Chart, 'viewSettings'>): number {
  return widths[options.find((option) => viewSettings[option]) ?? 'bin_month']
}

/** The first and the last day in the rows. */
function extent(measureTables: readonly MeasureTable[], key: string): [number | null, number | null] {
  let [first, last]: [number | null, number | null] = [null, null]
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

/** The number of a day's bin: bins of months count from the year 0. */
function binOf(day: number, months: number): number {
  if (months === 0) return day
  const [year = 0, month = 1] = dayIso(day).split('-').map(Number)
  return Math.floor((year * 12 + month - 1) / months)
}

function categoryOf(bin: number, months: number): Category {
  const first = months === 0 ? bin : (dayNumber(Math.floor((bin * months) / 12), ((bin * months) % 12) + 1, 1) ?? 0)
  const value = dayIso(first)
  return { value, label: labelOf(parseISO(value), months) }
}

function labelOf(first: Date, months: number): Words {
  const pattern = patterns.get(months)
  if (pattern !== undefined) return sameWords(lightFormat(first, pattern))
  const year = getYear(first)
  const part = Math.ceil((getMonth(first) + 1) / months)
  // Quartal and Halbjahr, trimestre and semestre.
  const [german, latin] = months === 3 ? ['Q', 'T'] : ['H', 'S']
  return inEachLanguage((language) => `${language === 'de' ? german : latin}${part} ${year}`)
}
