import type { ReactNode } from 'react'

/** The props of every field. All texts are already translated. */
export type FieldProps = {
  label: string
  hideLabel?: boolean | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  error?: ReactNode | undefined
  hint?: string | undefined
  warning?: ReactNode | undefined
  /** A small mark next to the label, e.g. that a link filled the field in. */
  marked?: string | undefined
  id?: string | undefined
  name?: string | undefined
}
