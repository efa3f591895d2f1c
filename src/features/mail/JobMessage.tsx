import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { templates } from './calls.ts'
import styles from './Job.module.css'
import { canStop, getJob } from './job.ts'
import { useLanguages } from '#features/mail/recipients/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Preview } from './Preview.tsx'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** What the recipients of a job read, in each language: its saved template as it is now. */
export default function JobMessage({ row }: PanelProps<RowAt<'mailer/jobs'>>) {
  const { t } = useTranslation(['mail', 'portal'])
  const viewer = useViewer()
  const labels = useLabels({ path: 'mailer/mailtemplates' })
  const job = getJob(row)
  const template = useQuery({
    ...rowQuery(viewer.id, templates, job.template ?? 0),
    enabled: job.template !== undefined,
    meta: { isShownInPlace: true },
  })
  const own = useLanguage()
  const [language = own, setLanguage] = useState<Language>()
  const { counts, unnamed, isKnown } = useLanguages(getIds(row.recipients).map(Number))
  if (job.template === undefined) return <p className={styles.about}>{t('message-none')}</p>
  if (template.error) {
    return (
      <Banner kind="warning" action={<Button onClick={() => void template.refetch()}>{t('portal:retry')}</Button>}>
        {t('message-failed')} {errorMessage(template.error)}
      </Banner>
    )
  }
  const { data } = template
  const texts = data && readTexts(data, language)
  const missing = t('text-none')
  const getCount = (id: Language) => showNumber(counts.find(([one]) => one === id)?.[1] ?? 0)
  return (
    <div className={styles.message}>
      {canStop(job) && <p className={styles.about}>{t('message-now')}</p>}
      {unnamed > 0 && isKnown && <p className={styles.about}>{t('recipients.unnamed', { count: unnamed })}</p>}
      <Tabs
        label={t('message')}
        shown={language}
        tabs={languages.map((one) => ({
          id: one,
          // How many of the recipients read it.
          label: `${t(`portal:language.${one}`)} ${isKnown ? getCount(one) : ''}`.trim(),
          missing: data && readTexts(data, one).body === '' ? missing : undefined,
        }))}
        onShow={setLanguage}
      >
        <div className={styles.preview} aria-busy={!texts}>
          {texts && (
            <Preview
              key={language}
              html={texts.body}
              language={language}
              lines={[{ label: labels.field('subject'), text: texts.subject }]}
            />
          )}
        </div>
      </Tabs>
    </div>
  )
}

/** The subject and the text of a template in a language; empty where it has none. */
function readTexts(template: RowAt<'mailer/mailtemplates'>, language: Language): { subject: string; body: string } {
  return { subject: toText(template[`subject_${language}`]), body: toText(template[`body_${language}`]) }
}
