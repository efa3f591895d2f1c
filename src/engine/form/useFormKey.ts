import { createContext, type RefObject, useCallback, useContext, useEffect } from 'react'
import { useController } from 'react-hook-form'

export type FormKey = { value: unknown; error: string | undefined; onChange: (value: unknown) => void }

/** The entry of a form around its controls. */
export const EntryContext = createContext<RefObject<HTMLElement | null> | null>(null)

/** One key of the form around it: its value, its error, and how to change it. */
export function useFormKey(key: string): FormKey {
  const { field, fieldState } = useController({ name: key })
  const { ref, onChange } = field
  const entry = useContext(EntryContext)
  useEffect(() => ref({ focus: () => focusOn(entry?.current, key) }), [ref, entry, key])
  return {
    value: field.value,
    error: fieldState.error?.message,
    // A value may have a key `target` itself, and would be taken for an event.
    onChange: useCallback((value) => onChange({ target: { value } }), [onChange]),
  }
}

/** The control of a key has its name; one that is made of several has it at its entry. */
function focusOn(entry: HTMLElement | null | undefined, key: string): void {
  const name = CSS.escape(key)
  const control = [`[name="${name}"], [data-name="${name}"]`, '[aria-invalid="true"]', 'input, textarea, button']
    .map((one) => entry?.querySelector<HTMLElement>(one))
    .find(Boolean)
  control?.focus()
}
