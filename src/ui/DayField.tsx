import { CalendarButton } from './CalendarButton.tsx'
import { dayOf, dayText } from './dayText.ts'
import { joinRefs } from './joinRefs.ts'
import css from './NumberField.module.css'
import { TypedInput, type TypedProps } from './TypedInput.tsx'
import { type Reading, useTyped } from './useTyped.ts'
import { useWords } from './words.ts'

type Props = TypedProps & {
  /** yyyy-MM-dd */
  value: string | null
  onChange: (value: string | null) => void
}

export function DayField({ value, onChange, onProblem, onBlur, placeholder, ref, ...field }: Props) {
  const words = useWords()
  const typed = useTyped({ value, onChange, onProblem, show: dayText, read })
  const isFixed = field.readOnly || field.disabled
  return (
    <TypedInput
      {...field}
      aside={isFixed ? undefined : <CalendarButton label={field.label} value={value} onChoose={(day) => typed.change(dayText(day))} />}
      className={css['number']}
      error={typed.problem ?? field.error}
      inputMode="numeric"
      placeholder={placeholder ?? (isFixed ? '-' : words('field.dayPattern'))}
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

function read(text: string): Reading<string> {
  if (text.trim() === '') return { value: null }
  const value = dayOf(text)
  return value === undefined ? { problem: 'field.noDay' } : { value }
}
