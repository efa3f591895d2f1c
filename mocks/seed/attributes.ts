import type { Fields, Json } from '../db/json.ts'

type Translated = [de: string, fr: string, it: string]

const named = (key: string, [name, name_fr, name_it]: Translated, type: string, extra: Fields = {}): Fields => ({
  key,
  name,
  name_fr,
  name_it,
  type,
  ...extra,
})

const options = (...labels: Translated[]): Json =>
  labels.map(([label, label_fr, label_it], index) => ({ value: index + 1, label, label_fr, label_it }))

const sex = named('sex', ['Geschlecht', 'Sexe', 'Sesso'], 'single', {
  options: options(['Frau', 'Femme', 'Donna'], ['Mann', 'Homme', 'Uomo'], ['Divers', 'Autre', 'Altro']),
})
const birthYear = named('birth_year', ['Geburtsjahr', 'Année de naissance', 'Anno di nascita'], 'number', {
  scale: { min: 1930, max: 2008 },
})
const exit = named('exit_date', ['Austritt', 'Sortie', 'Dimissione'], 'date')
const ward = named('ward', ['Abteilung', 'Service', 'Reparto'], 'single', {
  options: options(
    ['Ost', 'Est', 'Est'],
    ['West', 'Ouest', 'Ovest'],
    ['Nord', 'Nord', 'Nord'],
    ['Tagesklinik', 'Clinique de jour', 'Clinica diurna'],
  ),
})
const strangeWard = named('ward', ['Abteilung', 'Service', 'Reparto'], 'single', {
  options: options(
    ['Ost', 'Est', 'Est'],
    ['West', 'Ouest', 'Ovest'],
    ['Nord & Süd', 'Nord & Sud', 'Nord e Sud'],
    ['<img src=x onerror="window.__xss=1">', '"Service"', "Reparto d'urgenza"],
  ),
})
const insurance = named('insurance', ['Versicherung', 'Assurance', 'Assicurazione'], 'single', {
  options: options(
    ['Allgemein', 'Commune', 'Comune'],
    ['Halbprivat', 'Demi-privée', 'Semiprivata'],
    ['Privat', 'Privée', 'Privata'],
  ),
})
const reasons = named('reasons', ['Gründe', 'Raisons', 'Motivi'], 'multi', {
  options: options(
    ['Empfehlung', 'Recommandation', 'Raccomandazione'],
    ['Nähe', 'Proximité', 'Vicinanza'],
    ['Ruf', 'Réputation', 'Reputazione'],
    ['Zuweisung', 'Envoi', 'Invio'],
  ),
})
const remarks = named('remarks', ['Bemerkungen', 'Remarques', 'Osservazioni'], 'text')

const question = (key: string, name: Translated, scale: Fields, group: string): Fields =>
  named(key, name, 'likert', { scale, group, question: `${name[0]}: Wie haben Sie das erlebt?` })
const five = { min: 1, max: 5 }

const satisfaction = [
  question('q1', ['Behandlung', 'Traitement', 'Trattamento'], five, 'Aufenthalt'),
  question('q2', ['Information', 'Information', 'Informazione'], five, 'Aufenthalt'),
  question('q3', ['Mitsprache', 'Participation', 'Partecipazione'], five, 'Aufenthalt'),
  question('q4', ['Wartezeit', "Temps d'attente", "Tempo d'attesa"], { ...five, reversed: true }, 'Organisation'),
  question('q5', ['Austritt', 'Sortie', 'Dimissione'], five, 'Organisation'),
  question('q6', ['Verpflegung', 'Repas', 'Vitto'], five, 'Organisation'),
  named('nps', ['Weiterempfehlung', 'Recommandation', 'Raccomandazione'], 'number', { scale: { min: 0, max: 10 } }),
]

const psychiatry = Array.from({ length: 12 }, (_, index) =>
  question(
    `h${index + 1}`,
    [`HoNOS ${index + 1}`, `HoNOS ${index + 1}`, `HoNOS ${index + 1}`],
    { min: 0, max: 4, reversed: true },
    index < 6 ? 'Verhalten' : 'Soziales',
  ),
)

const stay = named(
  'stay',
  ['Aufenthaltsdauer (Tage)', 'Durée du séjour (jours)', 'Durata della degenza (giorni)'],
  'number',
)
const readmitted = named(
  'readmitted',
  ['Wiedereintritt innert 30 Tagen', 'Réadmission dans les 30 jours', 'Riammissione entro 30 giorni'],
  'likert',
  {
    scale: { min: 0, max: 1, reversed: true },
    options: [
      { value: 0, label: 'Nein', label_fr: 'Non', label_it: 'No' },
      { value: 1, label: 'Ja', label_fr: 'Oui', label_it: 'Sì' },
    ],
  },
)

const rehabilitation = [
  named('fim_entry', ['FIM Eintritt', 'MIF entrée', 'FIM ammissione'], 'number', { scale: { min: 18, max: 126 } }),
  named('fim_exit', ['FIM Austritt', 'MIF sortie', 'FIM dimissione'], 'number', { scale: { min: 18, max: 126 } }),
  question('r1', ['Mobilität', 'Mobilité', 'Mobilità'], { min: 0, max: 10 }, 'Ziele'),
  question('r2', ['Selbständigkeit', 'Autonomie', 'Autonomia'], { min: 0, max: 10 }, 'Ziele'),
]

/** The questionnaires; the last is short, for the measure with very many rows. */
export const questionnaires: Fields[][] = [
  [sex, birthYear, exit, ward, insurance, reasons, ...satisfaction, remarks],
  [sex, birthYear, exit, strangeWard, ...psychiatry, stay, readmitted],
  [sex, birthYear, exit, insurance, ...rehabilitation, remarks, stay],
  [sex, exit, ...satisfaction.slice(0, 3)],
]
