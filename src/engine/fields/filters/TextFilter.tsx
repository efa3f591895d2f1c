import type { FilterProps } from '#engine/fields/fieldType.ts'
import styles from '#engine/fields/filters/Filter.module.css'
import { useDebounced } from '#engine/useDebounced.ts'
import { searchDebounce } from '#lib/constants.ts'
import { TextField } from '#ui/TextField.tsx'

/** Narrows a list by a text that is typed. */
export function TextFilter({
  label,
  keys: [key = ''],
  values,
  onValues,
}: Pick<FilterProps<unknown>, 'label' | 'keys' | 'values' | 'onValues'>) {
  const [typed, type] = useDebounced(values[key] ?? '', (text) => onValues({ [key]: text }), searchDebounce)
  return (
    <span className={styles.control}>
      <TextField label={label} value={typed} onChange={type} maxLength={200} />
    </span>
  )
}
