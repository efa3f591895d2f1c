import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '#ui/layout/classNames.ts'
import styles from '#ui/control.module.css'
import { Field } from './Field.tsx'
import type { FieldProps } from './fieldProps.ts'

export type TypedProps = FieldProps & {
  onBlur?: (() => void) | undefined
  onParseError?: ((message: string | undefined) => void) | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}
type Props = Omit<TypedProps, 'onParseError'> & {
  text: string
  onText: (text: string) => void
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  className?: string | undefined
  aside?: ReactNode
}

/** The input of numbers, days and moments. */
export function ParsedInput({
  text,
  onText,
  onBlur,
  inputMode,
  placeholder,
  autoFocus,
  className,
  aside,
  ref,
  ...field
}: Props) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <span className={styles.box} data-print-text={text}>
          <input
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            aria-required={field.required}
            autoComplete="off"
            autoFocus={autoFocus}
            className={classNames(styles.control, aside !== undefined && styles.room, className)}
            disabled={field.disabled}
            id={id}
            inputMode={inputMode}
            name={field.name}
            placeholder={placeholder}
            readOnly={field.readOnly}
            ref={ref}
            type="text"
            value={text}
            onBlur={onBlur}
            onChange={(event) => onText(event.target.value)}
          />
          {aside !== undefined && <span className={styles.inside}>{aside}</span>}
        </span>
      )}
    </Field>
  )
}
