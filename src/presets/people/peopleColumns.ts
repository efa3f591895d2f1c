import { choice, text } from '#engine/fieldTypes.ts'
import { plainWord } from '#lib/text/headings.ts'
import { roleNames } from '#lib/permissions.ts'
import { type Language, languages } from '#lib/languages.ts'
import { type Programme, programmes } from '#lib/areas.ts'

const asOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => [value, value] as const)

/** What people write for a value, in German, French, Italian and English. */
const spellings = {
  language: {
    de: ['d', 'deutsch', 'allemand', 'tedesco', 'german', 'de-CH'],
    fr: ['f', 'französisch', 'français', 'francese', 'french', 'fr-CH'],
    it: ['i', 'italienisch', 'italien', 'italiano', 'italian', 'it-CH'],
  },
  programme: {
    patzu: [
      'Patientenbefragung',
      'Patientenzufriedenheit',
      'Enquête auprès des patients',
      'Indagine presso i pazienti',
    ],
    moniq: ['Monitoring Psychiatrie', 'Monitorage psychiatrie', 'Monitoraggio psichiatria'],
    irp: ['Peer Review', 'Peer Reviews'],
    studek: ['Studierendenbefragung', 'Enquête auprès des étudiants', 'Indagine presso gli studenti'],
    rehaspez: ['Rehabilitation', 'Réadaptation', 'Riabilitazione'],
  },
  role: {
    admin: [
      'Administrator',
      'Administratorin',
      'Administrator/in',
      'Administrateur',
      'Administratrice',
      'Administrateur·trice',
      'Amministratore',
      'Amministratrice',
    ],
    user: ['Benutzer', 'Benutzerin', 'Benutzer/in', 'Utilisateur', 'Utilisatrice', 'Utente'],
    reader: [
      'Leser',
      'Leserin',
      'Leserin/Leser',
      'Lesen',
      'Lecteur',
      'Lectrice',
      'Lecteur·trice',
      'Lecture',
      'Lettore',
      'Lettrice',
      'Lettrice/lettore',
      'Lettura',
    ],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** The value that a text means; the text itself where nothing is known. */
function valueReader(words: Record<string, readonly string[]>): (text: string) => string {
  const values = new Map(
    Object.entries(words).flatMap(([value, all]) => [value, ...all].map((one) => [plainWord(one), value] as const)),
  )
  return (text) => values.get(plainWord(text)) ?? text
}

/** The columns of a file of people: who, in which language, and the permission on which institution, by its ANQ id. */
export const peopleColumns = {
  email: text({ required: true, format: 'email', maxLength: 254 }),
  first_name: text({ maxLength: 150 }),
  last_name: text({ maxLength: 150 }),
  language: { ...choice(asOptions(languages)), toValue: valueReader(spellings.language) },
  programme: { ...choice(asOptions(programmes), { required: true }), toValue: valueReader(spellings.programme) },
  object: text({ required: true, isIdentifier: true }),
  role: { ...choice(asOptions(roleNames)), toValue: valueReader(spellings.role) },
}

export type Person = {
  email: string
  first_name: string
  last_name: string
  language: Language
  programme: Programme
  object: string
  role: (typeof roleNames)[number]
}
