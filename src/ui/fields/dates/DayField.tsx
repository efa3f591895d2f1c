import type { ParseKeys } from 'i18next'
import { isDay, showDay } from '#lib/dates/dates.ts'
import { type WrongDay, readDay } from '#lib/dates/typedDates.ts'
import { DateInputBase, type DatedProps } from './DateInputBase.tsx'
import type { Reading } from '#ui/fields/useParsedInput.ts'

/** The error of a text that is no day. */
export const dayProblems = {
  format: 'field.noDay',
  ambiguous: 'field.ambiguous',
  year: 'field.shortYear',
  calendar: 'field.noSuchDay',
} as const satisfies Record<WrongDay, ParseKeys>

/** A day; its value is yyyy-MM-dd. */
export function DayField(props: DatedProps) {
  return (
    <DateInputBase {...props} day={props.value} pattern="field.dayPattern" read={read} show={shown} withDay={showDay} />
  )
}

function shown(value: string | null): string {
  return isDay(value ?? '') ? showDay(value) : ''
}

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const read = readDay(text)
  return 'wrong' in read ? { problem: dayProblems[read.wrong] } : { value: read.day }
}
