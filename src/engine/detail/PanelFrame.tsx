import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection, Panel, PanelProps } from '#engine/collection.ts'
import styles from './RecordView.module.css'
import { getSectionId } from '#engine/form/sectionId.ts'
import { getHint } from '#engine/form/getHint.ts'
import { useLabels } from '#engine/labels.ts'
import { lazy } from '#ui/lazy/lazy.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** A panel with its name and, where needed, an explanation. */
export function PanelFrame({ panel, ...props }: PanelProps & { collection: Collection; panel: Panel }) {
  const { t } = useTranslation(['portal', 'forms'])
  const labels = useLabels(props.collection)
  const hint = getHint(t, props.collection, panel.name)
  const { Part: Content } = lazy(panel.load)
  return (
    <section id={getSectionId(panel.name)} className={styles.panel} aria-label={labels.field(panel.name)}>
      <h2>{labels.field(panel.name)}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ErrorBoundary level="panel">
        <Suspense fallback={<Skeleton shape="text" rows={3} />}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
