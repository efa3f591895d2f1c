import { fieldOf, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/form/widgets/TextEntry.tsx'
import { useLabels } from '#engine/labels.ts'
import { Dropdown } from '#ui/Dropdown.tsx'

/** One of a few options. A value outside of them is kept and shown as it is. */
export function OptionEntry({ collection, name, value, onChange, without = [], ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const field = fieldOf(collection, name)
  const options = field.kind === 'choice' ? field.options : []
  const known = options.filter(([key]) => !without.includes(key) || key === value)
  const drawn = known.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) }))
  const isForeign = value !== null && value !== undefined && value !== '' && !known.some(([key]) => String(key) === String(value))
  return (
    <Dropdown
      {...control(props)}
      name={name}
      options={isForeign ? [...drawn, { value: String(value), label: String(value) }] : drawn}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(text) => onChange(options.find(([key]) => String(key) === text)?.[0] ?? null)}
      clearable={!props.required}
    />
  )
}
