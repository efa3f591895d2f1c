import { joinRefs } from '#ui/layout/joinRefs.ts'
import styles from './NumberField.module.css'
import { parseNumber } from './parseNumber.ts'
import { ParsedInput, type TypedProps } from '#ui/fields/ParsedInput.tsx'
import { type Reading, useParsedInput } from '#ui/fields/useParsedInput.ts'

type Props = TypedProps & {
  value: number | null
  onChange: (value: number | null) => void
  integer?: boolean | undefined
  /** Never negative: a phone shows its digit keyboard, which often has no sign. */
  isPositive?: boolean | undefined
}

export function NumberField({
  value,
  onChange,
  onParseError,
  integer = false,
  isPositive = false,
  onBlur,
  ref,
  ...field
}: Props) {
  const typed = useParsedInput({ value, onChange, onParseError, show, read: integer ? readWhole : readAny })
  return (
    <ParsedInput
      {...field}
      className={styles.number}
      error={typed.problem ?? field.error}
      inputMode={getInputMode(integer, isPositive)}
      ref={joinRefs(typed.input, ref)}
      text={typed.text}
      onBlur={() => {
        typed.leave()
        onBlur?.()
      }}
      onText={typed.change}
    />
  )
}

function getInputMode(isInteger: boolean, isPositive: boolean): 'numeric' | 'decimal' | 'text' {
  if (!isPositive) return 'text'
  return isInteger ? 'numeric' : 'decimal'
}

function show(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}

function readAny(text: string): Reading<number> {
  if (text.trim() === '') return { value: null }
  const value = parseNumber(text)
  return Number.isNaN(value) ? { problem: 'field.noNumber' } : { value }
}

function readWhole(text: string): Reading<number> {
  if (text.trim() === '') return { value: null }
  const value = parseNumber(text, true)
  return Number.isNaN(value) ? { problem: 'field.noInteger' } : { value }
}
