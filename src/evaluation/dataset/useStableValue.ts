import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** A value of plain data as it was first given, as long as it is equal: what is made anew with every rendering asks nothing anew. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const next = replaceEqualDeep(kept, value)
  if (next !== kept) keep(next)
  return next
}
