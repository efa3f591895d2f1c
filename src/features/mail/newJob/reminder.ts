import { createIdempotent, type IdempotencyState } from '#api/rows/createIdempotent.ts'
import type { RowAt } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import { languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'
import { textInEachLanguage } from '#ui/i18n/textInEachLanguage.ts'
import { templates } from '#features/mail/calls.ts'

/** A reminder of the declarations of a year, with its template where there is one. */
export type Reminder = { year: string; template: number | null }

const getTexts = async () => await textInEachLanguage('mail', ['reminder.name', 'reminder.subject', 'reminder.text'])

/** The template for reminders: the one with the portal's name for it, in any of its languages. */
export async function findReminderTemplate(): Promise<number | null> {
  const [texts, { rows }] = await Promise.all([getTexts(), listRows(templates, { ordering: 'name', size: 'all' })])
  const names = languages.map((language) => texts[language][0])
  return rows.find((row) => names.includes(toText(row.name).trim()))?.id ?? null
}

/** Creates the template for reminders, with the portal's text in every language. */
export async function createReminderTemplate(attempt: IdempotencyState): Promise<RowAt<typeof templates>> {
  const texts = await getTexts()
  const body = {
    name: texts[currentLanguage()][0] ?? '',
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`subject_${language}`, texts[language][1]],
        [`body_${language}`, texts[language][2]],
      ]),
    ),
    is_default: false,
    is_demo: false,
    is_pw_forgot: false,
  }
  return await createIdempotent(templates, body, undefined, attempt, confirmResend)
}
