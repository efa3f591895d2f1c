import i18next from 'i18next'
import { ValidationError, ForbiddenError, UnknownOutcomeError } from '#api/http/errors.ts'
import { errorMessage, serverMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { fetchForUpdate } from '#api/rows/fetchForUpdate.ts'
import { listRows } from '#api/rows/rows.ts'
import { createRow, replaceRow } from '#api/rows/writeRows.ts'
import type { ImportMessage } from '#engine/fields/fieldType.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { rowsWith } from '#features/importer/calls.ts'
import type { Problem, ReadRow } from '#features/importer/reading/rows.ts'
import type { Refusal, Target } from '#features/importer/sending/target.ts'
import { type Permission, getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { type StandardTexts, standardTexts } from '#features/people/standardTexts.ts'
import { getCode, isLanguage } from '#lib/languages.ts'
import type { HospitalList } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import type { Person } from './peopleColumns.ts'

const users = 'accounts/users'
const invitations = 'accounts/invitations'
const appPermissions = 'accounts/app_permissions'

/**
 * Invites the people of a file, one invitation each with all its permissions; an open invitation gets the missing ones.
 * People with an account are not invited again.
 */
export function invitationTarget(viewer: Viewer): Target {
  let texts: StandardTexts | undefined
  const holders = async (emails: string[]) => {
    const [accounts, invited] = await Promise.all([getAccounts(emails), rowsWith(invitations, 'email', emails)])
    const open = invited.filter(({ status, accepted }) => status !== 'expired' && accepted !== true)
    return [
      ...accounts,
      ...open.map(({ id, email, permissions }): Holder => ({
        kind: 'invitation',
        id,
        email: toText(email).toLowerCase(),
        permissions: getPermissions(permissions),
      })),
    ]
  }
  const invite = async ({ email, first_name, last_name, language }: Person, permissions: Permission[]) => {
    texts ??= await standardTexts()
    const text = texts[language]
    const name = [first_name, last_name].filter(Boolean).join(' ')
    await createRow(invitations, {
      email,
      language: getCode(language),
      // The greeting is the first line, up to its comma.
      content: name === '' ? text : text.replace(/^[^\n,]*/, (greeting) => `${greeting} ${name}`),
      permissions,
    })
  }
  return peopleTarget(viewer, {
    holders,
    isOfAccounts: false,
    give: async (rights, holder) => {
      const [first] = rights
      if (!first) return []
      const permissions = rights.map(({ permission }) => permission)
      try {
        if (holder) await addToInvitation(holder.id, permissions)
        else await invite(first.person, permissions)
        return []
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        // A browser may send a call twice by itself, and show the refusal of the second one.
        const now = (await holders([first.person.email])).find(({ kind }) => kind === 'invitation')
        return rights.flatMap(({ row, permission }) => (holds(now, permission) ? [] : [getRefusal(error, row)]))
      }
    },
  })
}

/** Creates accounts for the people of a file, and grants each the missing permissions. */
export function userTarget(viewer: Viewer): Target {
  return peopleTarget(viewer, {
    holders: getAccounts,
    isOfAccounts: true,
    give: async (rights, holder) => {
      const [first] = rights
      if (!first) return []
      const { email, first_name, last_name, language } = first.person
      let user = holder?.id
      try {
        user ??= (await createRow(users, { email, first_name, last_name, language: getCode(language) })).id
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        return rights.map(({ row }) => getRefusal(error, row))
      }
      const refused: Refusal[] = []
      for (const { row, permission } of rights) {
        try {
          await createRow(appPermissions, { ...permission, user })
        } catch (error) {
          // After any other error the permission is looked up before anything is sent again.
          if (!(error instanceof ValidationError || error instanceof ForbiddenError)) throw new UnknownOutcomeError()
          const now = (await getAccounts([email])).find((one) => one.email === email)
          if (holds(now, permission)) continue
          const text = i18next.t('import:problem.without-right', { text: errorMessage(error) })
          refused.push({ row, column: 'object', text })
        }
      }
      return refused
    },
  })
}

/** People with permissions already: by an account, or an open invitation. */
type Holder = { kind: 'account' | 'invitation'; id: number; email: string; permissions: Permission[] }
type Right = { row: ReadRow; person: Person; permission: Permission }
type Kind = {
  holders: (emails: string[]) => Promise<Holder[]>
  isOfAccounts: boolean
  /** Grants permissions to one person; returns the refused ones. */
  give: (rights: Right[], holder: Holder | undefined) => Promise<Refusal[]>
}

async function getAccounts(emails: string[]): Promise<Holder[]> {
  const accounts = await rowsWith(users, 'email', emails)
  return await Promise.all(
    accounts.map(async ({ id, email }): Promise<Holder> => {
      const { rows } = await listRows(appPermissions, { user: id, size: 'all' })
      return { kind: 'account', id, email: toText(email).toLowerCase(), permissions: getPermissions(rows) }
    }),
  )
}

async function addToInvitation(id: number, permissions: readonly Permission[]): Promise<void> {
  const current = await fetchForUpdate(invitations, id)
  const known = getPermissions(current.permissions)
  const all = [...known, ...permissions.filter((one) => !known.some((other) => isOnSame(one, other)))]
  await replaceRow(invitations, id, { ...current, permissions: all }, current)
}

function isOnSame(one: Permission, other: Permission): boolean {
  return one.content_type === other.content_type && one.object_id === other.object_id
}

function holds(holder: Holder | undefined, permission: Permission): boolean {
  return holder?.permissions.some((one) => isOnSame(one, permission) && one.role === permission.role) ?? false
}

/** People are processed one by one; an error of one does not stop the others. */
function peopleTarget(viewer: Viewer, { holders, isOfAccounts, give }: Kind): Target {
  const institutions = new Map<string, RowAt<HospitalList>[]>()
  const invited = new Set<string>()
  let checked: { emails: ReadonlySet<string>; found: Map<string, Holder[]> } | undefined
  const getKey = ({ programme, object }: Person) => `${programme} ${object}`
  const learn = async (people: Person[]) => {
    for (const [programme, ofProgramme] of groupedBy(people, (person) => person.programme)) {
      const missing = [
        ...new Set(ofProgramme.filter((one) => !institutions.has(getKey(one))).map(({ object }) => object)),
      ]
      if (missing.length === 0) continue
      const found = await rowsWith(`${programme}/hospitals` as const, 'anqid', missing)
      for (const object of missing)
        institutions.set(
          `${programme} ${object}`,
          found.filter(({ anqid }) => toText(anqid) === object),
        )
    }
  }
  const getPermission = (person: Person): Permission | undefined => {
    const [institution, ...others] = institutions.get(getKey(person)) ?? []
    const content_type = contentTypeId(viewer, `${person.programme}.hospital`)
    if (!institution || others.length > 0 || content_type === undefined) return undefined
    return { content_type, object_id: institution.id, role: roles[person.role] }
  }
  const known = async (people: Person[]): Promise<Map<string, Holder[]>> =>
    groupedBy(await holders([...new Set(people.map(({ email }) => email))]), ({ email }) => email)
  const getProblem = (row: ReadRow, found: readonly Holder[] = []): Problem | undefined => {
    const person = findPerson(row)
    const permission = getPermission(person)
    const problem = (column: keyof Person, message: ImportMessage): Problem => ({
      row: row.row,
      column,
      value: person[column],
      message,
    })
    if (!permission) return problem('object', { word: 'problem.institution' })
    const rights = found.flatMap(({ permissions }) => permissions).filter((one) => isOnSame(one, permission))
    if (rights.some(({ role }) => role === permission.role)) return undefined
    const [other] = rights
    if (other)
      return problem('role', { word: 'problem.other-role', values: { role: roleNames[Number(other.role) - 1] ?? '-' } })
    const hasAccount = found.some(({ kind }) => kind === 'account')
    return hasAccount && !isOfAccounts ? problem('email', { word: 'problem.has-account' }) : undefined
  }
  return {
    check: async (rows) => {
      const people = rows.map(findPerson)
      await learn(people)
      const found = await known(people)
      checked = { emails: new Set(people.map(({ email }) => email)), found }
      return rows.flatMap((row) => getProblem(row, found.get(findPerson(row).email)) ?? [])
    },
    absent: async (rows) => {
      const people = rows.map(findPerson)
      await learn(people)
      // Requests of the check a moment ago are not repeated; before anything is sent they are.
      const isKnown = checked && people.every(({ email }) => checked?.emails.has(email))
      const found = isKnown && checked ? checked.found : await known(people)
      checked = undefined
      for (const [email, all] of found) if (all.some(({ kind }) => kind === 'invitation')) invited.add(email)
      return rows.filter((row) => {
        const person = findPerson(row)
        const permission = getPermission(person)
        return !permission || !found.get(person.email)?.some((holder) => holds(holder, permission))
      })
    },
    recipients: (rows) => rows.map((row) => findPerson(row).email).filter((email) => !invited.has(email)),
    send: async (rows) => {
      const people = rows.map(findPerson)
      await learn(people)
      const found = await known(people)
      const refused: Refusal[] = []
      let isFirst = true
      for (const [email, group] of groupedBy(rows, (row) => findPerson(row).email)) {
        const holder = found.get(email)?.find(({ kind }) => isOfAccounts || kind === 'invitation')
        const rights: Right[] = []
        for (const row of group) {
          const permission = getPermission(findPerson(row))
          const wrong = getProblem(row, found.get(email))
          if (wrong || !permission) refused.push({ row, column: wrong?.column ?? '', text: getText(wrong) })
          else if (!holds(holder, permission)) rights.push({ row, person: findPerson(row), permission })
        }
        try {
          refused.push(...(await give(rights, holder)))
        } catch (error) {
          // The previous people are in: they are looked up before anything is sent again.
          throw isFirst ? error : new UnknownOutcomeError()
        }
        isFirst = false
      }
      return { imported: rows.length - refused.length, refused }
    },
  }
}

function getText(problem: Problem | undefined): string {
  if (!problem) return ''
  return 'text' in problem.message
    ? problem.message.text
    : i18next.t(`import:${problem.message.word}`, problem.message.values ?? {})
}

function findPerson({ values }: ReadRow): Person {
  const read = (name: keyof Person) => toText(values[name])
  const [language, role] = [read('language'), read('role')]
  return {
    email: read('email').toLowerCase(),
    first_name: read('first_name'),
    last_name: read('last_name'),
    language: isLanguage(language) ? language : 'de',
    programme: read('programme') as Person['programme'],
    object: read('object'),
    role: roleNames.find((name) => name === role) ?? 'user',
  }
}

function getRefusal({ fields, general }: ValidationError, row: ReadRow): Refusal {
  const [first] = fields
  const name = first?.path.split('.')[0] ?? ''
  return {
    row,
    column: name === 'permissions' ? 'object' : name,
    text: [...fields.map(({ message }) => message), ...general].map(serverMessage).join(' '),
  }
}

function groupedBy<Value, Key>(values: readonly Value[], getKey: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) groups.set(getKey(value), [...(groups.get(getKey(value)) ?? []), value])
  return groups
}
