import type { Viewer } from '#api/session/viewer.ts'
import type { WidgetProps } from '#engine/collection.ts'
import { getCollator } from '#lib/text/collator.ts'
import { getIds } from '#lib/values/getIds.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { useViewer } from '#engine/viewer.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = WidgetProps & { isOffered: (type: Viewer['contentTypes'][number]) => boolean }

/** Selects a kind of object: one of those offered, or the stored one. */
export function ContentTypeSelect({ name, value, onChange, isOffered, ...props }: Props) {
  const { getLabel } = useContentTypes()
  const { contentTypes } = useViewer()
  const { compare } = getCollator(useLanguage())
  const [id] = getIds(value)
  const options = contentTypes
    .filter((type) => String(type.id) === String(id) || isOffered(type))
    .map((type) => ({ value: String(type.id), label: getLabel(type) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <Dropdown
      {...control(props)}
      name={name}
      options={options}
      value={id === undefined ? null : String(id)}
      onChange={(text) => onChange(text === null ? null : Number(text))}
      clearable={!props.required}
    />
  )
}
