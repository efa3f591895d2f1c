import type { Collection, Filter } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { OptionFilter } from '#engine/fields/filters/OptionFilter.tsx'
import { getType } from '#engine/fieldTypes.ts'
import { type Labels, useNames } from '#engine/labels.ts'
import { filterField, filterKeys } from '#engine/list/url/listParams.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazy } from '#ui/lazy/lazy.ts'

export type FilterControlProps = {
  collection: Collection
  filter: Filter
  labels: Labels
  values: Record<string, string>
  onValues: (values: Record<string, string>) => void
}

/** The control of one filter: that of its field, unless the options depend on the viewer. */
export function FilterControl({ collection, filter, labels, values, onValues }: FilterControlProps) {
  const options = useFilterOptions(filter)
  const field = filterField(collection, filter)
  const { Part: Control } = lazy(getType(field).filter.control, 'line')
  const shared = { label: labels.field(filter.field), keys: filterKeys(filter.field, field), values, onValues }
  if (options) return <OptionFilter {...shared} options={options} />
  return <Control {...shared} field={field} name={filter.field} labels={labels} />
}

/** The options of a filter, where they depend on the viewer. */
export function useFilterOptions({ optionsFor }: Filter): { value: string; label: string }[] | undefined {
  const viewer = useViewer()
  const getName = useNames()
  const { getLabel: contentTypeLabel } = useContentTypes()
  return optionsFor?.(viewer, { getName, contentTypeLabel })
}
