import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { translation } from '#engine/fields/translated.tsx'
import { NewsBadge } from '#engine/records/NewsBadge.tsx'
import { useDebounced } from '#engine/useDebounced.ts'
import { useViewer } from '#engine/viewer.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { cardListSize, homeListSize, searchDebounce } from '#lib/constants.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { joined } from '#lib/text/text.ts'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = {
  /** The evaluation that home shows already; null while it is not known, absent if it shows none. */
  newest?: number | null | undefined
}

/**
 * The viewer's evaluations, the last changed first, without the one that home shows already. Staff have hundreds: they
 * see the first ones and open the list.
 */
export function EvaluationsCard({ newest }: Props) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const size = viewer.isStaff ? cardListSize : homeListSize
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(
    search,
    (text) => {
      setSearch(text)
      setPage(1)
    },
    searchDebounce,
  )
  const answer = useQuery({
    ...ownEvaluationsQuery(viewer.id, {
      ordering: '-modified',
      size,
      page,
      ...(search ? { search } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  const { data } = newest === null ? { data: undefined } : answer
  // A search finds every evaluation.
  const rows = data?.rows.filter(({ id }) => search !== '' || id !== newest)
  const isMore = newest !== undefined
  if (!search && data && data.count <= (isMore ? 1 : 0)) return null
  const title = t(isMore ? 'evaluations.more' : 'evaluations')
  const hasSeveralMeasures = new Set(rows?.map(({ measures_name }) => joined(measures_name))).size > 1
  return (
    <section className={card.card} aria-label={title}>
      <div className={card.head}>
        <h2>{title}</h2>
        {viewer.isStaff && <Link to={`/results/evaluations?${listAddress(search)}`}>{t('all')}</Link>}
      </div>
      {(search !== '' || typed !== '' || (data?.count ?? 0) > size) && (
        <TextField
          label={t('search-in', { name: t('evaluations') })}
          hideLabel
          placeholder={t('search')}
          type="search"
          value={typed}
          onChange={type}
          clearable
        />
      )}
      {!data && !answer.error && <Skeleton shape="list" rows={size} />}
      {answer.error && (
        <ErrorPanel
          title={t('evaluations-failed')}
          error={answer.error}
          text={errorMessage(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data?.count === 0 && <p className={card.about}>{t('nothing-found')}</p>}
      <ul aria-busy={answer.isPlaceholderData}>
        {rows?.map((row) => (
          <li key={row.id}>
            <EvaluationLink row={row} hasMeasure={hasSeveralMeasures} />
          </li>
        ))}
      </ul>
      {data && !viewer.isStaff && (
        <Pager page={page} size={data.size} count={data.count} onPage={setPage} of={t('evaluations')} />
      )}
    </section>
  )
}

/** The list in the order of the card, with what is searched. */
function listAddress(search: string): URLSearchParams {
  return new URLSearchParams({ ordering: '-modified', ...(search ? { search } : {}) })
}

function EvaluationLink({ row, hasMeasure }: { row: RowAt<'results/evaluations'>; hasMeasure: boolean }) {
  const language = useLanguage()
  const { isStaff } = useViewer()
  const name = translation(row, 'name', '', language).text
  const measures = joined(row.measures_name)
  return (
    <Link className={classNames(card.entry, card.way, styles.line)} to={`/results/evaluations/${row.id}`}>
      <span className={styles.lines}>
        <span>
          <bdi translate="no">{name}</bdi> {!isStaff && <NewsBadge path="results/evaluations" row={row} />}
        </span>
        {/* Most are named after their measure, whose name is in one language. */}
        {hasMeasure && measures && ![name, row.name].some((one) => one?.includes(measures)) && (
          <small className={card.about}>{measures}</small>
        )}
      </span>
      <small className={card.about}>{showMoment(row.modified)}</small>
    </Link>
  )
}
