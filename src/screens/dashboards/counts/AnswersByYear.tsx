import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Programme } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import { useCanList } from '#screens/dashboards/useCanList.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { CountBars, lastYears } from './CountBars.tsx'

/** How many answers the last changed questionnaire with any got in each of the last years; nothing without one. */
export function AnswersByYear({ programme }: { programme: Programme }) {
  const canRead = useCanList('results/measures')
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type !== undefined && canRead ? <AnswersOf content_type={type} /> : null
}

function AnswersOf({ content_type }: { content_type: number }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const answer = useQuery(listQuery(viewer.id, 'results/measures', { content_type, ordering: '-modified', size: 10 }))
  const measure = answer.data?.rows.find(({ results_count }) => Number(results_count) > 0)
  if (measure)
    return (
      <CountBars
        title={t('answers')}
        lists={lastYears().map((year) => ({ address: `results/data?measure=${measure.id}&year=${year}`, label: year }))}
        least={1}
        about={
          <Link className={classNames(card.entry, card.way)} to={`/results/measures/${measure.id}`}>
            <bdi translate="no">{toText(measure.fullname) || toText(measure.name) || `#${measure.id}`}</bdi>
          </Link>
        }
      />
    )
  if (answer.data) return null
  return (
    <Card title={t('answers')} isWaiting={answer.isPending} error={answer.error} onRetry={() => void answer.refetch()}>
      {null}
    </Card>
  )
}
