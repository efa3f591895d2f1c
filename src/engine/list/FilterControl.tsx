import type { Collection, Filter } from '#engine/collection.ts'
import { useContentTypes } from '#engine/contentTypes.ts'
import { OptionFilter } from '#engine/fields/filters/OptionFilter.tsx'
import { typeOf } from '#engine/fieldTypes.ts'
import { type Labels, useNames } from '#engine/labels.ts'
import { filterField, filterKeys } from '#engine/list/listParams.ts'
import { useViewer } from '#engine/viewer.ts'

type Props = {
  collection: Collection
  filter: Filter
  labels: Labels
  values: Record<string, string>
  onValues: (values: Record<string, string>) => void
}

/** The control of one filter: that of its field, unless the options depend on who is asking. */
export function FilterControl({ collection, filter, labels, values, onValues }: Props) {
  const viewer = useViewer()
  const nameOf = useNames()
  const { labelOf: contentTypeLabel } = useContentTypes()
  const field = filterField(collection, filter)
  const { Control } = typeOf(field).filter
  const shared = {
    label: labels.field(filter.field),
    keys: filterKeys(filter.field, field),
    values,
    onValues,
  }
  const options = filter.optionsFor?.(viewer, { nameOf, contentTypeLabel })
  if (options) return <OptionFilter {...shared} options={options} />
  return <Control {...shared} field={field} name={filter.field} labels={labels} />
}
