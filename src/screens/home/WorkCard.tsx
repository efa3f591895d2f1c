import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { readParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { activeHospitalsQuery, declarationsQuery } from '#features/hospitals/calls.ts'
import { findMissing } from '#features/hospitals/missing.ts'
import { getDashboard, programmes } from '#lib/areas.ts'
import { badgeRefresh } from '#lib/constants.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#ui/fields/groupedDigits.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** Open work of staff: a list with the filter of its link, failed items first. */
const work = () =>
  [
    { word: 'work.orders.year', path: 'patzu/orders', query: `status=99&year=${currentYear()}`, kind: 'bad' },
    { word: 'work.orders', path: 'patzu/orders', query: 'status=99', kind: 'bad' },
    { word: 'work.invitations', path: 'accounts/invitations', query: 'accepted=false', kind: 'warn' },
    { word: 'work.feedbacks', path: 'accounts/feedbacks', query: 'done=false', kind: 'warn' },
  ] as const

/** The programmes with declarations every year. */
const declaring = programmes.flatMap((name) => {
  const declarations = getDashboard(name)?.declarations
  return declarations ? [{ name, declarations }] : []
})

const getQueries = (viewerId: number, { name, declarations: { list, yearKey } }: (typeof declaring)[number]) => [
  { ...activeHospitalsQuery(viewerId, name), staleTime: badgeRefresh },
  { ...declarationsQuery(viewerId, list, yearKey, currentYear()), staleTime: badgeRefresh },
]

/** Open work of staff, each with its count and link. A failed count still shows the link. */
export function WorkCard() {
  const { t } = useTranslation('home')
  const getName = useNames()
  const viewer = useViewer()
  const language = useLanguage()
  const collections = use(CollectionsContext)
  const lists = work().flatMap((item) => {
    const collection = collections.get(item.path)
    return collection && can(collection, 'list', viewer) ? [{ ...item, collection }] : []
  })
  const answers = useQueries({
    queries: lists.map(({ collection, query }) => ({
      ...pageQuery(collection, viewer, {
        ...toQuery(collection, readParams(collection, new URLSearchParams(query)), viewer, language),
        size: 1,
      }),
      staleTime: badgeRefresh,
    })),
  })
  const undeclared = useQueries({ queries: declaring.flatMap((one) => getQueries(viewer.id, one)) })
  const open = lists
    .map((item, index) => ({ ...item, answer: answers[index] }))
    .filter(({ answer }) => answer?.data?.count !== 0)
    // One line is enough where all errors are of this year.
    .filter(
      ({ path, answer }, index, all) =>
        answer?.data === undefined ||
        path !== all[index - 1]?.path ||
        answer.data.count !== all[index - 1]?.answer?.data?.count,
    )
  const missing = declaring.flatMap(({ name, declarations }, index) => {
    const [hospitals, declared] = undeclared.slice(2 * index).map(({ data }) => data?.rows)
    const count = hospitals && declared ? findMissing(hospitals, declared, declarations.hospitalKey).length : 0
    return count > 0 ? [{ name, count }] : []
  })
  return (
    <section className={card.card} aria-label={t('work')}>
      <h2>{t('work')}</h2>
      {answers.some(({ isPending }) => isPending) ? (
        <Skeleton shape="list" rows={lists.length} />
      ) : (
        <ul data-loading={undeclared.some(({ isPending }) => isPending) || undefined}>
          {open.map(({ word, path, query, kind, answer }) => (
            <li key={word}>
              <Link className={classNames(card.entry, card.way, styles.line)} to={`/${path}?${query}`}>
                {t(word, { year: currentYear() })}
                {answer?.data && <Badge kind={kind}>{groupedDigits(answer.data.count)}</Badge>}
              </Link>
            </li>
          ))}
          {missing.map(({ name, count }) => (
            <li key={name}>
              <Link className={classNames(card.entry, card.way, styles.line)} to={`/${name}`}>
                <span>
                  {t('work.declarations', { year: currentYear() })}{' '}
                  <small className={card.about}>{getName(name)}</small>
                </span>
                <Badge kind="warn">{groupedDigits(count)}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open.length + missing.length === 0 && <p>{t('work.none')}</p>}
    </section>
  )
}
