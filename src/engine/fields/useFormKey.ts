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

/**
 * The control of a key has its name, one that is made of several has it at its entry. A tab has the names of the controls
 * that it shows once it has the focus.
 */
function focusOn(entry: HTMLElement | null | undefined, key: string): void {
  const name = CSS.escape(key)
  const find = (selector: string) => entry?.querySelector<HTMLElement>(selector)
  const named = `[name="${name}"]`
  const control = [named, `[data-name~="${name}"]`, '[aria-invalid="true"]', 'input, textarea, button']
    .map(find)
    .find(Boolean)
  control?.focus()
  if (control?.role === 'tab') setTimeout(() => find(named)?.focus())
}
