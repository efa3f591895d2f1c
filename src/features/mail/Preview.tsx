import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#features/mail/Body.module.css'
import { MailFrame } from '#features/mail/MailFrame.tsx'
import { sampleOf } from '#features/mail/samples.ts'
import type { Language } from '#lib/languages.ts'

/** A text as somebody would get it, with samples in the place of placeholders. */
export function Preview({ html, language }: { html: string; language: Language }) {
  const { t } = useTranslation(['mail', 'portal'])
  const sampleFor = useCallback((name: string) => sampleOf(name, t), [t])
  if (html === '') return <p className={styles.note}>{t('preview-empty')}</p>
  return (
    <>
      <MailFrame
        html={html}
        language={language}
        sampleFor={sampleFor}
        label={t('preview-frame', { language: t(`portal:language.in.${language}`) })}
      />
      <p className={styles.note}>
        {t('preview-samples')}
        {/<img\b/i.test(html) && ` ${t('preview-images')}`}
      </p>
    </>
  )
}
