import { useState } from 'react'
import { lengthOf, withinMax } from './codePoints.ts'
import { useWords } from './words.ts'

/** Holds a text field to its maximum and says so where something was cut. */
export function useMaxLength(value: string, max: number | undefined, onChange: (value: string) => void) {
  const words = useWords()
  const [isCut, setCut] = useState(false)

  function change(after: string) {
    const kept = max === undefined ? after : withinMax(value, after, max)
    setCut(kept !== after)
    if (kept !== value) onChange(kept)
  }

  const notice = isCut && max !== undefined ? words('field.cut', { max }) : undefined
  const counter = max === undefined ? undefined : `${lengthOf(value)} / ${max}`
  return { change, notice, counter }
}
