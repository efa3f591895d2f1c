import { useCallback, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Texts of a form that cannot be parsed as a value yet (a date half typed), by field, with what is wrong with them.
 * Nothing is saved while there are any: `showErrors` puts the reason at its field, until the text changes.
 */
export function useUnparsed<Values extends FieldValues>({
  getErrors,
  clearErrors,
  setError,
}: Pick<UseFormReturn<Values>, 'getErrors' | 'clearErrors' | 'setError'>) {
  const [messages, setMessages] = useState<ReadonlyMap<FieldPath<Values>, string>>(new Map())
  const set = useCallback(
    (name: FieldPath<Values>, message: string | undefined) => {
      if (getErrors(name)?.type === 'unparsed') clearErrors(name)
      setMessages((now) => {
        if (now.get(name) === message) return now
        const others = [...now].filter(([other]) => other !== name)
        return new Map(message === undefined ? others : [...others, [name, message]])
      })
    },
    [getErrors, clearErrors],
  )
  const showErrors = () => messages.forEach((message, name) => setError(name, { type: 'unparsed', message }))
  return { isEmpty: messages.size === 0, set, showErrors }
}
