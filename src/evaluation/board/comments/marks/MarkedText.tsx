import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#evaluation/board/comments/Comments.module.css'
import { toPieces } from './marks.ts'

/** A text with what looks like a name, a date or a number marked, and said in a word. It is never HTML. */
export function MarkedText({ text }: { text: string }) {
  const { t } = useTranslation('written')
  const pieces = useMemo(() => toPieces(text), [text])
  return pieces.map(({ from, text: part, kind }) =>
    kind ? (
      <mark className={styles.mark} key={from} translate="no">
        {part}
        <small className={styles.kind}>{t(`mark.${kind}`)}</small>
      </mark>
    ) : (
      <span key={from}>{part}</span>
    ),
  )
}
