import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview, Periods, Topic } from '#evaluation/model/overview.ts'
import type { Compared } from '#evaluation/types/words/sentence.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
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

/** The significant changes since the previous period; on a phone behind one line, as its topics say them as well. */
export function Changes({ overview, periods, subject, filterText, onOpen }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const id = useId()
  const groups = changeGroups(overview)
  const requested = { subject, isComplete: overview.complete, filterText, t: tCharts }
  const { isPrinting } = usePrinting()
  const isFolded = useIsPhone() && !isPrinting
  const heading = <h3 id={id}>{t('overview.changes')}</h3>
  const content = (
    <>
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
    </>
  )
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <details className={styles.folded}>
          <summary>{heading}</summary>
          <div className={styles.changed}>{content}</div>
        </details>
      ) : (
        <div className={styles.changed}>
          {heading}
          {content}
        </div>
      )}
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
