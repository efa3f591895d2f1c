import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import styles from './TokenOrderCell.module.css'

/** The order unit of a token, whole: units of a hospital often differ in their last word. */
export default function TokenUnitCell({ value }: CellProps<RowAt<'patzu/tokens'>>) {
  return <bdi className={styles.unit}>{toText(value) || '-'}</bdi>
}
