import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** Keeps the first of equal values of plain data, so that a new object at each render triggers no new request. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const next = replaceEqualDeep(kept, value)
  if (next !== kept) keep(next)
  return next
}
