import type { Fields, Json } from '../../db/json.ts'

export type Translated = [de: string, fr: string, it: string]

export const attribute = (
  key: string,
  [name, name_fr, name_it]: Translated,
  type: string,
  extra: Fields = {},
): Fields => ({ key, name, name_fr, name_it, type, ...extra })

export const options = (labels: Translated[], first = 1): Json =>
  labels.map(([label, label_fr, label_it], index) => ({ value: first + index, label, label_fr, label_it }))

const quality: Translated[] = [
  ['sehr schlecht', 'très mauvais', 'pessimo'],
  ['schlecht', 'mauvais', 'cattivo'],
  ['mittel', 'moyen', 'medio'],
  ['gut', 'bon', 'buono'],
  ['sehr gut', 'très bon', 'ottimo'],
]
const frequency: Translated[] = [
  ['nie', 'jamais', 'mai'],
  ['selten', 'rarement', 'raramente'],
  ['manchmal', 'parfois', 'a volte'],
  ['oft', 'souvent', 'spesso'],
  ['immer', 'toujours', 'sempre'],
]
const five = { min: 1, max: 5 }

/**
 * A question answered from 1 to 5: 'Wie …' by quality, any other by frequency. A low answer to a reversed one is
 * better.
 */
export const question = (key: string, name: Translated, wording: string, group: string, isReversed = false): Fields =>
  attribute(key, name, 'likert', {
    scale: isReversed ? { ...five, reversed: true } : five,
    options: options(wording.startsWith('Wie ') ? quality : frequency),
    question: wording,
    group,
  })

const noYes: Translated[] = [
  ['Nein', 'Non', 'No'],
  ['Ja', 'Oui', 'Sì'],
]

export const yesNo = (key: string, name: Translated, wording: string, isReversed = false): Fields =>
  attribute(key, name, 'likert', {
    scale: isReversed ? { min: 0, max: 1, reversed: true } : { min: 0, max: 1 },
    options: options(noYes, 0),
    question: wording,
    group: 'Ergebnis',
  })

export const sex = attribute('sex', ['Geschlecht', 'Sexe', 'Sesso'], 'single', {
  options: options([
    ['Frau', 'Femme', 'Donna'],
    ['Mann', 'Homme', 'Uomo'],
    ['Divers', 'Autre', 'Altro'],
  ]),
})
export const birthYear = attribute('birth_year', ['Geburtsjahr', 'Année de naissance', 'Anno di nascita'], 'number', {
  scale: { min: 1925, max: 2010 },
})
export const exitDate = attribute('exit_date', ['Austrittsdatum', 'Date de sortie', 'Data di dimissione'], 'date')
export const stay = attribute(
  'stay',
  ['Aufenthaltsdauer (Tage)', 'Durée du séjour (jours)', 'Durata della degenza (giorni)'],
  'number',
)
export const remarks = attribute('remarks', ['Bemerkungen', 'Remarques', 'Osservazioni'], 'text')
/** One to two in a hundred are neither. */
export const sexShape = [0.525, 0.46, 0.015]
export const insurance = attribute('insurance', ['Versicherung', 'Assurance', 'Assicurazione'], 'single', {
  options: options([
    ['Allgemein', 'Commune', 'Comune'],
    ['Halbprivat', 'Demi-privée', 'Semiprivata'],
    ['Privat', 'Privée', 'Privata'],
  ]),
})
