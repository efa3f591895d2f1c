import { type Rule, staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, moment, number, relation, relations, text } from '#engine/fieldTypes.ts'
import { parseTime } from '#lib/dates/dates.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const controls = withWords(() => import('#features/mail/JobControls.tsx'), 'mail')
const moved = { readOnly: true, isServerManaged: true } as const
const inactive = 0
const running = 1
const finished = 2
/** Jobs that are being sent or were sent are read-only; stopping one makes it editable again. */
const isFixed = (_viewer: unknown, row?: { state?: number | null }) => (row?.state ?? inactive) !== inactive

/** Before that there is no progress to show. */
const wasStarted: Rule<{ state?: number | null; recipients_sent?: number | null }> = (_viewer, row) =>
  (row?.state ?? inactive) !== inactive || (row?.recipients_sent ?? 0) > 0

type Planned = { state?: number | null; send_at?: string | null }
const isInactive = ({ state }: Planned): boolean => (state ?? inactive) === inactive

/** An inactive job with a time of the past is sent as soon as it starts. */
function isLate(row: Planned): boolean {
  return isInactive(row) && (parseTime(row.send_at) ?? Infinity) < Date.now()
}

const plannedWord = (row: Planned) => (isLate(row) ? 'fact.planned-past' : 'fact.planned')

const fields = {
  name: text({ required: true, maxLength: 255 }),
  state: choice(
    [
      [0, 'inactive'],
      [1, 'running'],
      [2, 'finished'],
    ],
    { ...moved, states: { 1: 'accent', 2: 'good' } },
  ),
  template: relation('mailer/mailtemplates', { label: ['name'] }),
  send_at: moment(),
  recipients: relations('accounts/users', { label: ['first_name last_name', 'email'], join: true }),
  recipients_sent: number(moved),
  progress: number(moved),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'mailer/jobs': RowOf<typeof fields>
  }
}

export default defineCollection({
  endpoint: 'mailer/jobs',
  title: 'name',
  fields,
  facts: [
    { field: 'send_at', word: (row) => (isInactive(row) ? plannedWord(row) : undefined) },
    { field: 'recipients_sent', word: ({ state }) => (state === finished ? 'fact.sent' : undefined) },
  ],
  columns: [
    'name',
    { field: 'state', wraps: 'short' },
    { field: 'send_at', wraps: 'short' },
    { field: 'progress', cell: withWords(() => import('#features/mail/ProgressCell.tsx'), 'mail') },
    { field: 'recipients', isExtra: 'tablet' },
    'recipients_sent',
    { field: 'created', isExtra: 'tablet' },
    { field: 'modified', isExtra: true },
  ],
  ordering: '-created',
  filters: ['state', 'send_at'],
  form: [
    'name',
    { field: 'template', readOnly: isFixed },
    { field: 'send_at', readOnly: isFixed, warn: (row) => (isLate(row) ? 'forms:send-at-past' : undefined) },
    {
      field: 'recipients',
      when: (row, viewer) => !isFixed(viewer, row),
      widget: withWords(() => import('#features/mail/recipients/RecipientsField.tsx'), 'mail'),
    },
    'created',
    'modified',
  ],
  stateCell: withWords(() => import('#features/mail/JobState.tsx'), 'mail'),
  deleteWarning: (row) => (row.state === running ? 'job-running' : undefined),
  panels: [
    { name: 'job_message', isAbove: true, load: withWords(() => import('#features/mail/JobMessage.tsx'), 'mail') },
    {
      name: 'job_progress',
      show: wasStarted,
      load: withWords(() => import('#features/mail/JobProgress.tsx'), 'mail'),
    },
  ],
  tools: {
    record: [
      {
        name: 'run',
        isFrequent: true,
        show: staff,
        when: ({ row }) => row.state !== finished,
        load: controls,
      },
      // Sending again, and editing what was sent, are the exception.
      {
        name: 'rerun',
        show: staff,
        when: ({ row }) => row.state === finished,
        load: controls,
      },
    ],
  },
  menu: { order: 1 },
  help: { record: ['mailing', 'record'] },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
