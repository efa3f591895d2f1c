import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { flag, moment, text, translatedDe } from '#engine/fieldTypes.ts'
import { lacksRegisterLink } from '#features/mail/registerLinks.ts'
import { withCleanTemplates } from '#lib/text/templateText.ts'
import { withSuffix } from '#lib/text/withSuffix.ts'
import { createCopy } from '#presets/copy.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const texts = /^(?:subject|body)_/
const neededFlag = () => import('#features/mail/NeededFlag.tsx')

const fields = {
  name: text({ required: true }),
  subject: translatedDe({ required: true, maxLength: 255 }),
  body: translatedDe({ long: true, maxLength: 20_000 }),
  from_email: text({ format: 'email', maxLength: 254, forMany: true }),
  is_default: flag({ initial: false }),
  is_demo: flag({ initial: false }),
  is_pw_forgot: flag({ initial: false }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'mailer/mailtemplates': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [
    'name',
    { field: 'subject', wraps: true },
    { field: 'from_email', wraps: 'short', isExtra: 'tablet' },
    'is_default',
    { field: 'is_demo', isExtra: 'tablet' },
    'is_pw_forgot',
    { field: 'modified', isExtra: true },
  ],
  ordering: 'name',
  filters: ['is_default', 'is_demo', 'is_pw_forgot'],
  form: [
    'name',
    'from_email',
    { field: 'subject', inside: 'body' },
    {
      field: 'body',
      widget: () => import('#features/mail/BodyEntry.tsx'),
      isTall: true,
      check: (row, _viewer, key) => (lacksRegisterLink(row, key) ? 'invitation-tag-missing' : undefined),
    },
    { field: 'is_default', widget: neededFlag },
    { field: 'is_demo', widget: neededFlag },
    { field: 'is_pw_forgot', widget: neededFlag },
    'modified',
  ],
  sections: { purpose: ['is_default', 'is_demo', 'is_pw_forgot'] },
  send: (body) => withCleanTemplates(body, texts),
  doubts: {
    text: 'save-doubt.template',
    in: async (values, before) =>
      (await import('#lib/text/templateProblems.ts')).findNewTemplateProblems(values, before, texts),
  },
  // A copy is not a template of the portal itself.
  clone: (row) =>
    createCopy(row, {
      name: withSuffix(row.name, ' (Kopie)', 255),
      is_default: false,
      is_demo: false,
      is_pw_forgot: false,
    }),
  // The portal itself sends these.
  undeletable: (row) => (row.is_default || row.is_pw_forgot || row.is_demo ? 'own-template' : undefined),
  tools: {
    record: [
      {
        name: 'test_mail',
        isFrequent: true,
        show: staff,
        load: withWords(() => import('#features/mail/TestMail.tsx'), 'mail'),
      },
    ],
  },
  menu: { order: 2 },
  help: { record: ['template', 'record'] },
  palette: { order: 8, show: staff },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
