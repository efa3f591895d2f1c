import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview, Periods, Topic } from '#evaluation/model/overview.ts'
import type { Compared } from '#evaluation/types/words/sentence.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { changeGroups, type ChangeSide, outcomeLooks } from './findings.ts'
import styles from './Overview.module.css'
import { showMean } from './topicFigures.ts'
import { changeSentence, changeVerdict, getBadgeKind, getName, noChangesText, periodTexts } from './topicWords.ts'

type Props = {
  overview: Overview
  periods: Periods
  subject: Compared['subject']
  filterText: (filter: RowFilter) => string
  onOpen: (topic: Topic) => void
}

/** How many changes a phone shows before more are opened. */
const maxShort = 3

/** The significant changes since the previous period; on a phone those to know first, with the sentences on demand. */
export function Changes({ overview, periods, subject, filterText, onOpen }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const id = useId()
  const groups = changeGroups(overview)
  const requested = { subject, isComplete: overview.complete, filterText, t: tCharts }
  const { isPrinting } = usePrinting()
  const isShort = useIsPhone() && !isPrinting && groups.length > 0
  const heading = <h3 id={id}>{t('overview.changes')}</h3>
  const between = t('overview.changes.periods', periodTexts(periods))
  const year = overview.answers && t('overview.changes.year')
  const toButton = (topic: Topic) => (
    <button className={styles.topic} type="button" onClick={() => onOpen(topic)}>
      <bdi translate="no">{getName(topic, language, filterText)}</bdi>
    </button>
  )
  const content = (
    <>
      <p className={styles.periods}>{between}</p>
      {groups.length === 0 && <p className={styles.sentence}>{noChangesText(overview, t)}</p>}
      {groups.map(({ side, changes }) => (
        <div key={side}>
          <Side side={side} />
          <ul className={styles.changes}>
            {changes.map((topic) => (
              <li key={`${topic.chart} ${topic.item.keys.join()}`}>
                {toButton(topic)}{' '}
                <b className={styles.values}>
                  {showMean(topic, topic.change.before.mean)} → {showMean(topic, topic.change.now.mean)}
                </b>
                <div className={styles.sentence}>{changeSentence(topic, requested)}</div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
  return (
    <section aria-labelledby={id}>
      <div className={styles.changed}>
        {heading}
        {isShort ? (
          <>
            <ul className={styles.changes}>
              {groups
                .flatMap(({ changes }) => changes)
                .slice(0, maxShort)
                .map((topic) => {
                  const { words, isGood } = changeVerdict(topic, topic.change.now, t, tCharts)
                  return (
                    <li className={styles.about} key={`${topic.chart} ${topic.item.keys.join()}`}>
                      {toButton(topic)}
                      <Badge kind={getBadgeKind(isGood)}>{words}</Badge>
                    </li>
                  )
                })}
            </ul>
            <details className={styles.folded}>
              <summary>{year || between}</summary>
              <div className={styles.changed}>{content}</div>
            </details>
          </>
        ) : (
          <>
            {year && <p>{year}</p>}
            {content}
          </>
        )}
      </div>
    </section>
  )
}

/** The heading of the changes for the worse or the better; those without a better side have none. */
function Side({ side }: { side: ChangeSide }) {
  const { t } = useTranslation('evaluation')
  if (side === 'other') return null
  return (
    <h4 className={classNames(styles.number, side === 'worse' ? styles.bad : styles.good)}>
      <span aria-hidden="true">{outcomeLooks[side]?.sign} </span>
      {t(`overview.changes.${side}`)}
    </h4>
  )
}
