import type { Fields, Json } from '../db/json.ts'
import { isObject, getText } from '../db/json.ts'
import { type ChartKind, chartTypes } from '../schema/chartTypes.ts'
import { benchmarkCount } from './results.ts'

function getQuestions(attributes: Fields[]): Fields[] {
  return attributes.filter(
    (attribute) =>
      attribute['type'] === 'likert' ||
      (attribute['type'] === 'number' && isObject(attribute['scale']) && attribute['key'] !== 'birth_year'),
  )
}

function getScale(attribute: Fields | undefined): string {
  const scale = attribute?.['scale']
  return isObject(scale) ? `${getText(scale['min'])} to ${getText(scale['max'])}` : ''
}

function maxQuestions({ isOverTime, isByInstitution }: ChartKind): number {
  if (isByInstitution) return 1
  return isOverTime ? 2 : 6
}

const series = (attribute: Fields): Fields => ({
  keys: [attribute['key'] ?? ''],
  name: getText(attribute['name']),
  skala: attribute['type'] === 'likert',
})

/** A plausible chart of one type over a measure's questions. */
export function getChart(type: string, index: number, measure: number, attributes: Fields[]): Fields {
  const kind: ChartKind = chartTypes[type] ?? { title: [type, type, type] }
  const [title, title_fr, title_it] = kind.title
  const all = getQuestions(attributes)
  // Means of different scales are never on one axis.
  const questions = all.filter((one) => getScale(one) === getScale(all[0])).slice(0, maxQuestions(kind))
  const single = attributes.find((attribute) => attribute['type'] === 'single')
  const shown = kind.isOfOne && single ? [single] : questions
  const data: Json = (kind.isOfTexts ? attributes.filter((one) => one['type'] === 'text') : shown).map(series)
  return {
    i: `chart-${measure}-${index + 1}`,
    type,
    title,
    title_fr,
    title_it,
    subtitle: index === 0 ? 'Alle Kliniken' : '',
    subtitle_fr: '',
    subtitle_it: '',
    // The last one where there is room next to the others.
    x: (kind.isRight ? 1 : index % 2) * 6,
    y: Math.floor(index / 2) * 8,
    w: 6,
    h: 6,
    measures: [measure],
    data,
    timelineAttribute: kind.isOverTime ? 'exit_date' : null,
    viewSettings: {
      benchmark: kind.isCompared === true,
      error_bars: kind.isCompared === true,
      datalabels: kind.isOfOne === true,
      bin_year: kind.isOverTime === true,
      color_less_10: true,
    },
    groups: single && kind.isByWard ? [{ attribute: single['key'] ?? '' }] : [],
    slices: [],
    splits: kind.isOfOne ? [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }] : [],
    filters: [],
    benchmarks: kind.isCompared ? [measure <= benchmarkCount ? measure : 1] : [],
    config: {},
  }
}
