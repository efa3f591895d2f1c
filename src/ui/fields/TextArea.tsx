import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import control from '#ui/control.module.css'
import { Field } from './Field.tsx'
import type { FieldProps } from './fieldProps.ts'
import styles from './TextArea.module.css'
import { useGrowing } from './useGrowing.ts'
import { useMaxLength } from './useMaxLength.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  rows?: number | undefined
  maxLength?: number | undefined
  autoComplete?: string | undefined
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  lang?: string | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({
  value,
  onChange,
  rows = 4,
  maxLength,
  autoComplete,
  onBlur,
  placeholder,
  autoFocus,
  lang,
  ref,
  ...field
}: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLSpanElement>(null)
  useGrowing(box, value)
  const { change, onPaste, notice, counter: count } = useMaxLength(value, maxLength, onChange)
  const counter = field.readOnly ? undefined : count

  return (
    <Field {...field} warning={notice ?? field.warning}>
      {({ id, describedBy, invalid }) => (
        <span className={styles.box} data-print-text={value} ref={box}>
          <textarea
            aria-describedby={[describedBy, counter && `${id}-counter`].filter(Boolean).join(' ') || undefined}
            aria-invalid={invalid || undefined}
            aria-required={field.required}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            className={classNames(control.control, styles.area)}
            disabled={field.disabled}
            id={id}
            lang={lang}
            name={field.name}
            placeholder={placeholder}
            readOnly={field.readOnly}
            ref={ref}
            rows={rows}
            style={{ minHeight: `${rows * 1.25 + 1}rem` }}
            value={value}
            onBlur={onBlur}
            onChange={(event) => change(event.target.value)}
            onPaste={onPaste}
          />
          {counter && (
            <span
              aria-label={t('field.counter', { counter })}
              className={styles.counter}
              id={`${id}-counter`}
              role="note"
            >
              {counter}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
