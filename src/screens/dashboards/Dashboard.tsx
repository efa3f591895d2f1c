import { useNames } from '#engine/labels.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import type { Dashboard as Parts, Programme } from '#lib/areas.ts'
import { AdminCheck } from './AdminCheck.tsx'
import { counted, measured } from './counted.ts'
import { Counts } from './Counts.tsx'
import styles from './Dashboard.module.css'
import { Figures } from './Figures.tsx'
import { MeasuresOfYear } from './MeasuresOfYear.tsx'
import { MissingDeclarations } from './MissingDeclarations.tsx'
import { NewestChanges } from './NewestChanges.tsx'
import { Responses } from './Responses.tsx'
import { SingleHospital } from './SingleHospital.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { OrdersByWeek } from './OrdersByWeek.tsx'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** A programme at a glance: open work and errors with links to fix them. */
export function Dashboard(props: Parts & { programme: Programme }) {
  const { programme, hasOrders, declarations } = props
  const getName = useNames()
  const title = usePageTitle({ name: getName(programme) })
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.frame}>
        <div className={styles.grid}>
          <ErrorBoundary level="panel">
            <SingleHospital {...props} />
          </ErrorBoundary>
          {hasOrders && (
            <ErrorBoundary level="panel">
              <Figures />
            </ErrorBoundary>
          )}
          {hasOrders && (
            <ErrorBoundary level="panel">
              <OrdersByWeek />
            </ErrorBoundary>
          )}
          {hasOrders && (
            <ErrorBoundary level="panel">
              <OpenOrders />
            </ErrorBoundary>
          )}
          {counted[programme]?.map((one) => (
            <ErrorBoundary key={`${one.list} ${one.by}`} level="panel">
              <Counts {...one} />
            </ErrorBoundary>
          ))}
          {/* Two short cards share the place of one beside a tall one. */}
          <div className={styles.stack}>
            <ErrorBoundary level="panel">
              <AdminCheck programme={programme} />
            </ErrorBoundary>
            {declarations?.list === 'patzu/declarations' && (
              <ErrorBoundary level="panel">
                <Responses />
              </ErrorBoundary>
            )}
          </div>
          {declarations && (
            <ErrorBoundary level="panel">
              <MissingDeclarations programme={programme} {...declarations} />
            </ErrorBoundary>
          )}
          {measured.includes(programme) && (
            <ErrorBoundary level="panel">
              <MeasuresOfYear programme={programme} />
            </ErrorBoundary>
          )}
          <ErrorBoundary level="panel">
            <NewestChanges programme={programme} />
          </ErrorBoundary>
        </div>
      </div>
    </>
  )
}
