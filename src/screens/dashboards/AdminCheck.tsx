import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { adminCheckQuery } from '#features/hospitals/calls.ts'
import { toText } from '#lib/text/text.ts'
import type { Programme } from '#lib/areas.ts'
import { Card } from './Card.tsx'
import { wordFor } from './counted.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Pager } from '#ui/navigation/Pager.tsx'

/** Hospitals that do not have exactly one admin, each with a link to its record. */
export function AdminCheck({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const answer = useQuery({
    ...adminCheckQuery(viewer.id, programme, page),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const word = wordFor(programme)
  const title = t('admins.title', word)
  return (
    <Card
      title={title}
      done={data?.count === 0 && t('admins.good', word)}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={data !== undefined && data.count > 0 && <Badge kind="bad">{data.count}</Badge>}
    >
      <ul aria-busy={answer.isPlaceholderData}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way)} to={`/${programme}/hospitals/${row.id}`}>
              <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
              <Badge kind="bad">{row.admins === 0 ? t('admins.none') : t('admins', { count: row.admins })}</Badge>
            </Link>
          </li>
        ))}
      </ul>
      {data && <Pager page={page} size={data.size} count={data.count} onPage={setPage} of={title} />}
    </Card>
  )
}
