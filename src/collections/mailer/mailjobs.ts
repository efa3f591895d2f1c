import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { choice, moment, number, relation, relations, text } from '#engine/fieldTypes.ts'

export default defineCollection({
  endpoint: 'mailer/jobs',
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 255 }),
    state: choice(
      [
        [0, 'inactive'],
        [1, 'running'],
        [2, 'finished'],
      ],
      { readOnly: true },
    ),
    template: relation('mailer/mailtemplates', { label: ['name'] }),
    send_at: moment(),
    recipients: relations('accounts/users', { label: ['first_name last_name', 'email'], join: true }),
    recipients_sent: number({ readOnly: true }),
    progress: number({ readOnly: true }),
    created: moment({ readOnly: true }),
    modified: moment({ readOnly: true }),
  },
  columns: [
    'name',
    'state',
    'send_at',
    { field: 'progress', cell: () => import('#features/mail/ProgressCell.tsx') },
    'recipients',
    'recipients_sent',
    'created',
    'modified',
  ],
  ordering: '-created',
  filters: ['state', 'send_at'],
  form: ['name', 'template', 'send_at', 'recipients', 'state', 'progress', 'recipients_sent', 'created', 'modified'],
  panels: [{ name: 'job_progress', load: () => import('#features/mail/JobProgress.tsx') }],
  tools: { record: [{ name: 'run', show: staff, load: () => import('#features/mail/JobControls.tsx') }] },
  menu: { order: 1 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})
