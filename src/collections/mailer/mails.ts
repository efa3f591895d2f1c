import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { moment, text } from '#engine/fieldTypes.ts'

const fields = {
  email_to: text({ readOnly: true, format: 'email' }),
  subject: text({ readOnly: true }),
  created: moment({ readOnly: true }),
  sent_at: moment({ readOnly: true }),
  body: text({ readOnly: true, long: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'mailer/mails': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: ['subject', 'email_to'],
  fields,
  columns: ['subject', { field: 'email_to', wraps: true }, 'created', 'sent_at'],
  ordering: '-created',
  filters: ['created', 'sent_at'],
  form: [
    'email_to',
    'subject',
    'created',
    'sent_at',
    { field: 'body', widget: () => import('#features/mail/MailBody.tsx') },
  ],
  menu: { order: 3 },
  permissions: { read: staff },
})
