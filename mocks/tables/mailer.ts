import { toNumbers } from '../db/json.ts'
import {
  boolean,
  choice,
  computed,
  email,
  integer,
  longText,
  readOnly,
  relation,
  relations,
  required,
  stamps,
  text,
  time,
} from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { staff, staffOnly } from '../schema/rules.ts'

export default keyed(
  {
    path: 'mailer/jobs',
    model: 'mailer.job',
    search: ['name'],
    filters: ['state'],
    ordering: '-id',
    permissions: staffOnly,
    fields: {
      name: text(required),
      state: choice([0, 1, 2], { initial: 0 }),
      template: relation('mailer/mailtemplates'),
      send_at: time(),
      progress: computed((row) => row['progress'] ?? 0, 'integer'),
      recipients: relations('accounts/users'),
      recipients_count: computed((row) => toNumbers(row['recipients']).length, 'integer'),
      recipients_sent: integer({ ...readOnly, initial: 0 }),
      ...stamps,
    },
    check: (row, { world, creating }) => {
      const before = creating ? 0 : (world.find('mailer/jobs', row.id)?.['state'] ?? 0)
      if (row['state'] !== 1 || before === 1) return undefined
      if (before === 2) return { state: ['Ein abgeschlossener Versand wird zuerst gestoppt.'] }
      return toNumbers(row['recipients']).length === 0 ? { state: ['Keine Empfänger.'] } : undefined
    },
  },
  {
    path: 'mailer/mailtemplates',
    model: 'mailer.mailtemplate',
    search: ['name', 'subject_de', 'subject_fr', 'subject_it'],
    filters: ['is_default', 'is_demo', 'is_pw_forgot'],
    permissions: staffOnly,
    fields: {
      name: text(required),
      subject_de: text(),
      subject_fr: text(),
      subject_it: text(),
      body_de: longText(),
      body_fr: longText(),
      body_it: longText(),
      from_email: email(),
      is_pw_forgot: boolean(),
      is_demo: boolean(),
      is_default: boolean(),
      ...stamps,
    },
    protectedBecause: (row) =>
      row['is_default'] === true || row['is_pw_forgot'] === true || row['is_demo'] === true
        ? 'mailer.settings'
        : undefined,
  },
  {
    path: 'mailer/mails',
    model: 'mailer.mail',
    search: ['email_to', 'subject'],
    ordering: '-id',
    permissions: { read: staff },
    fields: {
      created: time(readOnly),
      sent_at: time(readOnly),
      email_to: email(readOnly),
      subject: text(readOnly),
      body: longText(readOnly),
    },
  },
)
