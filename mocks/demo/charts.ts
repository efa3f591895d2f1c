import type { Fields, Json } from '../db/json.ts'
import { moveDay } from '../results/stories/patients.ts'
import type { Translated } from '../results/stories/texts.ts'
import { getPlaces, type Place, width } from './chartPlaces.ts'
import { seeblick } from './clinics.ts'

type Options = {
  type: string
  title: Translated
  keys: string[]
  views?: string[]
  groups?: Fields[]
  slices?: Fields[]
  isCompared?: boolean
  /** Shows all institutions instead of the one that the evaluation is about. */
  isOfAll?: boolean
  notes?: Json
  w?: number
  h?: number
}

const height = 8
/** The types that say when answers are from. */
const overTime = new Set(['timeline', 'comments'])

export type Subject = { measure: number; attributes: Fields[]; hospital: string | null }

/** The charts of an evaluation in two columns; about one institution unless it is about all. */
export function getCharts(subject: Subject): Fields[] {
  const list = (lists[subject.measure] ?? (() => []))(subject)
  const places = getPlaces(list)
  return list.map((one, index) => getChart(one, index, { ...subject, ...places[index] }))
}

function getChart(
  options: Options,
  index: number,
  { measure, attributes, hospital, x = 0, y = 0 }: Subject & Partial<Place>,
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
    i: `chart-${measure}-${index + 1}`,
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

const byWard = [{ attribute: 'ward' }]
const bySex = [{ attribute: 'sex' }]
const byAge = [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }]

const moveNote = [
  {
    date: moveDay,
    text: 'Umzug des Empfangs',
    text_fr: 'Déménagement de la réception',
    text_it: 'Trasloco dell’accettazione',
  },
]

const patientQuestions = ['care', 'information', 'say', 'waiting', 'food', 'leaving']

const lists: Record<number, (subject: Subject) => Options[]> = {
  1: ({ hospital }) => [
    {
      type: 'mean',
      title: ['Mittelwerte der Fragen', 'Moyennes des questions', 'Medie delle domande'],
      keys: patientQuestions,
      views: ['error_bars', 'horizontal', 'datalabels'],
      isCompared: true,
    },
    {
      type: 'timeline',
      title: ['Wartezeit im Verlauf', 'Évolution du temps d’attente', 'Andamento del tempo d’attesa'],
      keys: ['waiting'],
      views: ['signals', 'bin_month', 'error_bars'],
      isCompared: true,
      notes: hospital === seeblick ? moveNote : [],
    },
    {
      type: 'timeline',
      title: ['Verpflegung im Verlauf', 'Évolution des repas', 'Andamento del vitto'],
      keys: ['food'],
      views: ['signals', 'bin_quarter', 'error_bars'],
      isCompared: true,
    },
    {
      type: 'likert',
      title: ['Verteilung der Antworten', 'Répartition des réponses', 'Distribuzione delle risposte'],
      keys: patientQuestions,
      views: ['stacked_likert', 'datalabels'],
    },
    {
      type: 'mean',
      title: ['Austritt nach Abteilung', 'Sortie par service', 'Dimissione per reparto'],
      keys: ['leaving'],
      views: ['error_bars', 'datalabels'],
      groups: byWard,
      isCompared: true,
    },
    {
      type: 'funnel',
      title: [
        'Austritt: Kliniken im Vergleich',
        'Sortie\u202f: comparaison des cliniques',
        'Dimissione: confronto tra cliniche',
      ],
      keys: ['leaving'],
      isCompared: true,
      isOfAll: true,
    },
    {
      type: 'radar',
      title: ['Profil nach Geschlecht', 'Profil par sexe', 'Profilo per sesso'],
      keys: patientQuestions,
      slices: bySex,
      isCompared: true,
    },
    {
      type: 'bar',
      title: ['Gründe für die Wahl', 'Raisons du choix', 'Motivi della scelta'],
      keys: ['reasons'],
      views: ['datalabels', 'by_value'],
    },
    {
      type: 'mean',
      title: ['Stürze nach Abteilung', 'Chutes par service', 'Cadute per reparto'],
      keys: ['fall'],
      views: ['error_bars', 'datalabels'],
      groups: byWard,
    },
    {
      type: 'funnel',
      title: ['Würde wiederkommen: Kliniken', 'Reviendrait\u202f: cliniques', 'Ritornerebbe: cliniche'],
      keys: ['again'],
      isOfAll: true,
      w: 2 * width,
    },
    {
      type: 'boxPlot',
      title: ['Aufenthaltsdauer nach Abteilung', 'Durée du séjour par service', 'Durata della degenza per reparto'],
      keys: ['stay'],
      groups: byWard,
      isCompared: true,
    },
    {
      type: 'tableChart',
      title: ['Alle Fragen nach Abteilung', 'Toutes les questions par service', 'Tutte le domande per reparto'],
      keys: patientQuestions,
      groups: byWard,
      isCompared: true,
      w: 2 * width,
      h: 12,
    },
    {
      type: 'stacked-full',
      title: ['Behandlung nach Abteilung', 'Traitement par service', 'Trattamento per reparto'],
      keys: ['care'],
      views: ['datalabels'],
      groups: byWard,
    },
    {
      type: 'mean',
      title: ['Information nach Alter', 'Information selon l’âge', 'Informazione secondo l’età'],
      keys: ['information'],
      views: ['datalabels', 'error_bars'],
      groups: byAge,
      isCompared: true,
    },
    {
      type: 'comments',
      title: [
        'Was Patientinnen und Patienten geschrieben haben',
        'Ce que les patientes et patients ont écrit',
        'Ciò che le pazienti e i pazienti hanno scritto',
      ],
      keys: ['remarks'],
      groups: byWard,
      w: 2 * width,
      h: 16,
    },
  ],
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
