import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Page } from '#api/rows/page.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { homeListSize } from '#lib/constants.ts'
import card from '#ui/card.module.css'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Institution.module.css'

type Props<R> = {
  title: string
  /** Where nothing is there. */
  empty: string
  answer: Pick<UseQueryResult<Page<R>>, 'data' | 'error' | 'isPending' | 'refetch'>
  /** The records to show; those of the answer by default. */
  rows?: readonly R[] | undefined
  getPath: (row: R) => string | undefined
  renderLine: (row: R) => ReactNode
  /** The list with all of them. */
  all: string
  /** A line ends with a day, which stays at the right of a long name. */
  isDated?: boolean
  children?: ReactNode
}

/** The first records of a list in a card, with a way to all; links lead back to the page. */
export function Lines<R extends { id: number }>({
  title,
  empty,
  answer: { data, error, isPending, refetch },
  rows = data?.rows ?? [],
  getPath,
  renderLine,
  all,
  isDated = false,
  children,
}: Props<R>) {
  const { t } = useTranslation(['portal', 'actions'])
  const here = use(HereContext)
  const state = here && { backTarget: here }
  const way = classNames(card.entry, card.way)
  const count = rows === data?.rows ? data.count : rows.length
  return (
    <section className={card.card} aria-label={title}>
      <h2>{title}</h2>
      {isPending && <Skeleton shape="list" rows={3} />}
      {error && (
        <ErrorPanel title={t('list.failed')} error={error} text={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {data && rows.length === 0 && <p className={card.about}>{empty}</p>}
      <ul>
        {rows.slice(0, homeListSize).map((row) => {
          const to = getPath(row)
          return (
            <li key={row.id}>
              {to === undefined ? (
                <span className={card.entry}>{renderLine(row)}</span>
              ) : (
                <Link className={classNames(way, isDated && styles.dated)} to={to} state={state}>
                  {renderLine(row)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {count > homeListSize && (
        <Link className={way} to={all}>
          {t('actions:belongs.all', { n: groupedDigits(count) })}
        </Link>
      )}
      {children}
    </section>
  )
}
