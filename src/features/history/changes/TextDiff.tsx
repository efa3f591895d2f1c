import { useTranslation } from 'react-i18next'
import styles from '#features/history/History.module.css'
import { shortened, wordDiff } from './wordDiff.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** Two long texts in one: deletions are struck through, additions underlined. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('history')
  return (
    <p className={styles.text}>
      <bdi translate="no">
        {shortened(wordDiff(before, after)).map((part, index) => {
          const key = `${index} ${part.kind}`
          if (part.kind === 'same') return <span key={key}>{part.text}</span>
          const Mark = part.kind === 'add' ? 'ins' : 'del'
          return (
            <Mark key={key} className={styles[part.kind]}>
              <VisuallyHidden>{t(part.kind) + labelSeparator()}</VisuallyHidden>
              {part.text}
            </Mark>
          )
        })}
      </bdi>
    </p>
  )
}
