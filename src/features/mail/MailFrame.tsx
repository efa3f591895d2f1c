import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { previewNodes, type Samples } from '#features/mail/html/previewNodes.ts'
import styles from './MailFrame.module.css'
import type { Language } from '#lib/languages.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const policy = "default-src 'none'; img-src data:; form-action 'none'; base-uri 'none'"
/** As most mail programs show a mail that brings no font and no background of its own. */
const paper =
  'margin:1rem;background:#fff;color:#18222c;font:0.875rem/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere'
const min = 6
const max = 40

type Props = {
  html: string
  label: string
  language?: Language
  sampleFor?: Samples['sampleFor']
  /** Short texts in the head of the sheet, such as the subject. */
  lines?: readonly { label: string; text: string }[]
}

/**
 * A mail in its own frame without scripts, forms and external content. This code inserts its nodes: as text it would
 * need styles in its markup, which the inherited policy of the page forbids.
 */
export function MailFrame({ html, label, language, sampleFor, lines = [] }: Props) {
  const { t } = useTranslation('mail')
  const frame = useRef<HTMLIFrameElement>(null)
  const render = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!frame.current || !page) return
    const { nodes, styles } = previewNodes(html, {
      imageText: (name) => (name ? t('image', { name }) : t('image-bare')),
      ...(sampleFor ? { sampleFor } : {}),
    })
    const rule = page.createElement('meta')
    rule.httpEquiv = 'Content-Security-Policy'
    rule.content = policy
    page.head.replaceChildren(rule)
    if (language) page.documentElement.lang = language
    page.body.style.cssText = paper
    page.body.replaceChildren(page.importNode(nodes, true))
    const elements = [...page.body.querySelectorAll<HTMLElement>('*')]
    for (const { place, css } of styles) if (elements[place]) elements[place].style.cssText = css
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    frame.current.style.height = `${Math.min(max, Math.max(min, page.documentElement.scrollHeight / rem))}rem`
  }, [html, language, sampleFor, t])
  useEffect(render, [render])
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        {lines.map((line) => (
          <span key={line.label} className={styles.line}>
            {line.label}
            {labelSeparator()}
            <bdi translate="no">{line.text}</bdi>
          </span>
        ))}
        <span>{t('sheet')}</span>
      </figcaption>
      <iframe ref={frame} className={styles.frame} title={label} sandbox="allow-same-origin" onLoad={render} />
    </figure>
  )
}
