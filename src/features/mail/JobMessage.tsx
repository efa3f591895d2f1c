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
import { Preview } from './Preview.tsx'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'

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
  const [language, setLanguage] = useState<Language>('de')
  if (job.template === undefined) return <p className={styles.about}>{t('message-none')}</p>
  if (template.error) {
    return (
      <Banner kind="warning" action={<Button onClick={() => void template.refetch()}>{t('portal:retry')}</Button>}>
        {t('message-failed')} {errorMessage(template.error)}
      </Banner>
    )
  }
  const texts = template.data && readTexts(template.data, language)
  return (
    <div className={styles.message}>
      {canStop(job) && <p className={styles.about}>{t('message-now')}</p>}
      <Tabs
        label={t('message')}
        shown={language}
        tabs={languages.map((one) => ({ id: one, label: t(`portal:language.${one}`) }))}
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
