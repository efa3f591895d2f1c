import { useCallback } from 'react'
import styles from '#features/mail/Body.module.css'
import { MailFrame } from '#features/mail/MailFrame.tsx'
import { sampleOf } from '#features/mail/samples.ts'
import type { Language } from '#lib/languages.ts'
import { useFileWords, useWords } from '#ui/words.ts'

/** A text as somebody would get it, with samples in the place of placeholders. */
export function Preview({ html, language }: { html: string; language: Language }) {
  const t = useWords()
  const { say } = useFileWords('mail')
  const sampleFor = useCallback((name: string) => sampleOf(name, say), [say])
  if (html === '') return <p className={styles.note}>{say('preview-empty')}</p>
  return (
    <>
      <MailFrame html={html} language={language} sampleFor={sampleFor} label={say('preview-frame', { language: t(`language.in.${language}`) })} />
      <p className={styles.note}>
        {say('preview-samples')}
        {/<img\b/i.test(html) && ` ${say('preview-images')}`}
      </p>
    </>
  )
}
