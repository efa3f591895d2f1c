import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { activeHospitalsQuery, declarationsQuery, measuresOfYearQuery } from '#features/hospitals/calls.ts'
import { missingByMeasure, findMissing, undeclaredAddress } from '#features/hospitals/missing.ts'
import type { Dashboard, Programme } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { Bars } from '#screens/dashboards/counts/Bars.tsx'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import { wordFor } from './counted.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Pager } from '#ui/navigation/Pager.tsx'

const size = 5

/** Active hospitals without a declaration for this year or one of its measures; each links to a prefilled form. */
export function MissingDeclarations({
  programme,
  list,
  hospitalKey,
  yearKey,
}: NonNullable<Dashboard['declarations']> & { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [turned, setPage] = useState(1)
  const [year] = useState(currentYear)
  const hospitals = useQuery(activeHospitalsQuery(viewer.id, programme))
  const declared = useQuery(declarationsQuery(viewer.id, list, yearKey, year))
  // A declaration without a year has that of its measure.
  const [measureKey, hasMeasures] = [yearKey.replace(/__year$/, ''), yearKey.endsWith('__year')]
  const measures = useQuery({ ...measuresOfYearQuery(viewer.id, programme, year), enabled: hasMeasures })
  const answers = hasMeasures ? [hospitals, declared, measures] : [hospitals, declared]
  // Without each response nothing is known: neither that declarations are missing nor that they are complete.
  const isKnown = hospitals.data !== undefined && declared.data !== undefined
  const byMeasure = isKnown
    ? missingByMeasure((hasMeasures && measures.data?.rows) || [], hospitals.data.rows, declared.data.rows, {
        hospitalKey,
        measureKey,
      })
    : []
  const [address] = useSearchParams()
  const chosen = byMeasure.find(({ measure }) => measure.id === primaryKey(address.get('measure') ?? ''))
  const anywhere = isKnown ? findMissing(hospitals.data.rows, declared.data.rows, hospitalKey) : []
  const missing = chosen?.missing ?? anywhere
  // Another measure may have fewer pages.
  const page = Math.min(turned, Math.max(1, Math.ceil(missing.length / size)))
  const known = chosen ? `year=${year}&${measureKey}=${chosen.measure.id}` : `year=${year}`
  const retry = () => {
    for (const answer of answers) if (answer.error) void answer.refetch()
  }
  const wayTo = (measure: { id: number } | undefined) => {
    const next = new URLSearchParams(address)
    if (measure) next.set('measure', String(measure.id))
    else next.delete('measure')
    return `?${next.toString()}`
  }
  return (
    <Card
      title={t('missing', { year })}
      isWaiting={answers.some(({ isPending }) => isPending)}
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={retry}
      done={isKnown && missing.length === 0 && byMeasure.length === 0 && t('missing.none', wordFor(programme))}
      aside={
        missing.length > 0 && (
          <>
            {!chosen && <Link to={`/${undeclaredAddress(programme, year)}`}>{t('missing.list')}</Link>}
            <Badge kind="warn">{missing.length}</Badge>
          </>
        )
      }
    >
      {byMeasure.length > 0 && (
        <Bars
          bars={[
            { to: wayTo(undefined), label: t('missing.anywhere'), count: anywhere.length, isChosen: !chosen },
            ...byMeasure.map((one) => ({
              to: wayTo(one.measure),
              label: (
                <>
                  <bdi translate="no">{toText(one.measure.name)}</bdi>{' '}
                  <small className={card.about}>{t('missing.of', { count: one.of })}</small>
                </>
              ),
              count: one.missing.length,
              isChosen: one === chosen,
            })),
          ]}
        />
      )}
      {isKnown && missing.length === 0 && <p className={card.about}>{t('missing.none', wordFor(programme))}</p>}
      <ul aria-label={chosen && toText(chosen.measure.name)}>
        {missing.slice((page - 1) * size, page * size).map((row) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way)} to={`/${list}/+?${hospitalKey}=${row.id}&${known}`}>
              <bdi translate="no">{toText(row.name) || `#${row.id}`}</bdi>
              <small className={styles.action}>{t('missing.declare')}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} size={size} count={missing.length} onPage={setPage} of={t('missing', { year })} />
    </Card>
  )
}
