import { useTranslation } from 'react-i18next'
import type { Glance, Topic } from '#evaluation/model/glance.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { classNames } from '#ui/classNames.ts'
import { useLanguage } from '#ui/i18n.ts'
import { countedTopics, type Outcome } from './findings.ts'
import styles from './Glance.module.css'
import { nameOf, outcomeText } from './topicWords.ts'

/** How many topics of an outcome are named. */
const mostNamed = 3

const looks: Partial<Record<Outcome, { sign: string; look: 'good' | 'bad' | undefined }>> = {
  worse: { sign: '▼', look: 'bad' },
  better: { sign: '▲', look: 'good' },
  below: { sign: '⬇', look: undefined },
  above: { sign: '⬆', look: undefined },
}

/** How many topics are better, worse, not certain to differ or of too few answers, and which these are. */
export function Counts({ glance, onOpen }: { glance: Glance; onOpen: (i: string) => void }) {
  const { t } = useTranslation('evaluation')
  return (
    <ul aria-label={t('glance.counts')} className={styles.counts}>
      {countedTopics(glance).map(({ outcome, topics }) => (
        <li className={classNames(styles.count, topics.length > 0 && lookOf(outcome))} key={outcome}>
          <p className={styles.number}>
            {looks[outcome] && topics.length > 0 && <span aria-hidden="true">{looks[outcome].sign} </span>}
            {showFigure(topics.length)}{' '}
            <span className={styles.outcome}>{outcomeText(outcome, glance.against, t)}</span>
          </p>
          {topics.length > 0 && <Names topics={topics} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}

function Names({ topics, onOpen }: { topics: Topic[]; onOpen: (i: string) => void }) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const rest = topics.length - mostNamed
  return (
    <ul className={styles.names}>
      {topics.slice(0, mostNamed).map((topic) => (
        <li key={`${topic.chart} ${topic.item.keys.join()}`}>
          <button className={styles.topic} type="button" onClick={() => onOpen(topic.chart)}>
            <bdi translate="no">{nameOf(topic, language)}</bdi>
          </button>
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{t('glance.more', { rest })}</li>}
    </ul>
  )
}

function lookOf(outcome: Outcome): string | undefined {
  const look = looks[outcome]?.look
  return look && styles[look]
}
