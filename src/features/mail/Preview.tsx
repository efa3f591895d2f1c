import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Body.module.css'
import { withSamples } from '#features/mail/html/previewNodes.ts'
import { MailFrame } from './MailFrame.tsx'
import { knownPlaceholders } from '#lib/text/templateProblems.ts'
import { cleanTemplate } from '#lib/text/templateText.ts'
import type { Language } from '#lib/languages.ts'
import type { ParseKeys } from 'i18next'

type Props = { html: string; language: Language; lines?: readonly { label: string; text: string }[] }

/** A text as a recipient would get it, with samples for placeholders; above it short ones, such as the subject. */
export function Preview({ html, language, lines = [] }: Props) {
  const { t } = useTranslation(['mail', 'portal'])
  const sampleFor = useCallback((name: string) => getSample(name, t), [t])
  if (html === '')
    return <p className={styles.note}>{t(language === 'de' ? 'preview-empty-german' : 'preview-empty')}</p>
  return (
    <>
      <MailFrame
        html={cleanTemplate(html)}
        language={language}
        sampleFor={sampleFor}
        lines={lines
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => ({ label, text: withSamples(cleanTemplate(text), sampleFor) }))}
        label={t('preview-frame', { language: t(`portal:language.in.${language}`) })}
      />
      <p className={styles.note}>
        {t('preview-samples')}
        {/<img\b/i.test(html) && ` ${t('preview-images')}`}
      </p>
    </>
  )
}

const known: Readonly<Record<(typeof knownPlaceholders)[number], ParseKeys<'mail'>>> = {
  first_name: 'sample-first-name',
  last_name: 'sample-last-name',
  email: 'sample-email',
  register_link: 'sample-link',
}

/** The sample value of a placeholder by its name, also of a path (`user.first_name`). */
function getSample(name: string, t: (key: ParseKeys<'mail'>) => string): string | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  const found = knownPlaceholders.find((one) => one === last)
  return found && t(known[found])
}
