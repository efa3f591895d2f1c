import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CheckBox.module.css'
import { Field } from './Field.tsx'
import field from './Field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { joinRefs } from '#ui/layout/joinRefs.ts'

type Props = FieldProps & {
  checked: boolean
  onChange: (checked: boolean) => void
  indeterminate?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function CheckBox({ label, checked, onChange, indeterminate = false, hideLabel, onBlur, ref, ...rest }: Props) {
  const { t } = useTranslation()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])

  const box = (describedBy?: string, id?: string) => (
    <input
      aria-describedby={describedBy}
      aria-invalid={Boolean(rest.error) || undefined}
      aria-label={hideLabel ? label : undefined}
      aria-readonly={rest.readOnly}
      checked={checked}
      className={styles.box}
      disabled={rest.disabled || rest.readOnly}
      id={id}
      name={rest.name}
      ref={joinRefs(own, ref)}
      type="checkbox"
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
  // Bare, as in a table, the whole cell around the box takes the click.
  if (hideLabel) return <label className={styles.bare}>{box()}</label>

  return (
    <Field {...rest} hideLabel isGroup label="" marked={undefined}>
      {({ id, describedBy }) => (
        <label className={styles.row} data-print-flag={labelSeparator() + t(checked ? 'yes' : 'no')} htmlFor={id}>
          {box(describedBy, id)}
          <span>
            {label}
            {rest.required && (
              <span aria-hidden="true" className={field.required}>
                {' *'}
              </span>
            )}
            {rest.marked && (
              <>
                {' '}
                <span className={field.marked}>{rest.marked}</span>
              </>
            )}
          </span>
        </label>
      )}
    </Field>
  )
}
