import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useLabels } from '#engine/labels.ts'
import { filterField, readParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Programme } from '#lib/areas.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import { type Counted, wordFor } from './counted.ts'

/** How many entries of a list have each value of a filter that any has; each figure links to the list of these. */
export function Counts({ list, by, programme }: Counted & { programme: Programme }) {
  const collection = use(CollectionsContext).get(list)
  return collection && <CountsOf collection={collection} by={by} programme={programme} />
}

function CountsOf({ collection, by, programme }: { collection: Collection; by: Counted['by']; programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const language = useLanguage()
  const labels = useLabels(collection)
  const values = getOptions(collection, by).map(([value, word]) => ({
    label: labels.option(by, word),
    search: new URLSearchParams({ [by]: String(value) }),
  }))
  const answers = useQueries({
    queries: values.map(({ search }) =>
      pageQuery(collection, viewer, {
        ...toQuery(collection, readParams(collection, search), viewer, language),
        size: 1,
      }),
    ),
  })
  const bars = values.map(({ label, search }, index) => ({
    to: `/${collection.path}?${search.toString()}`,
    label,
    count: answers[index]?.data?.count,
  }))
  const filled = bars.filter(({ count }) => count !== 0)
  // A single value of all entries divides nothing.
  if (filled.length === 1 && bars.every(({ count }) => count !== undefined)) return null
  return (
    <Card
      title={t(`counts.${by}`, wordFor(programme))}
      isWaiting={answers.some(({ isPending }) => isPending)}
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => answers.forEach((answer) => answer.error && void answer.refetch())}
    >
      <Bars bars={filled.length > 0 ? filled : bars} />
    </Card>
  )
}

function getOptions(collection: Collection, by: string) {
  const filter = toObjects<Filter>(collection.filters).find(({ field }) => field === by)
  const field = filter && filterField(collection, filter)
  return field?.kind === 'choice' ? field.options : []
}
