import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Milliseconds between two checks of the fields. */
const lookEvery = 300

/**
 * Takes over values that a password manager put into the fields of a form without an event: it checks regularly, before
 * other input re-renders (which would clear these fields), and before the form is submitted.
 */
export function useFilledSilently<Values extends FieldValues>(
  { getValues, setValue, formState: { isSubmitted } }: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const look = useEffectEvent((typedIn?: EventTarget | null) => {
    for (const input of element.current?.querySelectorAll('input') ?? []) {
      if (!/^(?:text|email|password|tel)$/.test(input.type) || input.readOnly || input === typedIn) continue
      const name = input.name as Path<Values>
      const known: unknown = name ? getValues(name) : undefined
      if (typeof known !== 'string' || input.value === '' || input.value === known) continue
      setValue(name, input.value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: isSubmitted })
    }
  })
  useEffect(() => {
    const form = element.current
    const onInput = ({ target }: Event) => look(target)
    const onSubmit = () => look()
    form?.addEventListener('input', onInput, { capture: true })
    form?.addEventListener('submit', onSubmit, { capture: true })
    const timer = setInterval(() => look(), lookEvery)
    return () => {
      form?.removeEventListener('input', onInput, { capture: true })
      form?.removeEventListener('submit', onSubmit, { capture: true })
      clearInterval(timer)
    }
  }, [element])
}
