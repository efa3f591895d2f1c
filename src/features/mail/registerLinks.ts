import type { RowAt } from '#api/rows/page.ts'
import { languages } from '#lib/languages.ts'
import { hasRegisterLink } from '#lib/text/registerLink.ts'
import { toText } from '#lib/text/text.ts'

type Template = Partial<RowAt<'mailer/mailtemplates'>>
const keys = languages.map((language) => `body_${language}` as const)

/** Identifies an invitation template: it is the default one, or one of its languages has the register link. */
function invites(row: Template): boolean {
  if (row.is_pw_forgot === true || row.is_demo === true) return false
  return row.is_default === true || keys.some((key) => hasRegisterLink(row[key]))
}

/** Whether the text under a key (`body_fr`) lacks the register link; a language without text falls back to German. */
export function lacksRegisterLink(row: Template, key: string, isUsed = false): boolean {
  if (!isUsed && !invites(row)) return false
  const known = keys.find((one) => one === key)
  const text = toText(known && row[known])
  return text === '' ? key === keys[0] : !hasRegisterLink(text)
}

/** The languages (de, fr, it) whose text lacks the link although invitations use the template. */
export function languagesWithoutLink(row: Template, isUsed: boolean) {
  return languages.filter((language) => lacksRegisterLink(row, `body_${language}`, isUsed))
}
