import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { type Chart, type ChartType, getTitles, type ViewOption } from '#evaluation/model/chart.ts'
import { type Series, isNotRendered } from '#evaluation/model/series.ts'
import { counted, getDefinition, getOptions, defaultType } from '#evaluation/types/definition/chartTypes.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { inAll } from '#gallery/words.ts'
import { getLocalizedKey, languages, type Language } from '#lib/languages.ts'
import { answers, benchmark, questions } from './answers.ts'

/** A chart of the gallery: its settings, and how it is stored. */
export type ChartSample = { name: string; chart: Chart }

const isBin = (option: ViewOption): boolean => option.startsWith('bin_')
/** The titles of a sample: no two charts of a page have the same name. */
const titlesWith = (name: string) =>
  getTitles((key) => {
    const language = languages.find((one) => getLocalizedKey('title', one) === key)
    return language ? `${inAll('chart')[language]} (${name})` : ''
  })

/** A type of chart plainly, and once more with each thing that can be set. */
export function getSamples(type: ChartType): ChartSample[] {
  const { uses } = getDefinition(type)
  const settings: Record<string, Partial<Chart>> = {
    plain: {},
    ...Object.fromEntries(getOptions(type).map((option) => [option, { viewSettings: viewWith(type, option) }])),
    ...(uses.axis && { 'axis from 2 to 4.5': { config: { min: 2, max: 4.5 } } }),
    ...(uses.decimals && { 'no decimals': { viewSettings: viewWith(type, 'datalabels'), config: { decimals: 0 } } }),
    ...(uses.colors && { 'own colours': { config: { colors: ['#8a3ffc', '#007d79', '#b28600'] } } }),
    ...(uses.skala && { 'one score': { data: [item(questions, true)] } }),
  }
  return Object.entries(settings).map(([name, more]) => ({ name, chart: toChart(type, name, more) }))
}

/** The figures of a sample chart. */
export function getSeries(chart: Chart, language: Language): Series {
  return evaluateChart(counted(chart), { ...requested, language }, [table])
}

/** The message of a chart without figures, or with only some of them. */
export function chartStates(language: Language): { name: string; chart: Chart; series: Series | null }[] {
  const chart = toChart(defaultType, 'state', {})
  const whole = getSeries(chart, language)
  return [
    { name: 'loading', chart, series: null },
    { name: 'nobody answered', chart, series: { ...isNotRendered(chart.i, [], true), rows: 0 } },
    {
      name: 'too few people',
      chart,
      series: evaluateChart(counted(chart), { ...requested, language, hideBelow: 10 }, [answers(true)]),
    },
    { name: 'a part of the data', chart, series: { ...whole, complete: false } },
    { name: 'a problem', chart, series: isNotRendered(chart.i, [{ code: 'noMeasure', about: '12' }], true) },
  ]
}

const table = answers()
const requested = { charts: [], filters: [], benchmarks: [benchmark], hideBelow: 0 }

/** The data of a type of chart, by its inputs and counts. */
function toChart(type: ChartType, name: string, more: Partial<Chart>): Chart {
  const { counts } = getDefinition(type)
  const isOverTime = counts === 'bins'
  const isOfOne = counts === 'institutions' || isOverTime
  const keys = counts === 'spread' ? ['stay'] : questions.slice(0, isOfOne ? 1 : questions.length)
  return {
    ...emptyChart,
    ...titlesWith(`${type}, ${name}`),
    i: `${type} ${name}`,
    type,
    measures: [1],
    data: keys.map((key) => item([key], false)),
    timelineAttribute: isOverTime ? 'exit' : null,
    viewSettings: viewWith(type),
    groups: counts === 'means' || counts === 'spread' ? [{ attribute: 'ward' }] : [],
    slices: isOverTime || counts === 'spread' ? [{ attribute: 'sex' }] : [],
    benchmarks: [benchmark.id],
    ...more,
  }
}

function item(keys: readonly string[], skala: boolean): Chart['data'][number] {
  return { keys: [...keys], name: keys.join('-'), skala }
}

/** The view of a type with an option. A chart over time has quarters, unless the option is about them or needs more. */
function viewWith(type: ChartType, option?: ViewOption): Chart['viewSettings'] {
  const bin: ViewOption = option === 'signals' ? 'bin_month' : 'bin_quarter'
  const needsBin = getDefinition(type).counts === 'bins' && !(option && isBin(option))
  return { ...(needsBin && { [bin]: true }), ...(option && { [option]: true }) }
}
