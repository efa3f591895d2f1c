import type { ControlProps, Option } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { getOption } from '#engine/fields/options.ts'
import type { Labels } from '#engine/labels.ts'
import { toText } from '#lib/text/text.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = ControlProps & { field: { options: readonly Option[] }; labels: Labels }

/** One of a few options. A value outside of them is kept and shown as it is. */
export default function ChoiceWidget({ field, labels, name, value, onChange, without = [], ...props }: Props) {
  const known = field.options.filter(([key]) => !without.includes(key) || key === value)
  const options = known.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) }))
  const chosen = toText(value)
  const isUnknown = chosen !== '' && !getOption(known, chosen)
  return (
    <Dropdown
      {...control(props)}
      name={name}
      options={isUnknown ? [...options, { value: chosen, label: chosen }] : options}
      value={chosen || null}
      onChange={(text) => onChange(getOption(field.options, text)?.[0] ?? null)}
      clearable={!props.required}
    />
  )
}
