import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type RecordColumn, RecordTable } from '#engine/list/RecordTable.tsx'
import { useChosen } from '#engine/records/relation.ts'
import { people } from '#features/mail/calls.ts'
import styles from '#features/mail/Job.module.css'
import { type Job, stateForAll } from '#features/mail/job.ts'
import { useInstitutions } from '#features/mail/useInstitutions.ts'
import { getLanguage } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'

const target = { endpoint: people, label: ['first_name last_name', 'email'] } as const

type Props = {
  ids: readonly number[]
  /** The job that was started: it says who has the mail. */
  job?: Job
  /** A row opens the person, and an address what was sent there; not in a dialog. */
  isLinked?: boolean
  onRemove?: (id: number) => void
}

/** Recipients: their names, institutions and languages, and whether they have the mail of a job. */
export function RecipientTable({ ids, job, isLinked = false, onRemove }: Props) {
  const { t } = useTranslation(['mail', 'portal'])
  const persons = useChosen(target, ids)
  const getInstitutions = useInstitutions(persons)
  const state = job && stateForAll(job)
  if (persons.every(({ isPending }) => isPending)) return <Skeleton shape="table" rows={persons.length + 1} />
  const columns: RecordColumn<(typeof persons)[number]>[] = [
    {
      key: 'email',
      label: t('recipients.email'),
      wraps: 'short',
      renderCell: (person) => <Address email={toText(person.row?.email)} hasLink={isLinked} />,
    },
    ...(state
      ? [
          {
            key: 'state',
            label: t('recipients.state'),
            renderCell: () => <Badge kind={state === 'sent' ? 'good' : 'neutral'}>{t(`recipients.${state}`)}</Badge>,
          },
        ]
      : []),
    {
      key: 'person',
      label: t('recipients.person'),
      hasLink: true,
      wraps: 'short',
      renderCell: ({ label }) => <bdi translate="no">{label}</bdi>,
    },
    {
      key: 'institution',
      wraps: 'short',
      label: t('recipients.institution'),
      title: (person) => getInstitutions(person).join(', '),
      renderCell: (person) => <bdi translate="no">{getInstitutions(person).join(', ') || '-'}</bdi>,
    },
    {
      key: 'language',
      label: t('recipients.language'),
      renderCell: ({ row }) => (row ? t(`portal:language.${getLanguage(row.language)}`) : '-'),
    },
    ...(onRemove
      ? [
          {
            key: 'remove',
            label: '',
            renderCell: ({ id, label }: (typeof persons)[number]) => (
              <IconButton
                small
                icon={X}
                label={t('recipients.remove', { name: label })}
                onClick={() => onRemove(Number(id))}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <RecordTable
      label={t('job-recipients')}
      columns={columns}
      rows={persons}
      getLink={({ link }) => (isLinked ? link : undefined)}
      isStacked
    />
  )
}

function Address({ email, hasLink }: { email: string; hasLink: boolean }) {
  const { t } = useTranslation('mail')
  if (!email || !hasLink)
    return (
      <bdi className={styles.address} translate="no">
        {addBreaks(email || '-')}
      </bdi>
    )
  return (
    <Link className={styles.address} to={mailsTo(email)} title={t('recipients.mails')}>
      <bdi translate="no">{addBreaks(email)}</bdi>
    </Link>
  )
}

function mailsTo(email: string): string {
  return `/mailer/mails?${new URLSearchParams({ search: email }).toString()}`
}
