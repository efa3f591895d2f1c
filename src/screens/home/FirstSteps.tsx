import { useQueries } from '@tanstack/react-query'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'
import { programmes } from '#lib/areas.ts'
import { badgeRefresh } from '#lib/constants.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Home.module.css'

/** What a portal needs before it shows anything, in order; a step is done once one of its lists has a record. */
const steps = [
  { word: 'first.hospitals', to: '/patzu/hospitals', lists: programmes.map((name) => `${name}/hospitals`) },
  { word: 'first.people', to: '/accounts/users', lists: ['accounts/users'], query: { is_staff: false } },
  { word: 'first.measures', to: '/results/measures', lists: ['results/measures'] },
  { word: 'first.imports', to: '/results/importer', lists: ['results/importer'] },
  { word: 'first.evaluations', to: '/results/evaluations', lists: ['results/evaluations'] },
] as const satisfies readonly { word: string; to: string; lists: readonly string[]; query?: Query }[]

/**
 * The first steps of staff on a fresh portal, those ticked that the server has records of. Nothing where all are done,
 * or where no step is known to be open.
 */
export function FirstSteps() {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const collections = use(CollectionsContext)
  const wanted = steps.map((step) => ({
    ...step,
    query: 'query' in step ? step.query : {},
    lists: step.lists.flatMap((path): Collection[] => {
      const list = collections.get(path)
      return list && can(list, 'list', viewer) ? [list] : []
    }),
  }))
  const answers = useQueries({
    queries: wanted.flatMap(({ lists, query }) =>
      lists.map(({ endpoint }) => ({
        ...listQuery(viewer.id, endpoint, { ...query, size: 1 }),
        meta: { isShownInPlace: true },
        staleTime: badgeRefresh,
      })),
    ),
  })
  if (answers.some(({ isPending }) => isPending)) return null
  const counted = wanted.flatMap(({ word, lists }) => lists.map(() => word))
  const shown = wanted.map(({ word, to }) => ({
    word,
    to,
    state: getState(answers.filter((_, place) => counted[place] === word).map(({ data }) => data?.count)),
  }))
  if (!shown.some(({ state }) => state === 'open')) return null
  const next = shown.findIndex(({ state }) => state === 'open')
  return (
    <section className={card.card} aria-label={t('first')}>
      <h2>{t('first')}</h2>
      <p className={card.about}>{t('first.text')}</p>
      <ol className={styles.steps}>
        {shown.map(({ word, to, state }, index) => {
          const Sign = state === 'done' ? CircleCheck : Circle
          return (
            <li key={word} aria-current={index === next ? 'step' : undefined}>
              <Sign
                size={18}
                role="img"
                aria-label={t(`first.${state}`)}
                className={state === 'done' ? styles.better : undefined}
              />
              <Link className={classNames(card.entry, card.way)} to={to}>
                {t(word)}
              </Link>
            </li>
          )
        })}
      </ol>
      <Link className={classNames(card.entry, card.way)} to="/?tour">
        {t('first.tour')}
      </Link>
    </section>
  )
}

/** One record is enough; without one, a list that could not be read may have some. */
function getState(counts: readonly (number | undefined)[]): 'done' | 'open' | 'unknown' {
  if (counts.some((count) => count !== undefined && count > 0)) return 'done'
  return counts.length === 0 || counts.includes(undefined) ? 'unknown' : 'open'
}
