import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#engine/fields/fieldType.ts'
import styles from './TranslatedWidget.module.css'
import { useFormKey } from '#engine/fields/useFormKey.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { searchDebounce } from '#lib/constants.ts'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = Pick<ControlProps, 'label' | 'readOnly' | 'required' | 'hint'> & {
  field: { maxLength?: number; long?: boolean }
  keys: readonly string[]
}

/** One text in three languages; German is the base, the others fall back to it. */
export default function TranslatedWidget({ field, keys, label, readOnly, required, hint }: Props) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, field.long && styles.long)}>
      {languages.map((language, index) => (
        <OneLanguage
          key={language}
          label={`${label} (${t(`language.in.${language}`)})`}
          lang={language}
          name={keys[index] ?? ''}
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

type OneLanguageProps = {
  label: string
  lang: Language
  name: string
  readOnly: boolean
  required: boolean
  isLong?: boolean
  maxLength?: number
  hint?: string
}

/** The text in one of the languages, under its key. */
export function OneLanguage({ isLong = false, ...props }: OneLanguageProps) {
  const { value, error, onChange } = useFormKey(props.name)
  const [typed, type, flush] = useDebounced(toText(value), onChange, searchDebounce, true)
  const Control = isLong ? TextArea : TextField
  return <Control {...props} error={error} value={typed} onChange={type} onBlur={flush} />
}
