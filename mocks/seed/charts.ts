import type { Fields, Json } from '../db/json.ts'
import { isObject, textIn } from '../db/json.ts'

export const chartTypes = [
  'timeline',
  'radar',
  'mean',
  'likert',
  'bar',
  'stacked',
  'stacked-full',
  'boxPlot',
  'tableChart',
]

const titles: Record<string, [string, string, string]> = {
  timeline: ['Verlauf', 'Évolution', 'Andamento'],
  radar: ['Übersicht', "Vue d'ensemble", 'Panoramica'],
  mean: ['Mittelwerte', 'Moyennes', 'Medie'],
  likert: ['Antworten', 'Réponses', 'Risposte'],
  bar: ['Häufigkeit', 'Fréquence', 'Frequenza'],
  stacked: ['Verteilung', 'Répartition', 'Distribuzione'],
  'stacked-full': ['Anteile', 'Proportions', 'Quote'],
  boxPlot: ['Streuung', 'Dispersion', 'Dispersione'],
  tableChart: ['Tabelle', 'Tableau', 'Tabella'],
}

function questionsOf(attributes: Fields[]): Fields[] {
  return attributes.filter(
    (attribute) =>
      attribute['type'] === 'likert' ||
      (attribute['type'] === 'number' && isObject(attribute['scale']) && attribute['key'] !== 'birth_year'),
  )
}

function scaleOf(attribute: Fields | undefined): string {
  const scale = attribute?.['scale']
  return isObject(scale) ? `${textIn(scale['min'])} to ${textIn(scale['max'])}` : ''
}

const series = (attribute: Fields): Fields => ({
  keys: [attribute['key'] ?? ''],
  name: textIn(attribute['name']),
  skala: attribute['type'] === 'likert',
})

/** A believable chart of one type over a measure's questions. */
export function chartOf(type: string, index: number, measure: number, attributes: Fields[]): Fields {
  const [title, title_fr, title_it] = titles[type] ?? [type, type, type]
  const all = questionsOf(attributes)
  // Means of different scales are put on no axis together.
  const questions = all.filter((one) => scaleOf(one) === scaleOf(all[0])).slice(0, type === 'timeline' ? 2 : 6)
  const single = attributes.find((attribute) => attribute['type'] === 'single')
  const counted = type === 'bar' || type.startsWith('stacked')
  const data: Json = counted && single ? [series(single)] : questions.map(series)
  return {
    i: `chart-${measure}-${index + 1}`,
    type,
    title,
    title_fr,
    title_it,
    subtitle: index === 0 ? 'Alle Kliniken' : '',
    subtitle_fr: '',
    subtitle_it: '',
    // The last one where there is room beside the others.
    x: (type === 'tableChart' ? 1 : index % 2) * 6,
    y: Math.floor(index / 2) * 8,
    w: 6,
    h: 6,
    measures: [measure],
    data,
    timelineAttribute: type === 'timeline' ? 'exit_date' : null,
    viewSettings: {
      benchmark: type === 'mean',
      error_bars: type === 'mean',
      datalabels: counted,
      bin_year: type === 'timeline',
      color_less_10: true,
    },
    groups:
      single && ['mean', 'radar', 'boxPlot', 'tableChart'].includes(type) ? [{ attribute: single['key'] ?? '' }] : [],
    slices: [],
    splits: counted ? [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }] : [],
    filters: [],
    benchmarks: type === 'mean' ? [1] : [],
    config: {},
  }
}
