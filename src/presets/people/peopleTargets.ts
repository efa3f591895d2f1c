import i18next from 'i18next'
import { FieldErrors, ResultUnknown } from '#api/errors.ts'
import { faultText, serverText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import { createRow } from '#api/writeRows.ts'
import { contentTypeId, type Viewer } from '#api/viewer.ts'
import { rowsWith } from '#features/importer/calls.ts'
import type { Problem, ReadRow } from '#features/importer/reading/rows.ts'
import type { Refusal, Target } from '#features/importer/sending/target.ts'
import { type Permission, roles } from '#lib/permissions.ts'
import { type StandardTexts, standardTexts } from '#features/people/standardTexts.ts'
import { codeOf, isLanguage } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import type { Person } from './peopleColumns.ts'

const users = 'accounts/users'
const invitations = 'accounts/invitations'

/** Invites the people of a file; whoever has an account or an open invitation is there already. */
export function invitationTarget(viewer: Viewer): Target {
  let texts: StandardTexts | undefined
  return peopleTarget(viewer, {
    known: async (emails) => {
      const [accounts, invited] = await Promise.all([
        rowsWith(users, 'email', emails),
        rowsWith(invitations, 'email', emails),
      ])
      return [...accounts, ...invited.filter(({ status }) => status !== 'expired')]
    },
    create: async ({ email, first_name, last_name, language }, permission) => {
      texts ??= await standardTexts()
      const text = texts[language]
      const name = [first_name, last_name].filter(Boolean).join(' ')
      const invited = createRow(invitations, {
        email,
        language: codeOf(language),
        // The greeting is the first line, up to its comma.
        content: name === '' ? text : text.replace(/^[^\n,]*/, (greeting) => `${greeting} ${name}`),
        permissions: [permission],
      })
      await invited.catch(async (error: unknown) => {
        // A browser may send a call twice by itself, and show the refusal of the second one.
        if (!(error instanceof FieldErrors) || (await rowsWith(invitations, 'email', [email])).length === 0) throw error
      })
    },
  })
}

/** Makes accounts for the people of a file, each with a right. */
export function userTarget(viewer: Viewer): Target {
  return peopleTarget(viewer, {
    known: async (emails) => await rowsWith(users, 'email', emails),
    create: async ({ email, first_name, last_name, language }, permission) => {
      const { id } = await createRow(users, { email, first_name, last_name, language: codeOf(language) })
      await createRow('accounts/app_permissions', { ...permission, user: id }).catch((error: unknown) => {
        throw new WithoutRight(faultText(error))
      })
    },
  })
}

/** The account is made, its right is not. */
class WithoutRight extends Error {}

type Kind = {
  known: (emails: string[]) => Promise<Row[]>
  create: (person: Person, permission: Permission) => Promise<void>
}

/** People go one by one; what is wrong with one of them keeps none of the others out. */
function peopleTarget(viewer: Viewer, { known, create }: Kind): Target {
  const institutions = new Map<string, Row[]>()
  const keyOf = ({ programme, object }: Person) => `${programme} ${object}`
  const learn = async (people: Person[]) => {
    for (const [programme, ofProgramme] of groupedBy(people, (person) => person.programme)) {
      const missing = [
        ...new Set(ofProgramme.filter((one) => !institutions.has(keyOf(one))).map(({ object }) => object)),
      ]
      if (missing.length === 0) continue
      const found = await rowsWith(`${programme}/hospitals`, 'anqid', missing)
      for (const object of missing)
        institutions.set(
          `${programme} ${object}`,
          found.filter(({ anqid }) => asText(anqid) === object),
        )
    }
  }
  const permissionOf = (person: Person): Permission | undefined => {
    const [institution, ...others] = institutions.get(keyOf(person)) ?? []
    const content_type = contentTypeId(viewer, `${person.programme}.hospital`)
    if (!institution || others.length > 0 || content_type === undefined) return undefined
    return { content_type, object_id: institution.id, role: roles[person.role] }
  }
  const send = async (row: ReadRow): Promise<Refusal | undefined> => {
    const person = personIn(row)
    const permission = permissionOf(person)
    if (!permission) return { row, column: 'object', text: i18next.t('import:problem.institution') }
    try {
      await create(person, permission)
      return undefined
    } catch (error) {
      if (error instanceof WithoutRight)
        return { row, column: 'object', text: i18next.t('import:problem.without-right', { text: error.message }) }
      if (error instanceof FieldErrors) return refusalOf(error, row)
      throw error
    }
  }
  return {
    check: async (rows) => {
      await learn(rows.map(personIn))
      return rows
        .filter((row) => !permissionOf(personIn(row)))
        .map((row): Problem => {
          const { object } = personIn(row)
          return { row: row.row, column: 'object', value: object, told: { word: 'problem.institution' } }
        })
    },
    absent: async (rows) => {
      const found = await known(rows.map((row) => personIn(row).email))
      const emails = new Set(found.map(({ email }) => asText(email).toLowerCase()))
      return rows.filter((row) => !emails.has(personIn(row).email))
    },
    send: async (rows) => {
      await learn(rows.map(personIn))
      const refused: Refusal[] = []
      for (const [index, row] of rows.entries()) {
        try {
          const refusal = await send(row)
          if (refusal) refused.push(refusal)
        } catch (error) {
          // The people before it are in: they are looked up before anything is sent again.
          throw index > 0 ? new ResultUnknown() : error
        }
      }
      return { imported: rows.length - refused.length, refused }
    },
  }
}

function personIn({ values }: ReadRow): Person {
  const read = (name: keyof Person) => asText(values[name])
  const [language, role] = [read('language'), read('role')]
  return {
    email: read('email').toLowerCase(),
    first_name: read('first_name'),
    last_name: read('last_name'),
    language: isLanguage(language) ? language : 'de',
    programme: read('programme') as Person['programme'],
    object: read('object'),
    role: role in roles ? (role as Person['role']) : 'user',
  }
}

function refusalOf({ fields, general }: FieldErrors, row: ReadRow): Refusal {
  const [first] = fields
  const name = first?.path.split('.')[0] ?? ''
  return {
    row,
    column: name === 'permissions' ? 'object' : name,
    text: [...fields.map(({ message }) => message), ...general].map(serverText).join(' '),
  }
}

function groupedBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
