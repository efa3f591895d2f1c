import { DatedField, type DatedProps } from './DatedField.tsx'
import { dayText } from './dayText.ts'
import { momentDay, momentOf, momentText } from './momentText.ts'
import type { Reading } from './useTyped.ts'

/** A day and a time as clocks in Zurich show them; the value is ISO with an offset. */
export function MomentField(props: DatedProps) {
  const [day = '', time = '00:00'] = momentText(props.value).split(' ')
  const withDay = (chosen: string) => `${dayText(chosen)} ${day === '' ? '00:00' : time}`
  return <DatedField {...props} day={momentDay(props.value)} inputMode="text" pattern="field.momentPattern" read={read} show={momentText} withDay={withDay} />
}

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const meaning = momentOf(text)
  if (typeof meaning === 'string') return { problem: meaning === 'gap' ? 'field.noHour' : 'field.noMoment' }
  return meaning.isTwice ? { value: meaning.iso, remark: 'field.twice' } : { value: meaning.iso }
}
