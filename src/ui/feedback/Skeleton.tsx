import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = { rows?: number | undefined; shape: 'table' | 'form' | 'text' | 'list' | 'card' }

const bars = { table: 5, form: 2, text: 1, list: 1, card: 4 }
/** A table has its head and a page of 15. */
const defaultBars = { table: 16, form: 6, text: 3, list: 5, card: 3 }

/** The placeholder of loading content, at its final size. */
export function Skeleton({ shape, rows = defaultBars[shape] }: Props) {
  const { t } = useTranslation()
  return (
    <div data-loading>
      <VisuallyHidden isStatus>{t('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true" className={classNames(styles.block, styles[shape])}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            {Array.from({ length: bars[shape] }, (_, bar) => (
              <span className={styles.bar} key={bar} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
