import type { Fields, Json } from '../db/json.ts'
import { bySex, type Options, type Subject } from './chartOptions.ts'
import { getPlaces, type Place, width } from './chartPlaces.ts'
import { getPatientCharts, detailCharts } from './patientCharts.ts'

const height = 8
/** The types that say when answers are from. */
const overTime = new Set(['timeline', 'comments'])

/** The charts of an evaluation in two columns; about one institution unless it is about all. */
export function getCharts(subject: Subject): Fields[] {
  const list = (lists[subject.measure] ?? (() => []))(subject)
  const places = getPlaces(list)
  return list.map((one, index) => getChart(one, index, { ...subject, ...places[index] }))
}

function getChart(
  options: Options,
  index: number,
  { measure, attributes, hospital, isDetailed, x = 0, y = 0 }: Subject & Partial<Place>,
): Fields {
  const {
    type,
    title,
    keys,
    views = [],
    groups = [],
    slices = [],
    isCompared,
    isOfAll,
    notes = [],
    w = width,
    h = height,
  } = options
  const getName = (key: string): Json => attributes.find((attribute) => attribute['key'] === key)?.['name'] ?? key
  const isOfOne = hospital !== null && isOfAll !== true
  return {
    i: `chart-${measure}-${isDetailed ? 'details-' : ''}${index + 1}`,
    type,
    title: title[0],
    title_fr: title[1],
    title_it: title[2],
    subtitle: '',
    subtitle_fr: '',
    subtitle_it: '',
    x,
    y,
    w,
    h,
    measures: [measure],
    data: keys.map((key) => ({ keys: [key], name: getName(key), skala: false })),
    timelineAttribute: overTime.has(type) ? 'exit_date' : null,
    timelineNotes: notes,
    viewSettings: Object.fromEntries(
      ['color_less_10', ...(isCompared ? ['benchmark'] : []), ...views].map((view) => [view, true]),
    ),
    groups,
    slices,
    splits: [],
    filters: isOfOne ? [{ attribute: 'content_object', operator: 'in', values: [hospital] }] : [],
    benchmarks: isCompared ? [measure] : [],
    config: {},
  }
}

const lists: Record<number, (subject: Subject) => Options[]> = {
  1: (subject) => (subject.isDetailed ? detailCharts : getPatientCharts(subject)),
  2: () => [
    {
      type: 'mean',
      title: ['Belastung bei Austritt', 'Charge à la sortie', 'Carico alla dimissione'],
      keys: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      views: ['error_bars', 'horizontal', 'datalabels'],
      isCompared: true,
    },
    {
      type: 'timeline',
      title: ['Gedrückte Stimmung im Verlauf', 'Évolution de l’humeur dépressive', 'Andamento dell’umore depresso'],
      keys: ['h4'],
      views: ['signals', 'bin_quarter', 'error_bars'],
      isCompared: true,
    },
    {
      type: 'funnel',
      title: ['Wiedereintritte: Kliniken', 'Réadmissions\u202f: cliniques', 'Riammissioni: cliniche'],
      keys: ['readmitted'],
      isOfAll: true,
    },
    {
      type: 'boxPlot',
      title: ['Aufenthaltsdauer', 'Durée du séjour', 'Durata della degenza'],
      keys: ['stay'],
      groups: bySex,
    },
  ],
  3: () => [
    {
      type: 'mean',
      title: ['Mittelwerte der Fragen', 'Moyennes des questions', 'Medie delle domande'],
      keys: ['goals', 'therapy', 'planning'],
      views: ['error_bars', 'horizontal', 'datalabels'],
      isCompared: true,
    },
    {
      type: 'timeline',
      title: ['Ziele im Verlauf', 'Évolution des objectifs', 'Andamento degli obiettivi'],
      keys: ['goals'],
      views: ['signals', 'bin_quarter', 'error_bars'],
      isCompared: true,
    },
    {
      type: 'mean',
      title: ['Therapien nach Versicherung', 'Thérapies par assurance', 'Terapie per assicurazione'],
      keys: ['therapy'],
      views: ['error_bars', 'datalabels'],
      groups: [{ attribute: 'insurance' }],
      isCompared: true,
    },
  ],
  4: () => [
    {
      type: 'mean',
      title: ['Mittelwerte der Fragen', 'Moyennes des questions', 'Medie delle domande'],
      keys: ['teaching', 'team', 'learning'],
      views: ['error_bars', 'horizontal', 'datalabels'],
      isCompared: true,
    },
    {
      type: 'likert',
      title: ['Verteilung der Antworten', 'Répartition des réponses', 'Distribuzione delle risposte'],
      keys: ['teaching', 'team', 'learning'],
      views: ['stacked_likert', 'datalabels'],
    },
    {
      type: 'mean',
      title: ['Anleitung nach Studienjahr', 'Encadrement par année d’études', 'Accompagnamento per anno di studio'],
      keys: ['teaching'],
      views: ['error_bars', 'datalabels'],
      groups: [{ attribute: 'year' }],
      isCompared: true,
    },
  ],
}
