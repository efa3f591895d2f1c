import { CalendarButton } from './CalendarButton.tsx'
import { dayText } from './dayText.ts'
import { joinRefs } from './joinRefs.ts'
import { momentDay, momentOf, momentText } from './momentText.ts'
import css from './NumberField.module.css'
import { TypedInput, type TypedProps } from './TypedInput.tsx'
import { type Reading, useTyped } from './useTyped.ts'
import { useWords } from './words.ts'

type Props = TypedProps & {
  /** ISO with an offset */
  value: string | null
  onChange: (value: string | null) => void
}

/** A day and a time as clocks in Zurich show them. */
export function MomentField({ value, onChange, onProblem, onBlur, placeholder, ref, ...field }: Props) {
  const words = useWords()
  const typed = useTyped({ value, onChange, onProblem, show: momentText, read })
  const isFixed = field.readOnly || field.disabled
  const [day = '', time = '00:00'] = momentText(value).split(' ')
  return (
    <TypedInput
      {...field}
      aside={isFixed ? undefined : <CalendarButton label={field.label} value={momentDay(value)} onChoose={(chosen) => typed.change(`${dayText(chosen)} ${day === '' ? '00:00' : time}`)} />}
      className={css['number']}
      error={typed.problem ?? field.error}
      inputMode="text"
      placeholder={placeholder ?? (isFixed ? '-' : words('field.momentPattern'))}
      ref={joinRefs(typed.input, ref)}
      text={typed.text}
      warning={typed.remark ?? field.warning}
      onBlur={() => {
        typed.leave()
        onBlur?.()
      }}
      onText={typed.change}
    />
  )
}

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const meaning = momentOf(text)
  if (typeof meaning === 'string') return { problem: meaning === 'gap' ? 'field.noHour' : 'field.noMoment' }
  return meaning.isTwice ? { value: meaning.iso, remark: 'field.twice' } : { value: meaning.iso }
}
