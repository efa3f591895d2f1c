import type { WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { translation } from '#engine/fields/translated.tsx'
import { useViewer } from '#engine/viewer.ts'
import { toText } from '#lib/text/text.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The title of a person from the list of titles in the current language. */
export default function TitleSelect({ collection: _collection, name, value, onChange, ...props }: WidgetProps) {
  const { titles } = useViewer()
  const language = useLanguage()
  const options = titles.map((row) => ({
    value: String(row.id),
    label: translation(row, 'title', '_de', language).text,
  }))
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return (
    <Dropdown
      {...control(props)}
      name={name}
      options={options}
      value={toText(id) || null}
      onChange={(text) => onChange(text === null ? null : Number(text))}
      clearable
    />
  )
}
