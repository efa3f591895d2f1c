import { useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AskContext } from '#evaluation/board/ask/AskContext.ts'
import { PlanEntriesContext } from '#evaluation/board/plan/PlanContext.ts'
import type { OwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { getSmallGroup, useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import {
  daysFilter,
  type Overview as Answer,
  institutionFilter,
  isDistance,
  type Topic,
} from '#evaluation/model/overview.ts'
import { type Chart, getTimes, type RowFilter } from '#evaluation/model/chart.ts'
import type { Benchmark, CountedChart } from '#evaluation/model/question.ts'
import { named } from '#evaluation/types/words/sentence.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { usePrinting } from '#ui/layout/printing.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Changes } from './Changes.tsx'
import { Choice, ComparedWith, hasChoice } from './Choices.tsx'
import { findChartAbout } from './findings.ts'
import styles from './Overview.module.css'
import { headLines, methodLine, nothingText, getSubject } from './headLines.ts'
import { Outcomes } from './Outcomes.tsx'
import { OverviewFiles } from './OverviewFiles.tsx'
import type { Tables } from './saveTables.ts'
import { type Institutions, useInstitutions } from '#evaluation/board/useInstitutions.ts'
import { getName, topicSentence } from './topicWords.ts'
import { useOverview } from './useOverview.ts'
import { getTopicPlans, usePlanTopic } from './usePlanTopic.ts'

export type OverviewProps = {
  data: Dataset
  charts: CountedChart[]
  /** All charts of the evaluation, whether its reader hides them or not. */
  stored: readonly Chart[]
  benchmarks: Benchmark[]
  filters: RowFilter[]
  /** The filters as text. */
  lines: string[]
  /** The key of the loaded rows; '' while there are none. */
  rows: string
  own: OwnInstitutions
  /** Whether charts show these institutions next to all others: a filter by them would hide the others. */
  isBeside: boolean
  /** The number of topics that the overview has at most. */
  expected: number
  /** The title of a chart by its `i`. */
  getTitle: (i: string) => string
  /** The input of all tables of the page. */
  tables: Tables
  /** Filters the page by the institutions of the overview, and by its period. */
  onFilter: (filters: RowFilter[]) => void
  /** Goes to a chart. */
  onShow: (i: string) => void
}

/** Shows whether the own institutions are better or worse, how certain that is, and where to look first. */
export function Overview({
  data,
  charts,
  stored,
  benchmarks,
  filters,
  lines,
  rows,
  own,
  isBeside,
  expected,
  getTitle,
  tables,
  onFilter,
  onShow,
}: OverviewProps) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const id = useId()
  const institutions = useInstitutions(data, own, rows, stored)
  const chosen = filters.find(({ attribute, operator }) => attribute === 'content_object' && operator === 'in')
  const names = institutions.names.filter((name) => chosen?.values.includes(name) ?? true)
  const { against, others } = institutions
  const overview = useOverview(
    data,
    {
      charts,
      times: getTimes(stored),
      benchmarks,
      filters,
      language,
      hideBelow,
      smallGroup: getSmallGroup(),
      institutions: rows === '' ? [] : names,
      against,
      others,
    },
    rows,
  )
  const open = (topic: Topic) => {
    const periods = overview?.against === 'before' ? overview.periods : null
    // The institution of a demo is only an example, not a filter of the reader; two periods have no others next to them.
    const isWithOthers = institutions.kind === 'example' || (isBeside && !periods)
    const own = chosen || isWithOthers ? [] : [institutionFilter(names)]
    onFilter([...own, ...(periods ? [daysFilter(periods.attribute, periods.now)] : [])])
    onShow(findChartAbout(topic, charts))
  }
  const shownInstitutions = { ...institutions, names }
  return (
    <section aria-labelledby={id} className={styles.overview}>
      <header className={styles.head}>
        <h2 id={id}>{t('overview.title')}</h2>
        {institutions.kind === 'example' && <Badge>{t('overview.example')}</Badge>}
        {hasChoice(institutions) && <Choice {...institutions} />}
        {names.length > 0 && <ComparedWith overview={overview} institutions={institutions} />}
        {overview && (
          <OverviewFiles
            charts={charts}
            input={{ overview, institutions: shownInstitutions, lines, filterText: tables.filterText }}
            tables={tables}
          />
        )}
      </header>
      {overview ? (
        <Found
          filterText={tables.filterText}
          overview={overview}
          institutions={shownInstitutions}
          lines={lines}
          getTitle={getTitle}
          onOpen={open}
        />
      ) : (
        <Before
          expected={expected}
          isChosen={institutions.kind !== 'chosen' || institutions.chosen !== null || own.about?.name === null}
          isExcluded={names.length < institutions.names.length}
          isNowhere={institutions.isCounted && rows !== '' && !hasChoice(institutions)}
        />
      )}
    </section>
  )
}

function Before({
  expected,
  isChosen,
  isExcluded,
  isNowhere,
}: {
  expected: number
  isChosen: boolean
  isExcluded: boolean
  /** The charts show no institution of the rows. */
  isNowhere: boolean
}) {
  const { t } = useTranslation('evaluation')
  if (!isChosen && isNowhere) return <p className={styles.sentence}>{t('overview.none.charts')}</p>
  if (isExcluded) return <p className={styles.sentence}>{t('overview.none')}</p>
  return isChosen ? (
    <>
      <Spinner label={t('overview.loading')} />
      <div className={styles.waiting}>
        <Skeleton rows={Math.min(6, expected)} shape="list" />
      </div>
    </>
  ) : (
    <p className={classNames(styles.sentence, styles.asking)}>{t('overview.institution.choose-text')}</p>
  )
}

type FoundProps = Pick<OverviewProps, 'lines' | 'getTitle'> & {
  overview: Answer
  institutions: Institutions
  filterText: (filter: RowFilter) => string
  onOpen: (topic: Topic) => void
}

/** Asks about a topic: what is sent names the institutions, as 'your clinic' is another one for its reader. */
function useAskTopic({ overview, institutions, filterText }: FoundProps): ((topic: Topic) => void) | undefined {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const ask = useContext(AskContext)
  if (!ask) return undefined
  const { against, complete, periods } = overview
  const { names } = institutions
  const rows = [
    institutionFilter(names),
    ...(against === 'before' && periods ? [daysFilter(periods.attribute, periods.now)] : []),
  ]
  return (topic) => {
    const requested = { against, filterText, subject: named(names.join(', '), t), isComplete: complete, t }
    const words = topicSentence(topic, requested)
    ask({ chart: topic.chart, topic: { name: getName(topic, language, filterText), institutions: names, rows, words } })
  }
}

function Found(props: FoundProps) {
  const { overview, institutions, lines, getTitle, filterText, onOpen } = props
  const askTopic = useAskTopic(props)
  const planTopic = usePlanTopic(overview, institutions.names, filterText)
  const entries = useContext(PlanEntriesContext)
  const { isPrinting } = usePrinting()
  const isPhone = useIsPhone()
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const { topics, complete, against, comparisons: count } = overview
  if (topics.length === 0) return <p className={styles.sentence}>{nothingText(overview, t)}</p>
  if (topics.every(({ figure }) => figure.n === 0 && !figure.isWithheld))
    return <p className={styles.sentence}>{t(lines.length > 0 ? 'overview.none' : 'overview.none.charts')}</p>
  const head = headLines({ overview, institutions, lines, filterText }, t, language).join(' ')
  if (!complete)
    return (
      <>
        <p className={styles.sentence}>{head}</p>
        <div className={styles.waiting}>
          <Skeleton rows={topics.length} shape="list" />
        </div>
      </>
    )
  const subject = getSubject(institutions, t, tCharts)
  const hasMethod = isDistance(against) || count > 0
  // What limits the figures stays in sight: filters, and that the institution is an example.
  const isFolded = isPhone && !isPrinting && hasMethod && lines.length === 0 && institutions.kind !== 'example'
  // On a phone the outcomes are longer than the window.
  const isChangesFirst = isPhone && !isPrinting
  const changes = against !== 'before' && overview.periods && (
    <Changes filterText={filterText} overview={overview} periods={overview.periods} subject={subject} onOpen={onOpen} />
  )
  return (
    <>
      {!isFolded && <p className={styles.sentence}>{head}</p>}
      <div className={classNames(against !== 'before' && overview.periods && styles.beside)}>
        {isChangesFirst && changes}
        <Outcomes
          filterText={filterText}
          overview={overview}
          getTitle={getTitle}
          onAsk={askTopic}
          onOpen={onOpen}
          onPlan={planTopic}
          getPlans={(topic) => getTopicPlans(entries, topic, institutions.names)}
        />
        {!isChangesFirst && changes}
      </div>
      {isDistance(against) && (
        <details className={styles.method} open={isPrinting || undefined}>
          <summary>{t('overview.method.distance')}</summary>
          {isFolded && <p>{head}</p>}
          <p>{tCharts('comparator.method')}</p>
        </details>
      )}
      {count > 0 && (
        <details className={styles.method} open={isPrinting || undefined}>
          <summary>{t('overview.method', { count })}</summary>
          {isFolded && !isDistance(against) && <p>{head}</p>}
          <p>
            {methodLine(overview, t)} {t('overview.method.text')}
          </p>
        </details>
      )}
    </>
  )
}
