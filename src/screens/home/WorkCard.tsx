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
import { undeclaredAddress } from '#features/hospitals/missing.ts'
import { getDashboard, programmes } from '#lib/areas.ts'
import { badgeRefresh } from '#lib/constants.ts'
import { currentYear } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** Open work of staff: a list with the filter of its link, failed items first; `of` names the programme. */
const work = () => [
  { word: 'work.orders.year', address: `patzu/orders?status=99&year=${currentYear()}`, kind: 'bad' } as const,
  { word: 'work.orders', address: 'patzu/orders?status=99', kind: 'bad' } as const,
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
    queries: lists.map(({ collection, query }) => ({
      ...pageQuery(collection, viewer, {
        ...toQuery(collection, readParams(collection, new URLSearchParams(query)), viewer, language),
        size: 1,
      }),
      staleTime: badgeRefresh,
    })),
  })
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
  const isAnswered = answers.every(({ isSuccess }) => isSuccess)
  return (
    <>
      <section className={card.card} aria-label={t('work')} data-tour="work">
        <h2>{t('work')}</h2>
        {answers.some(({ isPending }) => isPending) ? (
          <Skeleton shape="list" rows={lists.length} />
        ) : (
          <ul>
            {open.map(({ word, address, kind, of, answer }) => (
              <li key={address}>
                <Link className={classNames(card.entry, card.way, styles.line)} to={`/${address}`}>
                  <span>
                    {t(word, { year: currentYear() })} {of && <small className={card.about}>{getName(of)}</small>}
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
