import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview, Periods, Topic } from '#evaluation/model/overview.ts'
import type { Compared } from '#evaluation/types/words/sentence.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { changeGroups, type ChangeSide, outcomeLooks } from './findings.ts'
import styles from './Overview.module.css'
import { changeSentence, getName, noChangesText, periodTexts } from './topicWords.ts'

type Props = {
  overview: Overview
  periods: Periods
  subject: Compared['subject']
  filterText: (filter: RowFilter) => string
  onOpen: (topic: Topic) => void
}

/** The significant changes since the previous period. */
export function Changes({ overview, periods, subject, filterText, onOpen }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const id = useId()
  const groups = changeGroups(overview)
  const requested = { subject, isComplete: overview.complete, filterText, t: tCharts }
  return (
    <section aria-labelledby={id} className={styles.changed}>
      <h3 id={id}>{t('overview.changes')}</h3>
      {overview.answers && <p>{t('overview.changes.year')}</p>}
      <p className={styles.periods}>{t('overview.changes.periods', periodTexts(periods))}</p>
      {groups.length === 0 && <p className={styles.sentence}>{noChangesText(overview, t)}</p>}
      {groups.map(({ side, changes }) => (
        <div key={side}>
          <Side side={side} />
          <ul className={styles.changes}>
            {changes.map((topic) => (
              <li key={`${topic.chart} ${topic.item.keys.join()}`}>
                <button className={styles.topic} type="button" onClick={() => onOpen(topic)}>
                  <bdi translate="no">{getName(topic, language, filterText)}</bdi>
                </button>{' '}
                <span className={styles.sentence}>{changeSentence(topic, requested)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
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
