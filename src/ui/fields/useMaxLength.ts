import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getFirst, getLength, withinMax } from './codePoints.ts'
import { showNumber } from '#lib/text/numbers.ts'

/** Limits a text field to its maximum and reports where something was cut. */
export function useMaxLength(value: string, max: number | undefined, onChange: (value: string) => void) {
  const { t } = useTranslation()
  const [isTruncated, setBreakdown] = useState(false)

  function change(after: string) {
    const kept = max === undefined ? after : withinMax(value, after, max)
    setBreakdown(kept !== after)
    if (kept !== value) onChange(kept)
  }

  /** Cuts a paste before the browser lays it out: a megabyte in a field would block the page. */
  function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const field = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    if (max === undefined || field.readOnly || pasted.length <= max) return
    event.preventDefault()
    const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
    const room = max - getLength(value.slice(0, start)) - getLength(value.slice(end))
    const kept = getFirst(pasted, room)
    // Inserted by the browser it can be undone; where that is not possible it is set.
    const isTyped = 'execCommand' in document && document.execCommand('insertText', false, kept)
    if (!isTyped) change(value.slice(0, start) + kept + value.slice(end))
    setBreakdown(true)
  }

  const notice = isTruncated && max !== undefined ? t('field.cut', { max: showNumber(max) }) : undefined
  const counter = max === undefined ? undefined : `${showNumber(getLength(value))} / ${showNumber(max)}`
  return { change, onPaste, notice, counter }
}
