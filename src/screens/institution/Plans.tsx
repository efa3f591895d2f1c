import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundError } from '#api/http/errors.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { isLookDue, isOverdue } from '#features/plans/planRules.ts'
import { dayAfter, showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import card from '#ui/card.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Lines } from './Lines.tsx'

const path = 'results/actions'

/** The plans of an institution by their day; nothing where the backend has none. */
export function Plans({ type, id }: { type: number; id: number }) {
  const { t } = useTranslation(['home', 'names'])
  const viewer = useViewer()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const answer = useQuery({
    ...listQuery(viewer.id, path, { content_type: type, object_id: id, ordering: 'due', size: 'all' }),
    meta: { isShownInPlace: true },
  })
  if (answer.error instanceof NotFoundError) return null
  return (
    <Lines
      title={t('names:results/actions')}
      empty={t('institution.no-plans')}
      answer={answer}
      getPath={(row) => `/${path}/${row.id}`}
      renderLine={(row) => (
        <>
          <bdi translate="no">{toText(row.title)}</bdi>
          <span>
            {isLookDue(row, today) && <Badge kind="warn">{t('plans.look')}</Badge>}
            {isOverdue(row, today) && <Badge kind="bad">{t('plans.overdue')}</Badge>}{' '}
            <small className={card.about}>{showDay(row.due)}</small>
          </span>
        </>
      )}
      all={`/${path}`}
    />
  )
}
