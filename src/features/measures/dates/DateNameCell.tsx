import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './Dates.module.css'
import { inOneLanguage } from './inOneLanguage.ts'

/** The name of a date in the language of its reader, once for all of its measures. */
export default function DateNameCell({ row }: CellProps<RowAt<'patzu/event'>>) {
  const name = toText(row.name)
  const text = inOneLanguage(name, useLanguage())
  return (
    <bdi className={styles.name} data-repeats title={text === name ? undefined : name}>
      {text || '-'}
    </bdi>
  )
}
