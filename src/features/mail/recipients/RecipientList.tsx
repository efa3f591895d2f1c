import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '#engine/useDebounced.ts'
import styles from '#features/mail/Job.module.css'
import type { Job } from '#features/mail/job.ts'
import { RecipientTable } from './RecipientTable.tsx'
import { useFoundRecipients } from './useFoundRecipients.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { pageSize, searchDebounce } from '#lib/constants.ts'
import { Pager } from '#ui/navigation/Pager.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = {
  ids: readonly number[]
  /** The job that was started: it says who has the mail. */
  job?: Job
  onRemove?: (id: number) => void
}

/** The recipients of a job, page by page; many can be searched. */
export function RecipientList({ ids, job, onRemove }: Props) {
  const { t } = useTranslation(['mail', 'portal'])
  const [requested, setRequested] = useState({ search: '', page: 1 })
  const [typed, type] = useDebounced(requested.search, (search) => setRequested({ search, page: 1 }), searchDebounce)
  const { found, isSearching, isFailed } = useFoundRecipients(ids, cleanLine(requested.search))
  // Removing the last one of the last page leaves a page less.
  const page = Math.min(requested.page, Math.max(1, Math.ceil(found.length / pageSize)))
  const from = (page - 1) * pageSize
  return (
    <>
      {ids.length > pageSize && (
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
      {found.length > 0 && (
        <RecipientTable
          ids={found.slice(from, from + pageSize)}
          isLinked
          {...(job ? { job } : {})}
          {...(onRemove ? { onRemove } : {})}
        />
      )}
      <Pager
        page={page}
        size={pageSize}
        count={found.length}
        of={t('job-recipients')}
        onPage={(turned) => setRequested({ ...requested, page: turned })}
      />
    </>
  )
}
