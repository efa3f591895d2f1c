import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import styles from '#features/mail/Job.module.css'
import { getJob } from '#features/mail/job.ts'
import { RecipientTable } from './RecipientTable.tsx'
import { useFoundRecipients } from './useFoundRecipients.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { pageSize, searchDebounce } from '#lib/constants.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Pager } from '#ui/navigation/Pager.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

/** The recipients of a job, page by page. */
export function JobRecipients({ row }: { row: RowAt<'mailer/jobs'> }) {
  const { t } = useTranslation(['mail', 'portal'])
  const [requested, setRequested] = useState({ search: '', page: 1 })
  const [typed, type] = useDebounced(requested.search, (search) => setRequested({ search, page: 1 }), searchDebounce)
  const job = getJob(row)
  const all = getIds(row.recipients).map(Number)
  const { found, isSearching, isFailed } = useFoundRecipients(all, cleanLine(requested.search))
  const isLong = all.length > pageSize
  const from = (requested.page - 1) * pageSize
  return (
    <div className={styles.recipients}>
      {job.sent > 0 && job.sent < job.recipients && <p className={styles.about}>{t('recipients.unknown')}</p>}
      {isLong && (
        <search className={styles.search}>
          <TextField
            label={t('recipients.search')}
            hideLabel
            placeholder={t('recipients.search')}
            type="search"
            clearable
            value={typed}
            onChange={type}
          />
        </search>
      )}
      <p aria-live="polite" className={styles.about}>
        {isFailed && t('portal:picker.failed')}
        {!isFailed &&
          !isSearching &&
          cleanLine(requested.search) !== '' &&
          t('recipients.found', { count: found.length })}
      </p>
      {found.length > 0 && <RecipientTable ids={found.slice(from, from + pageSize)} job={job} />}
      <Pager
        page={requested.page}
        size={pageSize}
        count={found.length}
        of={t('job-recipients')}
        onPage={(page) => setRequested({ ...requested, page })}
      />
    </div>
  )
}
