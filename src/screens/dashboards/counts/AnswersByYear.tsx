import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Programme } from '#lib/areas.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import { type Bar, BarLegend, Bars } from './Bars.tsx'
import { lastYears } from './CountBars.tsx'
import { answersUntilQuery, getKnownUntil, inYear, isUntil, showDayOfYear } from './untilDay.ts'
import { useCounts } from './useCounts.ts'
import { answersAddress, useQuestionnaires } from './useQuestionnaires.ts'

/** How many answers the last changed questionnaire with any got in each of the last years; nothing without one. */
export function AnswersByYear({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const { rows, isLoading, error, refetch } = useQuestionnaires(programme)
  const [measure] = rows
  if (measure) return <Years measure={measure} />
  if (!isLoading && !error) return null
  return (
    <Card title={t('answers')} isWaiting={isLoading} error={error} onRetry={() => void refetch()}>
      {null}
    </Card>
  )
}

/** This year is not over: of each year before it the bar has the part until the same day. */
function Years({ measure }: { measure: RowAt<'results/measures'> }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [until] = useState(() => getKnownUntil(measure, dayAfter(new Date(), 0)))
  const [years] = useState(lastYears)
  const day = showDayOfYear(until)
  const { counts, ...state } = useCounts(years.map((year) => answersAddress(measure.id, year)))
  const parts = useQueries({
    queries: years.map((year, index) => ({
      ...answersUntilQuery(viewer.id, { measure: measure.id }, inYear(until, year)),
      enabled: index > 0 && (counts[index]?.count ?? 0) > 0,
    })),
  })
  const bars = years.flatMap((year, index): Bar[] => {
    const { address, count } = counts[index] ?? {}
    if (address === undefined || count === 0) return []
    const bar = { to: `/${address}`, count }
    if (index === 0) return [{ ...bar, label: t('answers.so-far', { year, day }) }]
    const page = parts[index]?.data
    const before = page && isUntil(page.rows, inYear(until, year)) ? page.count : undefined
    if (before === undefined || count === undefined)
      return [{ ...bar, label: year, parts: [{ kind: 'later', count: count ?? 0 }] }]
    return [
      {
        ...bar,
        label: year,
        note: t('answers.so-many', { count: before }),
        parts: [
          { kind: 'pending', count: before },
          { kind: 'later', count: Math.max(0, count - before) },
        ],
      },
    ]
  })
  if (bars.length === 0) return null
  const all = parts.filter(({ isEnabled }) => isEnabled)
  return (
    <Card
      title={t('answers')}
      of={
        <Link to={`/results/measures/${measure.id}`}>
          <bdi translate="no">{toText(measure.fullname) || toText(measure.name) || `#${measure.id}`}</bdi>
        </Link>
      }
      isWaiting={state.isWaiting || all.some(({ isPending }) => isPending)}
      error={state.error ?? all.find(({ error }) => error)?.error ?? null}
      onRetry={() => {
        state.onRetry()
        for (const part of all) if (part.error) void part.refetch()
      }}
    >
      {bars.length > 1 && (
        <BarLegend
          words={[
            ['pending', t('answers.until-day', { day })],
            ['later', t('answers.later')],
          ]}
        />
      )}
      <Bars bars={bars} />
    </Card>
  )
}
