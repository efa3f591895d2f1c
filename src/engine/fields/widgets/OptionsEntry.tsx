import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/TextEntry.tsx'
import { useLabels } from '#engine/labels.ts'
import { asText } from '#lib/text.ts'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'

/** Several of a few options. A value outside of them is kept and shown as it is. */
export function OptionsEntry({ collection, name, value, onChange, ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const field = fieldOrText(collection, name)
  const options = field.kind === 'choices' ? field.options : []
  const present: unknown[] = Array.isArray(value) ? value : []
  const foreign = present.filter((one) => !options.some(([key]) => String(key) === asText(one)))
  return (
    <MultiDropdown
      {...control(props)}
      name={name}
      options={[
        ...options.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) })),
        ...foreign.map((one) => ({ value: asText(one), label: asText(one) })),
      ]}
      value={present.map(asText)}
      onChange={(chosen) =>
        onChange([...options.map(([key]) => key), ...foreign].filter((one) => chosen.includes(asText(one))))
      }
    />
  )
}
