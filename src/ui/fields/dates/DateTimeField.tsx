import { parseDay, showDay, showMoment } from '#lib/dates/dates.ts'
import { readMoment } from '#lib/dates/typedDates.ts'
import { DateInputBase, type DatedProps } from './DateInputBase.tsx'
import { dayProblems } from './DayField.tsx'
import type { Reading } from '#ui/fields/useParsedInput.ts'

/** A day and a time in Zurich; the value is ISO with an offset. */
export function DateTimeField(props: DatedProps) {
  const [, time = '00:00'] = shown(props.value).split(' ')
  const withDay = (chosen: string) => `${showDay(chosen)} ${time}`
  return (
    <DateInputBase
      {...props}
      day={parseDay(props.value)}
      pattern="field.momentPattern"
      read={read}
      show={shown}
      withDay={withDay}
    />
  )
}

const momentProblems = {
  ...dayProblems,
  format: 'field.noMoment',
  time: 'field.noMoment',
  hour: 'field.noHour',
} as const

function shown(value: string | null): string {
  return parseDay(value) === null ? '' : showMoment(value, true)
}

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const meaning = readMoment(text)
  if ('wrong' in meaning) return { problem: momentProblems[meaning.wrong] }
  return meaning.isTwice ? { value: meaning.iso, remark: 'field.twice' } : { value: meaning.iso }
}
