import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowQuery } from '#api/rows/queries.ts'
import { fieldValue } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import { type Language, languages } from '#lib/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { templates } from '#features/mail/calls.ts'
import styles from '#features/mail/Job.module.css'
import { RecipientTable } from '#features/mail/recipients/RecipientTable.tsx'
import type { Audience, JobRecipients } from './newJob.ts'
import { useRecipients } from './useRecipients.ts'

const size = 5

/** Who gets the mail of a new job and in which language, and in which of these its template has no text. */
export function RecipientsPreview({
  list,
  audience,
  template,
}: {
  list: JobRecipients
  audience: Audience
  template: number | null
}) {
  const { t } = useTranslation(['mail', 'portal'])
  const [turned, setPage] = useState(1)
  const { ids, counts, unnamed, isPending, isFailed } = useRecipients(list, audience)
  const missing = useMissingTexts(template)
  if (isPending) return <Skeleton shape="table" rows={3} />
  if (isFailed) return <Banner kind="warning">{t('recipients.failed')}</Banner>
  if (ids.length === 0) return null
  // The other choice may have fewer pages.
  const page = Math.min(turned, Math.ceil(ids.length / size))
  const inWords = (some: typeof counts) =>
    some.map(([language, count]) => `${t(`portal:language.${language}`)} ${showNumber(count)}`)
  const untold = counts.filter(([language]) => missing.includes(language))
  return (
    <div className={styles.preview}>
      <p>
        {t('recipients.languages', {
          languages: [...inWords(counts), ...(unnamed > 0 ? [t('recipients.unnamed', { count: unnamed })] : [])].join(
            ', ',
          ),
        })}
      </p>
      {untold.length > 0 && (
        <Banner kind="warning">{t('text-missing', { languages: inWords(untold).join(', ') })}</Banner>
      )}
      <RecipientTable ids={ids.slice((page - 1) * size, page * size)} />
      <Pager page={page} size={size} count={ids.length} onPage={setPage} of={t('job-recipients')} />
    </div>
  )
}

const fallback: Language = 'de'

/** The languages in which a template has no subject or no text. */
function useMissingTexts(template: number | null): readonly Language[] {
  const viewer = useViewer()
  const { data } = useQuery({
    ...rowQuery(viewer.id, templates, template ?? 0),
    enabled: template !== null,
    meta: { isShownInPlace: true },
  })
  if (!data) return []
  return languages.filter(
    (language) =>
      language !== fallback &&
      [`subject_${language}`, `body_${language}`].some((name) => toText(fieldValue(data, name)).trim() === ''),
  )
}
