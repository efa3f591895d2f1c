import type { KeyEntry } from '#evaluation/types/words/head.ts'
import styles from './SignList.module.css'

/** The meaning of signs, each in its colour; nothing without signs. */
export function SignList({ entries, label }: { entries: readonly KeyEntry[]; label: string }) {
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className={styles.signs}>
      {entries.map(({ sign, text, isGood, isSignal, isLine }) => (
        <li className={isSignal && !isLine ? styles.signal : getClass(isGood)} key={text}>
          {[sign, text].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  )
}

function getClass(isGood: boolean | null): string | undefined {
  if (isGood === null) return undefined
  return isGood ? styles.good : styles.bad
}
