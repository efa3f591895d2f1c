import type { FilterProps, Option } from '#engine/fields/fieldType.ts'
import { OptionFilter } from './OptionFilter.tsx'

/** Filters a list by one of the options of its field. */
export default function ChoiceFilter({ field, name, labels, ...props }: FilterProps<{ options: readonly Option[] }>) {
  const options = field.options.map(([value, word]) => ({ value: String(value), label: labels.option(name, word) }))
  return <OptionFilter {...props} options={options} />
}
