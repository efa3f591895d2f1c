import type { RowFilter } from '#evaluation/model/chart.ts'
import {
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'

/** Two of three clinics have answers; their names are no formulas. */
export const series = getSeries(
  { items: [item('q1', 'Freundlichkeit')], groups: categories('Klinik "A"; Nord', '=HYPERLINK("x")', 'leer') },
  (_item, group) => (group === 2 ? nobody : getFigure([2, 3, 10, 30, 15])),
)
/** The data that is saved for a chart. */
export const input = {
  series,
  chart: getChart('mean', { title: 'Zufriedenheit' }),
  filters: ['Jahr: 2024'],
  filterText: ({ attribute }: RowFilter) => attribute,
  t: inLanguage('de'),
  language: 'de',
  at: new Date('2026-03-15T12:00:00Z'),
  now: new Date('2026-03-16T08:05:00Z'),
  provenance: {
    evaluation: 'Auswertung 2026 / Ost',
    institutions: '24 Institutionen',
    measures: 'Patientenzufriedenheit',
    period: '15.01.2018 – 31.12.2025',
    who: 'Anna Muster',
    provider: 'ANQ',
    snapshot: '',
  },
} as const

export const origin = [
  'Auswertung: Auswertung 2026 / Ost',
  'Institutionen: 24 Institutionen',
  'Messungen: Patientenzufriedenheit',
  'Zeitraum: 15.01.2018 – 31.12.2025',
  'Filter: Jahr: 2024',
  "120 Antworten · 1'234 Fragebogen · alle Daten",
  'Methode: Mittelwert der gültigen Antworten',
  'Stand der Daten: 15.03.2026 13:00',
  'Erstellt: 16.03.2026 09:05, Anna Muster, ANQ',
]
