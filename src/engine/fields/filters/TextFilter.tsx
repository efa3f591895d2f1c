import type { FilterProps } from '#engine/fields/fieldType.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { searchDebounce } from '#lib/constants.ts'
import { TextField } from '#ui/fields/TextField.tsx'

/** Filters a list by a typed text. */
export default function TextFilter({
  label,
  keys: [key = ''],
  values,
  onValues,
}: Pick<FilterProps<unknown>, 'label' | 'keys' | 'values' | 'onValues'>) {
  const [typed, type, flush] = useDebounced(
    values[key] ?? '',
    (text) => onValues({ [key]: text }),
    searchDebounce,
    false,
    cleanLine,
  )
  return <TextField label={label} value={typed} onChange={type} onBlur={flush} maxLength={200} />
}
