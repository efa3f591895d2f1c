import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import X from 'lucide-react/icons/x'
import { type HTMLAttributes, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from '#ui/control.module.css'
import { Field } from './Field.tsx'
import type { FieldProps } from './fieldProps.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { useMaxLength } from './useMaxLength.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | undefined
  maxLength?: number | undefined
  autoComplete?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  lang?: string | undefined
  clearable?: boolean | undefined
  /** The id of a datalist with suggestions. */
  list?: string | undefined
  spellCheck?: boolean | undefined
  title?: string | undefined
  'aria-keyshortcuts'?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({
  value,
  onChange,
  type = 'text',
  maxLength,
  autoComplete,
  inputMode,
  onBlur,
  placeholder,
  autoFocus,
  lang,
  clearable,
  list,
  spellCheck,
  ref,
  title,
  'aria-keyshortcuts': keys,
  ...field
}: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const { change, onPaste, notice } = useMaxLength(value, maxLength, onChange)
  const isPassword = type === 'password'
  const canClear = clearable && value !== '' && !field.readOnly && !field.disabled

  return (
    <Field {...field} warning={notice ?? field.warning}>
      {({ id, describedBy, invalid }) => (
        <span className={styles.box} data-print-text={isPassword ? '' : value}>
          <input
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            aria-keyshortcuts={keys}
            aria-required={field.required}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            className={classNames(styles.control, (isPassword || clearable) && styles.room)}
            disabled={field.disabled}
            id={id}
            inputMode={inputMode}
            lang={lang}
            list={list}
            name={field.name}
            placeholder={placeholder}
            readOnly={field.readOnly}
            ref={ref}
            spellCheck={spellCheck}
            title={title}
            type={isPassword && isShown ? 'text' : type}
            value={value}
            onBlur={onBlur}
            onChange={(event) => change(event.target.value)}
            onPaste={onPaste}
          />
          {isPassword && (
            <span className={styles.inside}>
              <IconButton
                icon={isShown ? EyeOff : Eye}
                label={t(isShown ? 'field.hide' : 'field.show')}
                onClick={() => setShown(!isShown)}
              />
            </span>
          )}
          {canClear && (
            <span className={styles.inside}>
              <IconButton icon={X} label={t('field.clear', { label: field.label })} onClick={() => onChange('')} />
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
