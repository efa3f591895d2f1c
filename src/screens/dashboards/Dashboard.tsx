import type { ReactElement } from 'react'
import { useNames } from '#engine/labels.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import type { Dashboard as Parts, Programme } from '#lib/areas.ts'
import { AdminCheck } from './AdminCheck.tsx'
import { AnswersByYear } from '#screens/dashboards/counts/AnswersByYear.tsx'
import { counted, measured } from './counted.ts'
import { AnswersByHospital } from '#screens/dashboards/counts/AnswersByHospital.tsx'
import { Counts } from '#screens/dashboards/counts/Counts.tsx'
import styles from './Dashboard.module.css'
import { Figures } from './Figures.tsx'
import { MeasuresOfYear } from './MeasuresOfYear.tsx'
import { MissingDeclarations } from './MissingDeclarations.tsx'
import { Newest } from './Newest.tsx'
import { NewestChanges } from './NewestChanges.tsx'
import { Responsibles } from '#screens/dashboards/counts/Responsibles.tsx'
import { Responses } from './Responses.tsx'
import { Schedule } from './Schedule.tsx'
import { RunState } from './RunState.tsx'
import { SingleHospital } from './SingleHospital.tsx'
import { Sums } from './Sums.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { OrdersByWeek } from './OrdersByWeek.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** A programme at a glance: open work and errors with links to fix them. */
export function Dashboard(props: Parts & { programme: Programme }) {
  const getName = useNames()
  const title = usePageTitle({ name: getName(props.programme) })
  const run = measured.find((one) => one === props.programme)
  const { work, declarations, numbers, more, news } = getCards(props)
  // Orders, and the dates of a survey, are as long as the other column with the numbers.
  const areNumbersBeside = props.hasOrders || run !== undefined
  return (
    <>
      <PageHeader title={title} subtitle={run && <RunState programme={run} />} />
      {props.hasOrders && <Sums programme={props.programme} />}
      <div className={styles.frame}>
        <div className={classNames(styles.grid, !props.declarations && styles.short)}>
          <ErrorBoundary level="panel">
            <SingleHospital {...props} />
          </ErrorBoundary>
          <div className={styles.column}>
            <Stack name="work">{work}</Stack>
            <Stack name="declarations">{declarations}</Stack>
            {!areNumbersBeside && <Stack name="numbers">{numbers}</Stack>}
          </div>
          <div className={styles.column}>
            {areNumbersBeside && <Stack name="numbers">{numbers}</Stack>}
            <Stack name="more">{more}</Stack>
            <Stack name="news">{news}</Stack>
          </div>
        </div>
      </div>
    </>
  )
}

type StackName = 'work' | 'declarations' | 'numbers' | 'more' | 'news'

/** Cards one below the other; where there is room for three columns, each kind has its place. */
function Stack({ name, children }: { name: StackName; children: readonly ReactElement[] }) {
  return (
    <div className={classNames(styles.stack, styles[name])}>
      {children.map((content) => (
        <ErrorBoundary key={content.key} level="panel">
          {content}
        </ErrorBoundary>
      ))}
    </div>
  )
}

/** The cards of a programme by what they are for. */
function getCards({
  programme,
  hasOrders,
  declarations,
}: Parts & { programme: Programme }): Record<StackName, ReactElement[]> {
  const counts = (counted[programme] ?? []).map((one) => (
    <Counts key={`${one.list} ${one.by}`} programme={programme} {...one} />
  ))
  const missing = declarations ? [<MissingDeclarations key="missing" programme={programme} {...declarations} />] : []
  const newest = hasOrders ? [] : [<Newest key="evaluations" programme={programme} list="results/evaluations" />]
  return {
    work: [
      ...(programme === 'moniq' ? [<Responsibles key="responsibles" programme={programme} />] : []),
      ...(hasOrders ? [<OpenOrders key="orders" />] : missing),
      <AdminCheck key="admins" programme={programme} />,
      ...measured
        .filter((one) => one === programme)
        .flatMap((one) => [
          <MeasuresOfYear key="measures" programme={one} />,
          <Schedule key="schedule" programme={one} />,
        ]),
      ...(hasOrders ? [] : [<AnswersByHospital key="hospitals" programme={programme} />]),
    ],
    // Next to orders they are as long again.
    declarations: hasOrders ? missing : [],
    numbers: hasOrders
      ? [<Figures key="figures" />, <OrdersByWeek key="weeks" />]
      : [<AnswersByYear key="answers" programme={programme} />, ...counts],
    more: newest,
    news: [
      ...(declarations?.list === 'patzu/declarations' ? [<Responses key="responses" />] : []),
      ...(hasOrders ? [] : [<Newest key="files" programme={programme} list="filemanager/files" />]),
      <NewestChanges key="changes" programme={programme} />,
    ],
  }
}
