import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { nameOfMeasure } from '#evaluation/board/help/nameOfMeasure.ts'
import styles from './DataState.module.css'
import { Refresh } from './Refresh.tsx'
import { getSummary } from './getSummary.ts'
import type { Subject } from './subject.ts'

type Props = {
  data: Dataset
  states: readonly MeasureState[]
  measures: ReadonlyMap<number, MeasureRow>
  provenance: Provenance
  /** The institutions that the figures are about are first; otherwise their number follows that of all. */
  subject?: Subject | null
  /** Its line alone, or only what is missing; all of it by default. */
  part?: 'line' | 'problems'
}

/** Shows whose data this is and for which period, how much is loaded, how old it is, and what is missing. */
export function DataState({ data, states, measures, provenance, subject = null, part }: Props) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const { rows, total, isLoading, isPartial, readAt } = getSummary(states)
  // Counted once the first rows are there: until then no number stands for them.
  const isKnown = provenance.snapshot !== '' || (rows === 0 && !isLoading)
  const counts = subject?.counts
  // Their numbers are a moment away: no others are shown until then.
  const isCounting = subject?.isFirst === true && counts === null && states.every(({ status }) => status === 'ready')
  const getName = (measure: number) => nameOfMeasure(measures.get(measure), measure)
  const again = (measure: number) => (
    <Button icon={RotateCw} onClick={() => data.retry(measure)}>
      {t('portal:retry')}
    </Button>
  )
  return (
    <div className={styles.frame}>
      {part !== 'problems' && (
        <div className={styles.line}>
          <div className={styles.texts}>
            <div className={classNames(styles.pair, subject?.isFirst && styles.withSubject)}>
              {subject?.isFirst && counts ? (
                <>
                  <bdi className={styles.figures}>{subject.name}</bdi>
                  <span className={styles.figures}>{t('rows', { count: counts.rows })}</span>
                  {counts.rows < counts.all && (
                    <span>
                      {t('rows.all', {
                        n: showNumber(counts.all),
                        institutions: t('institutions', { count: counts.institutions }),
                      })}
                    </span>
                  )}
                </>
              ) : (
                <>
                  {isKnown && !isCounting ? rows > 0 && <bdi>{provenance.institutions}</bdi> : <Placeholder />}
                  {isCounting || (isLoading && rows === 0) ? (
                    <Placeholder />
                  ) : (
                    <span className={styles.figures}>
                      {t(total === null ? 'rows' : 'rows-of', { count: rows, total: total ?? rows })}
                    </span>
                  )}
                  {counts && <span>{t('answers.own', { n: showNumber(counts.rows) })}</span>}
                </>
              )}
            </div>
            <div className={styles.pair}>
              {isKnown ? rows > 0 && <span className={styles.figures}>{provenance.period}</span> : <Placeholder />}
              {readAt !== null && <span>{t('read-at', { at: showMoment(new Date(readAt), true) })}</span>}
            </div>
            {isPartial && (
              <span>
                <Badge kind="warn">{t('partial')}</Badge> {t('partial-text')}
              </span>
            )}
          </div>
          <div className={styles.tool}>{!isLoading && <Refresh data={data} />}</div>
          {isLoading && (
            <progress
              aria-label={t('loading-rows')}
              className={styles.progress}
              {...(total === null ? {} : { max: total, value: rows })}
            />
          )}
        </div>
      )}
      {part !== 'line' && rows === 0 && states.every(({ status }) => status === 'ready') && (
        <Banner kind="info">{t('no-rows')}</Banner>
      )}
      {(part === 'line' ? [] : states).map(({ measure, status, error, readAt: at }) => {
        const name = getName(measure)
        if (status === 'failed' && error)
          return (
            <Banner action={again(measure)} key={measure} kind="error">
              <strong>{t('failed', { name })}</strong> <bdi>{errorMessage(error)}</bdi>{' '}
              {at !== null && t('failed-older', { at: showMoment(new Date(at), true) })}
            </Banner>
          )
        if (status === 'gaveUp')
          return (
            <Banner action={again(measure)} key={measure} kind="warning">
              <strong>{t('gave-up', { name })}</strong> {error ? <bdi>{errorMessage(error)}</bdi> : t('gave-up-text')}
            </Banner>
          )
        return null
      })}
    </div>
  )
}

function Placeholder() {
  return <span aria-hidden="true" className={styles.placeholder} />
}
