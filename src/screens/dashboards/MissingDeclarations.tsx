import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { activeHospitalsQuery, declarationsQuery } from '#features/hospitals/calls.ts'
import { missingIn } from '#features/hospitals/missing.ts'
import type { Dashboard, Programme } from '#lib/areas.ts'
import { asText } from '#lib/text.ts'
import { currentYear } from '#lib/dates.ts'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import { Badge } from '#ui/Badge.tsx'
import card from '#ui/card.module.css'
import { Pager } from '#ui/Pager.tsx'

const size = 5

/** Active hospitals without a declaration for this year; each leads to the form for it, filled in as far as is known. */
export function MissingDeclarations({
  programme,
  list,
  hospitalKey,
  yearKey,
}: NonNullable<Dashboard['declarations']> & { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const [year] = useState(currentYear)
  const hospitals = useQuery(activeHospitalsQuery(viewer.id, programme))
  const declared = useQuery(declarationsQuery(viewer.id, list, yearKey, year))
  const isWaiting = hospitals.isPending || declared.isPending
  // Without either answer nothing is known: neither who is missing nor that nobody is.
  const isKnown = hospitals.data !== undefined && declared.data !== undefined
  const missing = isKnown ? missingIn(hospitals.data.rows, declared.data.rows, hospitalKey) : []
  const retry = () => {
    for (const answer of [hospitals, declared]) if (answer.error) void answer.refetch()
  }
  return (
    <Card
      title={t('missing', { year })}
      isWaiting={isWaiting}
      fault={hospitals.error ?? declared.error}
      onRetry={retry}
      aside={missing.length > 0 && <Badge kind="warn">{missing.length}</Badge>}
    >
      {isKnown && missing.length === 0 && <p className={styles.good}>{t('missing.none')}</p>}
      <ul>
        {missing.slice((page - 1) * size, page * size).map((row) => (
          <li key={row.id}>
            <Link className={card.entry} to={`/${list}/+?${hospitalKey}=${row.id}&year=${year}`}>
              <bdi>{asText(row.name) || `#${row.id}`}</bdi>
              <small className={card.about}>{t('missing.declare')}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} size={size} count={missing.length} onPage={setPage} of={t('missing', { year })} />
    </Card>
  )
}
