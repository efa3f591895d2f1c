import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import type { Topic } from '#evaluation/model/overview.ts'
import { changeGroups, countedTopics, type Outcome, outcomeLooks } from '#evaluation/overview/findings.ts'
import { type FoundOverview, getSubject, headLines } from '#evaluation/overview/headLines.ts'
import {
  changeSentence,
  getBadgeKind,
  changeVerdict,
  getName,
  outcomeText,
  periodTexts,
} from '#evaluation/overview/topicWords.ts'
import { showMean } from '#evaluation/overview/topicFigures.ts'
import { useFoundOverview } from '#evaluation/annualExport/useFoundOverview.ts'
import { showNumber } from '#lib/text/numbers.ts'
import styles from './Home.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

const maxChanges = 3

/**
 * How many topics of an evaluation are better or worse for the viewer's institutions, and which have changed most since
 * the period before, as on its page.
 */
export function Verdict({ collection, row }: { collection: Collection; row: Row }) {
  const { t } = useTranslation(['home', 'portal'])
  const answer = useFoundOverview(collection, row)
  if (answer.data === null) return null
  return (
    <>
      {answer.data && <Counts input={answer.data} to={`/${collection.endpoint}/${row.id}`} />}
      {answer.isPending && <Skeleton shape="text" rows={4} />}
      {answer.error && (
        <>
          <p className={card.about}>
            {t('verdict-failed')} {errorMessage(answer.error)}
          </p>
          <Button onClick={() => void answer.refetch()}>{t('portal:retry')}</Button>
        </>
      )}
    </>
  )
}

type FoundProps = { input: FoundOverview; /** The address of its page. */ to: string }

function Counts({ input, to }: FoundProps) {
  const { t } = useTranslation('evaluation')
  const { t: tHome } = useTranslation('home')
  const language = useLanguage()
  const { overview } = input
  const changes = <ChangedTopics input={input} to={to} />
  // Bad news is not read below good news.
  const areChangesFirst = changeGroups(overview)[0]?.side === 'worse'
  return (
    <>
      {areChangesFirst && changes}
      <h3 className={styles.against}>{tHome(overview.answers ? 'verdict.benchmark.whole' : 'verdict.benchmark')}</h3>
      <ul aria-label={t('overview.counts')} className={styles.counts}>
        {countedTopics(overview).map(({ outcome, topics }) => (
          <li key={outcome} className={classNames(topics.length > 0 && styles[outcome])}>
            <b>{showNumber(topics.length)}</b> {outcomeText(outcome, overview.against, t)}{' '}
            {isNamed(outcome) && <Topics input={input} topics={topics} to={to} />}
          </li>
        ))}
      </ul>
      <p className={card.about}>{headLines(input, t, language).join(' ')}</p>
      {!areChangesFirst && changes}
    </>
  )
}

/** Topics that differ are few, and named; those without a difference are only counted. */
const isNamed = (outcome: Outcome) => outcomeLooks[outcome] !== undefined

const maxNamed = 3

function Topics({ input, topics, to }: FoundProps & { topics: readonly Topic[] }) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { findChart, filterText } = input
  return (
    <span className={styles.topics}>
      {topics.slice(0, maxNamed).map((topic) => (
        <Link
          key={`${topic.chart} ${topic.item.keys.join()}`}
          className={styles.changed}
          to={`${to}?chart=${encodeURIComponent(findChart(topic))}`}
        >
          <bdi translate="no">{getName(topic, language, filterText)}</bdi>
        </Link>
      ))}
      {topics.length > maxNamed && <span>{t('list.rest', { count: topics.length - maxNamed })}</span>}
    </span>
  )
}

/** The topics that have changed most since the period before, with both values, those for the worse first. */
function ChangedTopics({ input, to }: FoundProps) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const id = useId()
  const { overview, institutions, filterText } = input
  const changes = changeGroups(overview)
    .flatMap((group) => group.changes)
    .slice(0, maxChanges)
  if (changes.length === 0 || !overview.periods) return null
  const requested = { subject: getSubject(institutions, t, tCharts), isComplete: overview.complete, filterText }
  return (
    <div className={styles.changes}>
      <h3 className={styles.against} id={id}>
        {t('list.before')}
      </h3>
      <ul aria-labelledby={id}>
        {changes.map((topic) => {
          const { words, isGood } = changeVerdict(topic, topic.change.now, t, tCharts)
          const { before, now } = topic.change
          return (
            <li
              key={`${topic.chart} ${topic.item.keys.join()}`}
              className={classNames(isGood === false && styles.bad)}
              title={changeSentence(topic, { ...requested, t: tCharts })}
            >
              <Link className={styles.changed} to={`${to}?chart=${encodeURIComponent(input.findChart(topic))}`}>
                <bdi translate="no">{getName(topic, language, filterText)}</bdi>
              </Link>{' '}
              <Badge kind={getBadgeKind(isGood)}>{words}</Badge>{' '}
              {before.mean !== null && now.mean !== null && (
                <span className={styles.values}>
                  {showMean(topic, before.mean)} → {showMean(topic, now.mean)}
                </span>
              )}{' '}
              {topic.item.direction === 'lower' && (
                <small className={classNames(card.about, styles.values)}>{t('overview.lower')}</small>
              )}
            </li>
          )
        })}
      </ul>
      <p className={card.about}>{t('overview.changes.periods', periodTexts(overview.periods))}</p>
    </div>
  )
}
