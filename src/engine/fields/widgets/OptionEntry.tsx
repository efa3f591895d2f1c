import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { useLabels } from '#engine/labels.ts'
import { asText } from '#lib/text.ts'
import { Dropdown } from '#ui/Dropdown.tsx'

/** One of a few options. A value outside of them is kept and shown as it is. */
export function OptionEntry({ collection, name, value, onChange, without = [], ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const field = fieldOrText(collection, name)
  const options = field.kind === 'choice' ? field.options : []
  const known = options.filter(([key]) => !without.includes(key) || key === value)
  const drawn = known.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) }))
  const chosen = asText(value)
  const isForeign = chosen !== '' && !known.some(([key]) => String(key) === chosen)
  return (
    <Dropdown
      {...control(props)}
      name={name}
      options={isForeign ? [...drawn, { value: chosen, label: chosen }] : drawn}
      value={chosen || null}
      onChange={(text) => onChange(options.find(([key]) => String(key) === text)?.[0] ?? null)}
      clearable={!props.required}
    />
  )
}
