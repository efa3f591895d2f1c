import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useLabels } from '#engine/labels.ts'
import { filterField, readParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { useViewer } from '#engine/viewer.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import type { Counted } from './counted.ts'

/** How many entries of a list have each value of a filter; each figure links to the list of these. */
export function Counts({ list, by }: Counted) {
  const collection = use(CollectionsContext).get(list)
  return collection && <CountsOf collection={collection} by={by} />
}

function CountsOf({ collection, by }: { collection: Collection; by: Counted['by'] }) {
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
  return (
    <Card
      title={t(`counts.${by}`)}
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => answers.forEach((answer) => answer.error && void answer.refetch())}
    >
      <Bars
        bars={values.map(({ label, search }, index) => ({
          to: `/${collection.path}?${search.toString()}`,
          label,
          count: answers[index]?.data?.count,
        }))}
      />
    </Card>
  )
}

function getOptions(collection: Collection, by: string) {
  const filter = toObjects<Filter>(collection.filters).find(({ field }) => field === by)
  const field = filter && filterField(collection, filter)
  return field?.kind === 'choice' ? field.options : []
}
