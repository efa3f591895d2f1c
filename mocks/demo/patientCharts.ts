import { moveDay } from '../results/stories/patients.ts'
import { byAge, bySex, byWard, type Options, type Subject } from './chartOptions.ts'
import { width } from './chartPlaces.ts'
import { seeblick } from './clinics.ts'

const moveNote = [
  {
    date: moveDay,
    text: 'Umzug des Empfangs',
    text_fr: 'Déménagement de la réception',
    text_it: 'Trasloco dell’accettazione',
  },
]

const patientQuestions = ['care', 'information', 'say', 'waiting', 'food', 'leaving']

/** What a clinic looks at first. */
export function getPatientCharts({ hospital }: Subject): Options[] {
  return [
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
      column: 1,
      views: ['signals', 'bin_quarter', 'error_bars'],
      isCompared: true,
    },
    {
      type: 'likert',
      title: ['Verteilung der Antworten', 'Répartition des réponses', 'Distribuzione delle risposte'],
      keys: patientQuestions,
      // Next to the shorter ones the page is as long as this column.
      column: 0,
      views: ['stacked_likert', 'datalabels'],
    },
  ]
}

/** The same answers by clinic, ward and group of people, and what patients wrote. */
export const detailCharts: Options[] = [
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
    type: 'bar',
    title: ['Gründe für die Wahl', 'Raisons du choix', 'Motivi della scelta'],
    keys: ['reasons'],
    views: ['datalabels', 'by_value'],
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
    type: 'mean',
    title: ['Stürze nach Abteilung', 'Chutes par service', 'Cadute per reparto'],
    keys: ['fall'],
    views: ['error_bars', 'datalabels'],
    groups: byWard,
  },
  {
    type: 'boxPlot',
    title: ['Aufenthaltsdauer nach Abteilung', 'Durée du séjour par service', 'Durata della degenza per reparto'],
    keys: ['stay'],
    groups: byWard,
    isCompared: true,
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
    type: 'radar',
    title: ['Profil nach Geschlecht', 'Profil par sexe', 'Profilo per sesso'],
    keys: patientQuestions,
    slices: bySex,
    isCompared: true,
  },
  {
    type: 'funnel',
    title: ['Würde wiederkommen: Kliniken', 'Reviendrait\u202f: cliniques', 'Ritornerebbe: cliniche'],
    keys: ['again'],
    isOfAll: true,
    w: 2 * width,
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
]
