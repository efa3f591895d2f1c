import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RecordName } from '#engine/records/RecordName.tsx'
import { useChosen } from '#engine/records/relation.ts'
import { people } from './calls.ts'
import styles from './Job.module.css'
import { type Job, stateForAll } from './job.ts'
import { useInstitutions } from './useInstitutions.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import table from '#ui/table.module.css'

const target = { endpoint: people, label: ['first_name last_name', 'email'] } as const

/** Recipients of a job: their names and institutions, whether they have the mail, and a link to their mails. */
export function RecipientTable({ ids, job }: { ids: readonly number[]; job: Job }) {
  const { t } = useTranslation('mail')
  const persons = useChosen(target, ids)
  const getInstitutions = useInstitutions(persons)
  const state = stateForAll(job)
  if (persons.some(({ isPending }) => isPending)) return <Skeleton shape="table" rows={persons.length + 1} />
  return (
    <div className={table.wrap} tabIndex={0} role="region" aria-label={t('job-recipients')}>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={classNames(table.cell, table.first)} scope="col">
              {t('recipients.person')}
            </th>
            <th className={table.cell} scope="col">
              {t('recipients.email')}
            </th>
            <th className={table.cell} scope="col">
              {t('recipients.institution')}
            </th>
            {state && (
              <th className={table.cell} scope="col">
                {t('recipients.state')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {persons.map((person) => {
            const email = toText(person.row?.email)
            const institutions = getInstitutions(person).join(', ')
            return (
              <tr key={person.id} className={table.row}>
                <td className={classNames(table.cell, table.first)}>
                  <RecordName of={person} className={table.link} />
                </td>
                <td className={table.cell}>
                  {email ? (
                    <Link className={styles.address} to={mailsTo(email)} title={t('recipients.mails')}>
                      <bdi translate="no">{email}</bdi>
                    </Link>
                  ) : (
                    '-'
                  )}
                </td>
                <td className={table.cell} title={institutions}>
                  <bdi translate="no">{institutions || '-'}</bdi>
                </td>
                {state && (
                  <td className={table.cell}>
                    <Badge kind={state === 'sent' ? 'good' : 'neutral'}>{t(`recipients.${state}`)}</Badge>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function mailsTo(email: string): string {
  return `/mailer/mails?${new URLSearchParams({ search: email }).toString()}`
}
