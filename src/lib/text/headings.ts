import { cleanLine } from './cleanText.ts'

const institution = [
  'ANQ-ID',
  'ANQ-Nr',
  'ANQ-Nummer',
  'ANQ-ID der Institution',
  'Klinik-Nr',
  'Klinik-Nummer',
  'Klinik-ID',
  'Spital-Nr',
  'Spital-Nummer',
  'Spital-ID',
  'Institutions-Nr',
  'Institutionsnummer',
  'Institution ID',
  'Hospital ID',
  'Hospital number',
  'ID ANQ',
  'ID ANQ de l’institution',
  'Identifiant ANQ',
  'N° ANQ',
  'Numéro ANQ',
  'N° clinique',
  'N° hôpital',
  'Numéro de clinique',
  'Numéro de la clinique',
  'Numéro d’hôpital',
  'Numéro de l’hôpital',
  'ID ANQ dell’istituzione',
  'Numero ANQ',
  'N. clinica',
  'N. ospedale',
  'Numero clinica',
  'Numero della clinica',
  'Numero ospedale',
  'Numero dell’ospedale',
]

/** What files call the columns of an import in German, French, Italian and English. */
const usual: Readonly<Record<string, readonly string[]>> = {
  email: [
    'E-Mail',
    'Mail',
    'E-Mail-Adresse',
    'Mailadresse',
    'Email address',
    'Courriel',
    'Adresse e-mail',
    'Adresse mail',
    'Adresse électronique',
    'Indirizzo e-mail',
    'Indirizzo mail',
    'Posta elettronica',
  ],
  first_name: ['Vorname', 'Given name', 'Prénom', 'Nome', 'Nome di battesimo'],
  last_name: ['Nachname', 'Name', 'Familienname', 'Surname', 'Family name', 'Nom', 'Nom de famille', 'Cognome'],
  language: ['Sprache', 'Korrespondenzsprache', 'Langue', 'Langue de correspondance', 'Lingua', 'Lang'],
  programme: ['Programm', 'Program', 'Programma'],
  object: institution,
  role: ['Rolle', 'Berechtigung', 'Funktion im Portal', 'Rôle', 'Droit', 'Ruolo', 'Diritto', 'Permission'],
  anqid: institution,
  category: ['Kategorie', 'Fachbereich', 'Catégorie', 'Domaine', 'Categoria', 'Settore'],
  token: ['Zugangscode', 'Code', 'Jeton', 'Code d’accès', 'Codice', 'Codice di accesso', 'Access code'],
  unitname: [
    'Einheit',
    'Name der Einheit',
    'Einheitsname',
    'Station',
    'Abteilung',
    'Unit',
    'Unité',
    'Nom de l’unité',
    'Unità',
    'Nome dell’unità',
    'Reparto',
  ],
}

/** The usual headings of a column, by its name. */
export function usualHeadings(column: string): readonly string[] {
  return Object.hasOwn(usual, column) ? (usual[column] ?? []) : []
}

/** A heading or a word without case, accents, blanks and punctuation, as spellings are compared. */
export function plainWord(text: string): string {
  return cleanLine(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
}
