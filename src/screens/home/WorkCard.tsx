import { useQueries } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Page } from '#api/rows/page.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { readParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { undeclaredAddress } from '#features/hospitals/missing.ts'
import { getDashboard, programmes } from '#lib/areas.ts'
import { badgeRefresh } from '#lib/constants.ts'
import { currentYear, dayAfter, parseDay, showMoment } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Language } from '#lib/languages.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** Open work of staff: a list with the filter of its link, failed items first; `of` names the programme. */
const work = () => [
  { word: 'work.orders.year', address: `patzu/orders?status=99&year=${currentYear()}`, kind: 'bad' } as const,
  { word: 'work.orders', address: 'patzu/orders?status=99', kind: 'bad' } as const,
  { word: 'work.approve', address: 'patzu/orders?status=2', kind: 'warn' } as const,
  { word: 'work.invitations', address: 'accounts/invitations?accepted=false', kind: 'warn' } as const,
  { word: 'work.feedbacks', address: 'accounts/feedbacks?done=false', kind: 'warn' } as const,
  ...programmes
    .filter((name) => getDashboard(name)?.declarations)
    .map((name) => ({
      word: 'work.declarations' as const,
      address: undeclaredAddress(name, currentYear()),
      kind: 'warn' as const,
      of: name,
    })),
]

const maxNamed = 5

/** The first rows of a list by name, and whether there are more. */
function nameRows({ rows, count }: Page, collection: Collection, language: Language): string {
  const names = rows.slice(0, maxNamed).map((row) => getTitle(collection, row, language))
  return names.join(', ') + (count > names.length ? ' …' : '')
}

/** Open work of staff, each with its count and link. A failed count still shows the link. */
export function WorkCard() {
  const { t } = useTranslation('home')
  const getName = useNames()
  const viewer = useViewer()
  const language = useLanguage()
  const collections = use(CollectionsContext)
  const lists = work().flatMap((item) => {
    const [path = '', query = ''] = item.address.split('?')
    const collection = collections.get(path)
    return collection && can(collection, 'list', viewer) ? [{ of: undefined, ...item, path, query, collection }] : []
  })
  const answers = useQueries({
    queries: lists.map(({ collection, query, ...item }) => ({
      ...pageQuery(collection, viewer, {
        ...toQuery(collection, readParams(collection, new URLSearchParams(query)), viewer, language),
        // The oldest one is named; hospitals without a declaration have no order of time: the first few are.
        ...(item.of ? { size: maxNamed } : { ordering: 'created', size: 1 }),
      }),
      staleTime: badgeRefresh,
    })),
  })
  const open = lists
    .map((item, index) => ({ ...item, answer: answers[index] }))
    .filter(({ answer }) => answer?.data?.count !== 0)
    // One line is enough where all errors are of this year.
    .filter(
      ({ word, answer }, index, all) =>
        answer?.data === undefined ||
        word !== 'work.orders' ||
        all[index - 1]?.word !== 'work.orders.year' ||
        answer.data.count !== all[index - 1]?.answer?.data?.count,
    )
  const isAnswered = answers.every(({ isSuccess }) => isSuccess)
  return (
    <>
      <section className={card.card} aria-label={t('work')} data-tour="work">
        <h2>{t('work')}</h2>
        {answers.some(({ isPending }) => isPending) ? (
          <Skeleton shape="list" rows={lists.length} />
        ) : (
          <ul>
            {open.map(({ word, address, kind, of, collection, answer }) => (
              <li key={address}>
                <Link className={classNames(card.entry, card.way, styles.line, styles.task)} to={`/${address}`}>
                  <span className={styles.lines}>
                    <span>{t(word, { year: currentYear() })}</span>
                    {of && (
                      <small className={card.about}>
                        {getName(of)}
                        {answer?.data && answer.data.rows.length > 0 && (
                          <>
                            {labelSeparator()}
                            <bdi translate="no">{nameRows(answer.data, collection, language)}</bdi>
                          </>
                        )}
                      </small>
                    )}
                    {!of && answer?.data?.rows[0] && <Oldest row={answer.data.rows[0]} collection={collection} />}
                  </span>
                  {answer?.data && <Badge kind={kind}>{groupedDigits(answer.data.count)}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {open.length === 0 && <p>{t('work.none')}</p>}
      </section>
      {isAnswered && open.length === 0 && <FirstSteps />}
    </>
  )
}

/** The row that has waited the longest, and for how long; the day is its title. */
function Oldest({ row, collection }: { row: Page['rows'][number]; collection: Collection }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const name = getTitle(collection, row, language)
  const created = getAtPath(row, 'created')
  const day = parseDay(created)
  if (day === null) return <small className={card.about}>{name}</small>
  const count = Math.max(0, daysBetween(day, today))
  return (
    <small className={card.about} title={showMoment(created)}>
      {count === 0 ? t('work.oldest-today', { name }) : t('work.oldest', { name, count })}
    </small>
  )
}
