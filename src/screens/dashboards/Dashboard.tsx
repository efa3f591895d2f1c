import type { ReactElement } from 'react'
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
import { OpenWork } from './OpenWork.tsx'
import { OrdersByWeek } from './OrdersByWeek.tsx'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

const columns = 3

/** A programme at a glance: open work and errors with links to fix them. */
export function Dashboard(props: Parts & { programme: Programme }) {
  const { programme } = props
  const getName = useNames()
  const title = usePageTitle({ name: getName(programme) })
  const cards = getCards(props)
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.frame}>
        <div className={styles.grid}>
          <ErrorBoundary level="panel">
            <SingleHospital {...props} />
          </ErrorBoundary>
          {/* Each column has cards of its own, so that a tall one leaves no gap below a short one. */}
          {Array.from({ length: columns }, (_, column) => (
            <div key={column} className={styles.stack}>
              {cards.map(
                (content, index) =>
                  index % columns === column && (
                    <ErrorBoundary key={content.key} level="panel">
                      {content}
                    </ErrorBoundary>
                  ),
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** The cards of a programme, the most important first. */
function getCards({ programme, hasOrders, declarations }: Parts & { programme: Programme }): ReactElement[] {
  const orders = [
    <Figures key="figures" />,
    <OrdersByWeek key="weeks" />,
    <OpenOrders key="orders" />,
    <OpenWork key="work" />,
  ]
  return [
    ...(hasOrders ? orders : []),
    ...(counted[programme] ?? []).map((one) => <Counts key={`${one.list} ${one.by}`} {...one} />),
    <AdminCheck key="admins" programme={programme} />,
    ...(declarations?.list === 'patzu/declarations' ? [<Responses key="responses" />] : []),
    ...(declarations ? [<MissingDeclarations key="missing" programme={programme} {...declarations} />] : []),
    ...(measured.includes(programme) ? [<MeasuresOfYear key="measures" programme={programme} />] : []),
    <NewestChanges key="changes" programme={programme} />,
  ]
}
