import { DatedField, type DatedProps } from './DatedField.tsx'
import { dayOf, dayText } from './dayText.ts'
import type { Reading } from './useTyped.ts'

/** A day; its value is yyyy-MM-dd. */
export function DayField(props: DatedProps) {
  return <DatedField {...props} day={props.value} inputMode="numeric" pattern="field.dayPattern" read={read} show={dayText} withDay={dayText} />
}

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const value = dayOf(text)
  return value === undefined ? { problem: 'field.noDay' } : { value }
}
