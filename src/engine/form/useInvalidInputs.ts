import { useCallback, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Texts of a form that cannot be parsed as a value yet (an incomplete date), by field, with their errors. Nothing is
 * saved while there are any: `showErrors` shows the reason at its field, until the text changes.
 */
export function useInvalidInputs<Values extends FieldValues>({
  getErrors,
  clearErrors,
  setError,
}: Pick<UseFormReturn<Values>, 'getErrors' | 'clearErrors' | 'setError'>) {
  const [messages, setMessages] = useState<ReadonlyMap<FieldPath<Values>, string>>(new Map())
  const newest = useRef(messages)
  const set = useCallback(
    (name: FieldPath<Values>, message: string | undefined) => {
      if (getErrors(name)?.type === 'unparsed') clearErrors(name)
      if (newest.current.get(name) === message) return
      const others = [...newest.current].filter(([other]) => other !== name)
      newest.current = new Map(message === undefined ? others : [...others, [name, message]])
      setMessages(newest.current)
    },
    [getErrors, clearErrors],
  )
  const showErrors = () => messages.forEach((message, name) => setError(name, { type: 'unparsed', message }))
  /** The current value of `isEmpty`, before the next render. */
  const isEmptyNow = useCallback(() => newest.current.size === 0, [])
  return { isEmpty: messages.size === 0, isEmptyNow, set, showErrors }
}
