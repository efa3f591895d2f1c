import ClipboardPlus from 'lucide-react/icons/clipboard-plus'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { useTranslation } from 'react-i18next'
import type { PlanEntry } from '#evaluation/board/plan/PlanContext.ts'
import { PlanEntries, PlansOfChart } from '#evaluation/board/plan/PlanEntries.tsx'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import styles from './Overview.module.css'
import { RangeStrip } from './RangeStrip.tsx'
import { meanText } from './topicFigures.ts'
import {
  getBadgeKind,
  figuresText,
  getLatestChange,
  getName,
  getTexts,
  periodTexts,
  referenceText,
} from './topicWords.ts'

export type TopicRowsProps = {
  topics: Topic[]
  overview: Overview
  getTitle: (i: string) => string
  filterText: (filter: RowFilter) => string
  onOpen: (topic: Topic) => void
  /** Asks about a topic; missing where nobody can. */
  onAsk: ((topic: Topic) => void) | undefined
  /** Plans an action at a topic; missing where nobody can. */
  onPlan: ((topic: Topic) => void) | undefined
  getPlans: (topic: Topic) => readonly PlanEntry[]
}

/** A row per question: verdict, figure, interval, n and benchmark. Each links to its chart. */
export function TopicRows({ topics, overview, getTitle, filterText, onOpen, onAsk, onPlan, getPlans }: TopicRowsProps) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const { against } = overview
  const Plans = useIsPhone() ? PlansOfChart : PlanEntries
  return (
    <ul className={styles.differences}>
      {topics.map((topic) => {
        const { figure } = topic
        const sign = getVerdict(figure)
        const isGood = sign?.isGood ?? null
        const { value, interval } = meanText(topic)
        const change = overview.periods && getLatestChange(topic, overview, t, tCharts)
        const words = [sign?.sign, getTexts(topic, against, t, tCharts)].filter(Boolean).join(' ')
        const lower = topic.item.direction === 'lower' && <span className={styles.lower}>{t('overview.lower')}</span>
        const name = getName(topic, language, filterText)
        return (
          <li className={styles.difference} key={`${topic.chart} ${topic.item.keys.join()}`}>
            <div className={styles.about}>
              <button
                className={styles.topic}
                title={getTitle(topic.chart)}
                type="button"
                onClick={() => onOpen(topic)}
              >
                <bdi translate="no">{name}</bdi>
              </button>
              {words !== '' && <Badge kind={getBadgeKind(isGood)}>{words}</Badge>}
              {!change && lower}
            </div>
            {(onPlan ?? onAsk) && (
              <span className={styles.ask}>
                {onPlan && (
                  <IconButton
                    icon={ClipboardPlus}
                    label={t('plan.about', { title: name })}
                    small
                    onClick={() => onPlan(topic)}
                  />
                )}
                {onAsk && (
                  <IconButton
                    icon={MessageCircleQuestionMark}
                    label={t('ask.about', { title: name })}
                    small
                    onClick={() => onAsk(topic)}
                  />
                )}
              </span>
            )}
            <RangeStrip about={referenceText(topic, overview, t, tCharts, language)} isGood={isGood} topic={topic} />
            {!figure.isWithheld && figure.n > 0 && (
              <p className={styles.figures}>
                <span>
                  <b>{value}</b> <span>{interval}</span>
                </span>{' '}
                <span>{figuresText(topic, against, t, tCharts)}</span>
              </p>
            )}
            {overview.periods && change && (
              <div className={styles.verdicts}>
                <span title={t('overview.changes.periods', periodTexts(overview.periods))}>
                  <Badge kind={getBadgeKind(change.isGood)}>{change.words}</Badge>
                </span>
                {lower}
              </div>
            )}
            <Plans entries={getPlans(topic)} />
          </li>
        )
      })}
    </ul>
  )
}
