import type { ControlProps, Option } from '#engine/fields/fieldType.ts'
import { control } from './control.ts'
import { getOption } from '#engine/fields/options.ts'
import type { Labels } from '#engine/labels.ts'
import { toText } from '#lib/text/text.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'

type Props = ControlProps & { field: { options: readonly Option[] }; labels: Labels }

/** Several of a few options. A value outside of them is kept and shown as it is. */
export default function ChoicesWidget({ field: { options }, labels, name, value, onChange, ...props }: Props) {
  const present: unknown[] = Array.isArray(value) ? value : []
  const unknown = present.filter((one) => !getOption(options, one))
  return (
    <MultiDropdown
      {...control(props)}
      name={name}
      options={[
        ...options.map(([key, word]) => ({ value: String(key), label: labels.option(name, word) })),
        ...unknown.map((one) => ({ value: toText(one), label: toText(one) })),
      ]}
      value={present.map(toText)}
      onChange={(chosen) =>
        onChange([...options.map(([key]) => key), ...unknown].filter((one) => chosen.includes(toText(one))))
      }
    />
  )
}
