import { useTranslation } from 'react-i18next'
import type { ChartType } from '#evaluation/model/chart.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './ChartSkeleton.module.css'

/** A placeholder in the shape of the chart while it is computed. */
export function ChartSkeleton({ type }: { type: ChartType }) {
  const { t } = useTranslation()
  const { skeleton } = getDefinition(type)
  if (skeleton === 'table') return <Skeleton rows={5} shape="table" />
  return (
    <div className={styles.place}>
      <VisuallyHidden isStatus>{t('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles[skeleton]}>
        {skeleton === 'line' ? (
          <svg preserveAspectRatio="none" viewBox="0 0 6 4">
            <polyline points="0,3 1,2.5 2,2.8 3,2 4,2.2 5,1.4 6,1.6" />
          </svg>
        ) : (
          Array.from({ length: skeleton === 'wheel' ? 1 : 7 }, (_, part) => <span key={part} />)
        )}
      </div>
    </div>
  )
}
