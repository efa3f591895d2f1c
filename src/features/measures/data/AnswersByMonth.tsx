import { useQueries, useQuery } from '@tanstack/react-query'
import { endOfMonth, formatISO, parseISO } from 'date-fns'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { currentYear, dayAfter, endOfDay, parseDay, startOfDay } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './Data.module.css'

/**
 * How many answers a measure got in each month of a year, with the years before and after. A month that has not begun has
 * no number; the place of all is kept while they load.
 */
export function AnswersByMonth({ measure }: { measure: number }) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const language = useLanguage()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const [year, setYear] = useState(currentYear)
  const months = getMonths(year)
  const getCount = (span: { created__gte?: string; created__lte: string }) => ({
    ...listQuery(viewer.id, 'results/data', { measure, ...span, page: 1, size: 1 }),
    meta: { isShownInPlace: true },
  })
  const answers = useQueries({
    queries: months
      .filter(({ from }) => from <= today)
      .map(({ from, until }) => getCount({ created__gte: startOfDay(from), created__lte: endOfDay(until) })),
  })
  const before = useQuery(getCount({ created__lte: endOfDay(`${year - 1}-12-31`) }))
  const isEarlier = before.data?.rows.some(({ created }) => (parseDay(created) ?? '') < `${year}-01-01`) ?? false
  const error = answers.find((one) => one.error)?.error
  if (error)
    return (
      <p className={card.error} role="alert">
        {errorMessage(error)}{' '}
        <Button onClick={() => answers.forEach((one) => one.error && void one.refetch())}>{t('portal:retry')}</Button>
      </p>
    )
  const isWaiting = answers.some(({ isPending }) => isPending)
  const counts = answers.map(({ data }) => data?.count ?? 0)
  // A server that ignores dates counts all of them for each month.
  const isKnown = answers.every(({ data }, index) =>
    data?.rows.every(({ created }) => {
      const day = parseDay(created)
      return day === null || day.slice(0, 7) === months[index]?.from.slice(0, 7)
    }),
  )
  if (!isWaiting && !isKnown) return null
  const max = Math.max(1, ...counts)
  const sum = counts.reduce((all, count) => all + count, 0)
  const getName = (day: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(`${language}-CH`, { month, ...(month === 'long' && { year: 'numeric' }) }).format(
      parseISO(day),
    )
  return (
    <section className={styles.months} aria-label={t('data.months')} aria-busy={isWaiting}>
      <div className={styles.year}>
        <h3 className={styles.title} aria-live="polite">
          {isWaiting ? t('data.year', { year }) : t('data.year-sum', { year, n: showNumber(sum) })}
        </h3>
        <div>
          <IconButton
            icon={ChevronLeft}
            label={t('data.show-year', { year: year - 1 })}
            // Where this is unknown, the year before says what failed.
            disabled={!isEarlier && !before.isError}
            onClick={() => setYear(year - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t('data.show-year', { year: year + 1 })}
            disabled={year >= currentYear()}
            onClick={() => setYear(year + 1)}
          />
        </div>
      </div>
      <ul>
        {months.map(({ from }, index) => (
          <li key={from}>
            <VisuallyHidden>
              {getName(from, 'long')}
              {from <= today && labelSeparator()}
            </VisuallyHidden>
            <span className={styles.count}>{isWaiting || from > today ? '\u00a0' : showNumber(counts[index])}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ blockSize: `${(100 * (isWaiting ? 0 : (counts[index] ?? 0))) / max}%` }} />
            </span>
            <small aria-hidden="true">{getName(from, 'short')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first and the last day of each month of a year. */
const getMonths = (year: number): { from: string; until: string }[] =>
  Array.from({ length: 12 }, (_, month) => {
    const first = new Date(year, month, 1)
    return { from: toDay(first), until: toDay(endOfMonth(first)) }
  })

const toDay = (date: Date) => formatISO(date, { representation: 'date' })
