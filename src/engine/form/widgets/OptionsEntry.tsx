import { fieldOf, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/form/widgets/TextEntry.tsx'
import { useLabels } from '#engine/labels.ts'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'

/** Several of a few options. */
export function OptionsEntry({ collection, name, value, onChange, ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const field = fieldOf(collection, name)
  const options = field.kind === 'choices' ? field.options : []
  return (
    <MultiDropdown
      {...control(props)}
      name={name}
      options={options.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) }))}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(chosen) => onChange(options.map(([key]) => key).filter((key) => chosen.includes(String(key))))}
    />
  )
}
