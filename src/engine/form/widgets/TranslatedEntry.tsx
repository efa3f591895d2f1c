import type { WidgetProps } from '#engine/collection.ts'
import { fieldOf } from '#engine/collection.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import styles from '#engine/form/widgets/TranslatedEntry.module.css'
import { keysOf } from '#engine/kinds.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { searchDebounce } from '#lib/constants.ts'
import { languages } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'

type Props = Omit<WidgetProps, 'value' | 'onChange' | 'error'> & {
  onKey: (key: string, value: string) => void
  errors: Record<string, string>
}

/** One text in three languages; German is the base, the others fall back to it. */
export function TranslatedEntry({ collection, name, label, values, onKey, readOnly, required, errors, hint }: Props) {
  const labelOf = useKeyLabel(collection)
  const field = fieldOf(collection, name)
  if (field.kind !== 'translated') return null
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {keysOf(name, field).map((key, index) => {
        const language = languages[index] ?? 'de'
        return (
          <OneLanguage
            key={key}
            label={labelOf(key)}
            lang={language}
            value={asText(values[key])}
            onChange={(text) => onKey(key, text)}
            name={key}
            readOnly={readOnly}
            required={required && index === 0}
            isLong={field.long === true}
            {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
            {...(errors[key] ? { error: errors[key] } : {})}
            {...(hint && index === 0 ? { hint } : {})}
          />
        )
      })}
    </div>
  )
}

function OneLanguage({ value, onChange, isLong, ...props }: { label: string; lang: string; value: string; onChange: (text: string) => void; name: string; readOnly: boolean; required: boolean; isLong: boolean; maxLength?: number; error?: string; hint?: string }) {
  const [typed, type, flush] = useDebounced(value, onChange, searchDebounce, true)
  const Control = isLong ? TextArea : TextField
  return <Control {...props} value={typed} onChange={type} onBlur={flush} />
}
