import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { type Labels, useLabels } from '#engine/labels.ts'
import { filterField } from '#engine/list/url/listParams.ts'
import type { Programme } from '#lib/areas.ts'
import { CountBars, lastYears } from './CountBars.tsx'
import { type Counted, wordFor } from '#screens/dashboards/counted.ts'

/** How many entries of a list have each value of a filter that any has; each figure links to the list of these. */
export function Counts({ list, by, programme }: Counted & { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const collection = use(CollectionsContext).get(list)
  const labels = useLabels({ path: list })
  if (!collection) return null
  return (
    <CountBars
      title={t(`counts.${by}`, wordFor(programme))}
      lists={getValues(collection, by, labels).map(([value, label]) => ({ address: `${list}?${by}=${value}`, label }))}
      // A single value of all entries divides nothing.
      least={2}
    />
  )
}

function getValues(
  collection: Collection,
  by: Counted['by'],
  labels: Labels,
): (readonly [value: string, label: string])[] {
  if (by === 'year') return lastYears().map((year) => [year, year])
  const filter = toObjects<Filter>(collection.filters).find(({ field }) => field === by)
  const field = filter && filterField(collection, filter)
  return field?.kind === 'choice' ? field.options.map(([value, word]) => [String(value), labels.option(by, word)]) : []
}
