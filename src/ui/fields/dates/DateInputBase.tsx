import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CalendarButton } from './CalendarButton.tsx'
import { joinRefs } from '#ui/layout/joinRefs.ts'
import styles from '#ui/fields/numbers/NumberField.module.css'
import { ParsedInput, type TypedProps } from '#ui/fields/ParsedInput.tsx'
import { type Reading, useParsedInput } from '#ui/fields/useParsedInput.ts'

export type DatedProps = TypedProps & {
  value: string | null
  onChange: (value: string | null) => void
}
type Props = DatedProps & {
  /** The expected format, shown in an empty field. */
  pattern: ParseKeys
  show: (value: string | null) => string
  read: (text: string) => Reading<string>
  /** The day the calendar opens at, yyyy-MM-dd. */
  day: string | null
  /** The text after a day was selected in the calendar. */
  withDay: (day: string) => string
}

/** A typed date with a calendar next to it. */
export function DateInputBase({
  value,
  onChange,
  onParseError,
  onBlur,
  placeholder,
  ref,
  pattern,
  show,
  read,
  day,
  withDay,
  ...field
}: Props) {
  const { t } = useTranslation()
  const typed = useParsedInput({ value, onChange, onParseError, show, read })
  const isFixed = field.readOnly || field.disabled
  return (
    <ParsedInput
      {...field}
      aside={
        isFixed ? undefined : (
          <CalendarButton label={field.label} value={day} onChoose={(chosen) => typed.change(withDay(chosen))} />
        )
      }
      className={styles.number}
      error={typed.problem ?? field.error}
      // The digit keyboard of many phones has no point.
      inputMode="text"
      placeholder={placeholder ?? (isFixed ? '-' : t(pattern))}
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
