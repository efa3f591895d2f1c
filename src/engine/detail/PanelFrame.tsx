import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection, Panel, PanelProps } from '#engine/collection.ts'
import styles from './RecordView.module.css'
import { PanelContext, PanelHead } from './SectionHead.tsx'
import { getSectionId } from '#engine/form/sectionId.ts'
import { getHint } from '#engine/form/getHint.ts'
import { useLabels } from '#engine/labels.ts'
import { lazy } from '#ui/lazy/lazy.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** A panel with its name and, where needed, an explanation. */
export function PanelFrame({ panel, ...props }: PanelProps & { collection: Collection; panel: Panel }) {
  const { t } = useTranslation(['portal', 'forms'])
  const label = useLabels(props.collection).field(panel.name)
  const hint = getHint(t, props.collection, panel.name)
  const { Part: Content } = lazy(panel.load)
  const head = <PanelHead />
  const isLine = panel.isAbove === 'line'
  return (
    <section id={getSectionId(panel.name)} className={styles.panel} aria-label={label}>
      <PanelContext value={{ label, hint }}>
        {!panel.hasHead && !isLine && head}
        <ErrorBoundary level="panel" above={panel.hasHead && head}>
          <Suspense
            fallback={
              isLine ? (
                <div className={styles.line}>
                  <Skeleton shape="text" rows={1} />
                </div>
              ) : (
                <>
                  {panel.hasHead && head}
                  <Skeleton shape="text" rows={3} />
                </>
              )
            }
          >
            <Content {...props} />
          </Suspense>
        </ErrorBoundary>
      </PanelContext>
    </section>
  )
}
