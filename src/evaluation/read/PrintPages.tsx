import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import styles from './PrintPages.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { usePrinting } from '#ui/layout/printing.ts'

type Props = {
  provenance: Provenance
  filters: string[]
  /** The text that says how many rows are loaded. */
  extent: string
  children: ReactNode
}

/** The printed pages: the provenance is at the top of every page. */
export function PrintPages({ provenance, filters, extent, children }: Props) {
  const { t } = useTranslation('evaluation')
  const { isPrinting } = usePrinting()
  const { evaluation, institutions, measures, period, who, provider } = provenance
  const filterLine = filters.length > 0 ? `${t('filters')}${labelSeparator()}${filters.join('; ')}` : ''
  return (
    <div className={styles.pages}>
      {isPrinting && (
        <div className={styles.head}>
          <p>
            <bdi>
              {[evaluation, institutions, measures, period, filterLine, extent, who, provider]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          </p>
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
