import i18next, { type TFunction } from 'i18next'
import type { Chart, ChartType, Words } from '#evaluation/model/chart.ts'
import type { BenchmarkLine, Box, Category, Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import { inEachLanguage, type Language } from '#lib/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { emptyChart } from './emptyChart.ts'
import de from '../../../../locales/de/charts.json'
import fr from '../../../../locales/fr/charts.json'
import it from '../../../../locales/it/charts.json'

const instance = i18next.createInstance()
void instance.init({
  resources: { de: { charts: de }, fr: { charts: fr }, it: { charts: it } },
  initAsync: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
})
instance.services.formatter?.add('number', showNumber)

/** The translations of a language without loading them. */
export function inLanguage(language: Language): TFunction<'charts'> {
  return instance.getFixedT(language, 'charts')
}

export function words(de: string, fr = de, it = de): Words {
  return { ...inEachLanguage(() => de), fr, it }
}

export function categories(...labels: string[]): Category[] {
  return labels.map((label, index) => ({ value: index + 1, label: words(label) }))
}

/** The placeholder for a missing breakdown. */
const whole: Category[] = [{ value: '', label: words('') }]

const agreement = categories(
  'trifft gar nicht zu',
  'trifft eher nicht zu',
  'teils, teils',
  'trifft eher zu',
  'trifft völlig zu',
)

export function item(name: string, label = name, levels = agreement, reversed = false): SeriesItem {
  const scale = levels.length > 1 ? { min: 1, max: levels.length, reversed } : null
  return { name, label: words(label), keys: [name], scale, direction: getDirection(scale), turned: [], levels }
}

function getDirection(scale: SeriesItem['scale']): SeriesItem['direction'] {
  if (!scale) return 'neutral'
  return scale.reversed ? 'lower' : 'higher'
}

/** An item of plain numbers (days, scores). */
export function numberItem(name: string, label = name): SeriesItem {
  return { name, label: words(label), keys: [name], scale: null, direction: 'neutral', turned: [], levels: [] }
}

/** The figures of answers counted per level 1, 2, 3 …, computed as statistics.md defines. */
export function getFigure(counts: number[], more: Partial<Figure> = {}): Figure {
  const n = counts.reduce((all, count) => all + count, 0)
  const values = counts.map((_, index) => index + 1)
  const mean = n > 0 ? counts.reduce((all, count, index) => all + count * (values[index] ?? 0), 0) / n : null
  const squares = counts.reduce((all, count, index) => all + count * ((values[index] ?? 0) - (mean ?? 0)) ** 2, 0)
  const sd = n > 1 ? Math.sqrt(squares / (n - 1)) : null
  const reach = sd === null ? null : ((n < 30 ? 2.2 : 1.96) * sd) / Math.sqrt(n)
  return {
    isWithheld: false,
    n,
    answers: null,
    error: null,
    invalid: 0,
    mean,
    sd,
    low: mean === null || reach === null ? null : mean - reach,
    high: mean === null || reach === null ? null : mean + reach,
    counts,
    shares: n > 0 ? counts.map((count) => wilson(count, n)) : [],
    box: null,
    verdict: null,
    ...more,
  }
}

export const nobody: Figure = {
  isWithheld: false,
  n: 0,
  answers: null,
  error: null,
  invalid: 0,
  mean: null,
  sd: null,
  low: null,
  high: null,
  counts: [0, 0, 0, 0, 0],
  shares: [],
  box: null,
  verdict: null,
}

export function getBox(
  low: number,
  q1: number,
  median: number,
  q3: number,
  high: number,
  outliers: number[] = [],
  more = 0,
): Box {
  return { low, q1, median, q3, high, outside: outliers.length + more, outliers, more }
}

/** A benchmark with the means of its items. */
export function getBenchmark(label: string, items: BenchmarkLine['items'], id = 1): BenchmarkLine {
  return { id, label: words(label), calculated: null, filters: [], items }
}

/** A series of given items, groups and slices; `figure` is called for every cell. */
export function getSeries(
  parts: Partial<Series> & { items: SeriesItem[] },
  figure: (item: number, group: number, slice: number, panel: number) => Figure,
  splits: (Category | null)[] = [null],
): Series {
  const groups = parts.groups ?? whole
  const slices = parts.slices ?? whole
  const panels = splits.map((split, panel) => ({
    split,
    rows: 100,
    figures: parts.items.map((_, item) =>
      groups.map((_group, group) => slices.map((_slice, slice) => figure(item, group, slice, panel))),
    ),
  }))
  return {
    i: 'c1',
    snapshot: '',
    bin: null,
    benchmarks: [],
    rows: 1234,
    invalid: 0,
    besides: 0,
    minusOnes: { dropped: 0, numbers: 0 },
    undated: 0,
    comparisons: 0,
    hideBelow: 0,
    overlaps: false,
    complete: true,
    problems: [],
    ...parts,
    groups,
    slices,
    panels,
  }
}

export function getChart(type: ChartType, more: Partial<Chart> = {}): Chart {
  const title = {
    title: 'Zufriedenheit der Patientinnen und Patienten',
    title_fr: 'Satisfaction des patientes et des patients',
    title_it: 'Soddisfazione delle pazienti e dei pazienti',
  }
  return { ...emptyChart, i: 'c1', type, ...title, h: 4, measures: [1], ...more }
}

function wilson(count: number, n: number): Figure['shares'][number] {
  const z = 1.959963984540054
  const share = count / n
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const reach = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
