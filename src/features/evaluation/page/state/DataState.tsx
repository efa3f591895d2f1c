import RotateCw from 'lucide-react/icons/rotate-cw'
import { faultText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import type { EvaluationData } from '#features/evaluation/data/evaluationData.ts'
import type { MeasureState } from '#features/evaluation/data/measureState.ts'
import { showMoment } from '#lib/dates.ts'
import { showNumber } from '#lib/numbers.ts'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/words.ts'
import { useEvaluationWords } from '../evaluationWords.ts'
import { nameOfMeasure } from '../header/MeasureName.tsx'
import css from './DataState.module.css'
import { Refresh } from './Refresh.tsx'
import { summaryOf } from './summaryOf.ts'

type Props = { data: EvaluationData; states: readonly MeasureState[]; measures: ReadonlyMap<number, Row> }

/** How far the data is, how old, and what of it is missing. */
export function DataState({ data, states, measures }: Props) {
  const t = useWords()
  const { say } = useEvaluationWords()
  const { rows, total, isLoading, isPartial, readAt } = summaryOf(states)
  const nameOf = (measure: number) => nameOfMeasure(measures.get(measure), measure)
  const again = (measure: number) => (
    <Button icon={RotateCw} onClick={() => data.retry(measure)}>
      {t('ui.retry')}
    </Button>
  )
  return (
    <div className={css['frame']}>
      <div className={css['line']}>
        {isPartial && <Badge kind="warn">{say('partial')}</Badge>}
        <span className={css['figures']}>{say(total === null ? 'rows' : 'rows-of', { n: showNumber(rows), total: showNumber(total ?? rows) })}</span>
        {isLoading && <progress aria-label={say('loading-rows')} className={css['progress']} {...(total === null ? {} : { max: total, value: rows })} />}
        {isPartial && <span>{say('partial-text')}</span>}
        {readAt !== null && <span>{say('read-at', { at: showMoment(new Date(readAt), true) })}</span>}
        {!isLoading && <Refresh data={data} />}
      </div>
      {rows === 0 && states.every(({ status }) => status === 'ready') && <Banner kind="info">{say('no-rows')}</Banner>}
      {states.map(({ measure, status, fault, readAt: at }) => {
        const name = nameOf(measure)
        if (status === 'failed' && fault)
          return (
            <Banner action={again(measure)} key={measure} kind="error">
              <strong>{say('failed', { name })}</strong> <bdi>{faultText(fault)}</bdi> {at !== null && say('failed-older', { at: showMoment(new Date(at), true) })}
            </Banner>
          )
        if (status === 'gaveUp')
          return (
            <Banner action={again(measure)} key={measure} kind="warning">
              <strong>{say('gave-up', { name })}</strong> {fault ? <bdi>{faultText(fault)}</bdi> : say('gave-up-text')}
            </Banner>
          )
        return null
      })}
    </div>
  )
}
