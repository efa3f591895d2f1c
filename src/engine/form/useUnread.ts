import { useCallback, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Texts of a form that cannot be read as a value yet (a date half typed), by field, with what is wrong with them. They
 * hold a form back like what is wrong: `tell` puts the reason at its field, where it stands until the text is another.
 */
export function useUnread<Values extends FieldValues>({
  getErrors,
  clearErrors,
  setError,
}: Pick<UseFormReturn<Values>, 'getErrors' | 'clearErrors' | 'setError'>) {
  const [unread, setUnread] = useState<ReadonlyMap<FieldPath<Values>, string>>(new Map())
  const note = useCallback(
    (name: FieldPath<Values>, message: string | undefined) => {
      if (getErrors(name)?.type === 'unread') clearErrors(name)
      setUnread((now) => {
        if (now.get(name) === message) return now
        const others = [...now].filter(([other]) => other !== name)
        return new Map(message === undefined ? others : [...others, [name, message]])
      })
    },
    [getErrors, clearErrors],
  )
  const tell = () => unread.forEach((message, name) => setError(name, { type: 'unread', message }))
  return { isWhole: unread.size === 0, note, tell }
}
