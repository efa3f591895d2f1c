import type { ParseKeys } from 'i18next'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The result of parsing a text: a value (perhaps with a remark), or the error. */
export type Reading<Value> = { value: Value | null; remark?: ParseKeys } | { problem: ParseKeys }
type Options<Value> = {
  value: Value | null
  onChange: (value: Value | null) => void
  /** Called with the error as long as the text cannot be parsed, so that a form does not save over it. */
  onParseError?: ((message: string | undefined) => void) | undefined
  show: (value: Value | null) => string
  read: (text: string) => Reading<Value>
}

/** The text of a field whose value is not a text: it keeps the input, whether it can be parsed or not. */
export function useParsedInput<Value>({ value, onChange, onParseError, show, read }: Options<Value>) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; value: Value | null; isLeft: boolean } | null>(null)

  // An external value replaces the input; the echo of one's own typing does not.
  const isOwn = typed !== null && Object.is(typed.value, value)
  const text = isOwn ? typed.text : show(value)
  const reading = read(text)
  const problem = 'problem' in reading ? t(reading.problem) : undefined
  const remark = 'remark' in reading && reading.remark ? t(reading.remark) : undefined

  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  const report = useRef(onParseError)
  useEffect(() => {
    report.current = onParseError
  }, [onParseError])
  useEffect(() => report.current?.(problem), [problem])

  function change(next: string) {
    const meaning = read(next)
    const isReadable = 'value' in meaning
    // Typed again unchanged: the value keeps details that the text does not show (seconds, another offset).
    const isSame = isReadable && show(meaning.value) === show(value)
    const plain = isReadable ? meaning.value : null
    const meant = isSame ? value : plain
    setTyped({ text: next, value: meant, isLeft: false })
    if (!Object.is(meant, value)) onChange(meant)
  }

  function leave() {
    if (problem === undefined) setTyped(null)
    else if (typed) setTyped({ ...typed, isLeft: true })
  }

  return { input, text, change, leave, problem: typed?.isLeft ? problem : undefined, remark }
}
