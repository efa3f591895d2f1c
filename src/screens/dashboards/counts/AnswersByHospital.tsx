import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import type { Programme } from '#lib/areas.ts'
import { currentYear, dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import { wordFor } from '#screens/dashboards/counted.ts'
import styles from '#screens/dashboards/Dashboard.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import card from '#ui/card.module.css'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { type Bar, Bars } from './Bars.tsx'
import { getKnownUntil, showDayOfYear } from './untilDay.ts'
import { type Answered, getGap, useAnswersByHospital } from './useAnswersByHospital.ts'
import { useQuestionnaires } from './useQuestionnaires.ts'
import { WriteToHospitals } from './WriteToHospitals.tsx'

const shown = 5

/**
 * How many answers to the only questionnaire of a programme each hospital has this year and had a year before at the same
 * day, the furthest behind first; nothing where answers cannot be counted by hospital.
 */
export function AnswersByHospital({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const { isAlone, rows, error, refetch } = useQuestionnaires(programme)
  const isIdle = useIsIdle()
  const [questionnaire] = isAlone ? rows : []
  if (error)
    return (
      <Card
        title={t('answers.of', { year: currentYear(), ...wordFor(programme) })}
        error={error}
        onRetry={() => void refetch()}
      >
        {null}
      </Card>
    )
  return questionnaire && isIdle ? <Counted programme={programme} questionnaire={questionnaire} /> : null
}

type Props = { programme: Programme; questionnaire: RowAt<'results/measures'> }

function Counted({ programme, questionnaire }: Props) {
  const { t } = useTranslation('dashboard')
  const [until] = useState(() => getKnownUntil(questionnaire, dayAfter(new Date(), 0)))
  const { lines, ...state } = useAnswersByHospital(programme, questionnaire.id, until)
  if (lines.length === 0 && !state.isWaiting && !state.error) return null
  const hasBefore = lines.some(({ before }) => before > 0)
  const behind = lines.filter((line) => getGap(line) > 0)
  const without = lines.filter(({ count }) => count === 0).length
  // Without a year before those with the fewest answers are first.
  const first = (hasBefore ? behind : lines).slice(0, shown)
  const rest = lines.slice(first.length)
  const year = Number(until.slice(0, 4))
  const max = Math.max(...lines.flatMap(({ count, before }) => [count, before]))
  const getDifference = (more: number) => {
    if (more === 0) return t('answers.equal', { year: year - 1 })
    return t(more > 0 ? 'answers.more' : 'answers.fewer', { n: Math.abs(more), year: year - 1 })
  }
  const toBar = ({ hospital, count, before }: Answered): Bar => ({
    to: `/${programme}/hospitals/${hospital.id}`,
    label: <bdi translate="no">{toText(hospital.name) || `#${hospital.id}`}</bdi>,
    count,
    ...(hasBefore && { before, note: getDifference(count - before) }),
  })
  const words = { day: showDayOfYear(until), of: lines.length, ...wordFor(programme) }
  const getSubject = () => {
    if (!hasBefore) return t('answers.fewest', { ...words, count: first.length })
    if (behind.length > shown) return t('answers.furthest', { ...words, count: first.length })
    return behind.length > 0 ? t('answers.behind', { ...words, count: behind.length }) : t('answers.ahead', words)
  }
  return (
    <Card
      title={t('answers.of', { year, ...wordFor(programme) })}
      of={
        <Link to={`/results/measures/${questionnaire.id}`}>
          <bdi translate="no">{toText(questionnaire.fullname) || toText(questionnaire.name)}</bdi>
        </Link>
      }
      {...state}
      aside={without > 0 && <Badge kind="warn">{t('answers.none', { count: without })}</Badge>}
    >
      {lines.length > 0 && (
        <>
          <p className={card.about}>{getSubject()}</p>
          {first.length > 0 && <Bars max={max} bars={first.map(toBar)} />}
          {hasBefore && first.length > 0 && (
            <WriteToHospitals programme={programme} hospitals={first.map(({ hospital }) => hospital)} />
          )}
          {rest.length > 0 && (
            <details className={styles.empty}>
              <summary>{t('answers.rest', { count: rest.length, ...wordFor(programme) })}</summary>
              <Bars max={max} bars={rest.map(toBar)} />
            </details>
          )}
        </>
      )}
    </Card>
  )
}
