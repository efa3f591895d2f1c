import type { ControlProps } from '#engine/fields/fieldType.ts'

/** The props of every control from an entry. */
export function control({
  label,
  readOnly,
  required,
  error,
  hint,
  warning,
  marked,
}: Pick<ControlProps, 'label' | 'readOnly' | 'required' | 'error' | 'hint' | 'warning' | 'marked'>) {
  return {
    label,
    readOnly,
    required,
    ...(error ? { error } : {}),
    ...(hint ? { hint } : {}),
    ...(warning ? { warning } : {}),
    ...(marked ? { marked } : {}),
  }
}
