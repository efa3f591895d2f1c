import type { WidgetProps } from '#engine/collection.ts'
import { fieldOrText } from '#engine/collection.ts'
import { useFormKey } from '#engine/form/useFormKey.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import styles from '#engine/fields/widgets/TranslatedEntry.module.css'
import { keysOf } from '#engine/fieldTypes.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { searchDebounce } from '#lib/constants.ts'
import { languages } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'

/** One text in three languages; German is the base, the others fall back to it. */
export function TranslatedEntry({
  collection,
  name,
  label,
  readOnly,
  required,
  hint,
}: Omit<WidgetProps, 'value' | 'onChange'>) {
  const labelOf = useKeyLabel(collection)
  const field = fieldOrText(collection, name)
  if (field.kind !== 'translated') return null
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {keysOf(name, field).map((key, index) => (
        <OneLanguage
          key={key}
          label={labelOf(key)}
          lang={languages[index] ?? 'de'}
          name={key}
          readOnly={readOnly}
          required={required && index === 0}
          isLong={field.long === true}
          {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
          {...(hint && index === 0 ? { hint } : {})}
        />
      ))}
    </div>
  )
}

function OneLanguage({
  isLong,
  ...props
}: {
  label: string
  lang: string
  name: string
  readOnly: boolean
  required: boolean
  isLong: boolean
  maxLength?: number
  hint?: string
}) {
  const { value, error, onChange } = useFormKey(props.name)
  const [typed, type, flush] = useDebounced(asText(value), onChange, searchDebounce, true)
  const Control = isLong ? TextArea : TextField
  return <Control {...props} error={error} value={typed} onChange={type} onBlur={flush} />
}
