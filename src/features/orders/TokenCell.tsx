import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import styles from './TokenCell.module.css'

/** A token in a monospace font. */
export default function TokenCell({ value }: CellProps) {
  return <code className={styles.token}>{toText(value) || '-'}</code>
}
