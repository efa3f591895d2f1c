import { useTranslation } from 'react-i18next'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { countedTopics, type Outcome, outcomeLooks } from './findings.ts'
import styles from './Overview.module.css'
import { outcomeText } from './topicWords.ts'
import { TopicRows, type TopicRowsProps } from './TopicRows.tsx'

/** Rows of an outcome that are visible at first; the rest expands. */
const maxRows = 8

type Props = Omit<TopicRowsProps, 'topics'>

/** Every question once, by verdict: good ones first, then bad ones. */
export function Outcomes({ overview, ...props }: Props) {
  const { t } = useTranslation('evaluation')
  return (
    <ul aria-label={t('overview.counts')} className={styles.outcomes}>
      {countedTopics(overview).map(({ outcome, topics }) => (
        <li className={styles.outcome} key={outcome}>
          <h3 className={classNames(styles.number, getColor(outcome))}>
            {outcomeLooks[outcome] && <span aria-hidden="true">{outcomeLooks[outcome].sign} </span>}
            <span>{showFigure(topics.length)}</span> <span>{outcomeText(outcome, overview.against, t)}</span>
          </h3>
          <Rows {...props} overview={overview} topics={topics} />
        </li>
      ))}
    </ul>
  )
}

function getColor(outcome: Outcome): string | undefined {
  const isGood = outcomeLooks[outcome]?.isGood ?? null
  if (isGood === null) return undefined
  return isGood ? styles.good : styles.bad
}

function Rows({ topics, ...props }: TopicRowsProps & { overview: Overview; topics: Topic[] }) {
  const { t } = useTranslation('evaluation')
  const { isPrinting } = usePrinting()
  const isWhole = isPrinting || topics.length <= maxRows
  const rest = topics.slice(maxRows)
  return (
    <>
      <TopicRows {...props} topics={isWhole ? topics : topics.slice(0, maxRows)} />
      {!isWhole && (
        <details className={styles.more}>
          <summary>{t('overview.more', { count: rest.length })}</summary>
          <TopicRows {...props} topics={rest} />
        </details>
      )}
    </>
  )
}
