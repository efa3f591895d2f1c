import { type ComponentProps, useEffect, useState } from 'react'
import { type FieldPath, useController } from 'react-hook-form'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import type { ChartDraft, BreakdownList } from '#evaluation/edit/chart/draft/chartDraft.ts'

export type NumberName =
  `config.${'min' | 'max' | 'decimals'}` | `${BreakdownList}.${number}.age.${'ageGap' | 'minAge' | 'maxAge'}`
/** The fields whose text is not a valid number yet. */
export type UnreadName = NumberName | `timelineNotes.${number}.date`
type Props = Omit<
  ComponentProps<typeof NumberField>,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onParseError'
> & {
  name: NumberName
  /** Fields that are validated again with this one. */
  deps?: FieldPath<ChartDraft>[]
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** A number field of the chart form; registers while its text is not a number, and no longer when it is unmounted. */
export function NumberEntry({ name, deps = [], onUnread, ...props }: Props) {
  const { field, fieldState } = useController<ChartDraft, NumberName>({ name, rules: { deps } })
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => onUnread(name, undefined), [name, onUnread])
  const note = (message: string | undefined) => {
    setProblem(message)
    onUnread(name, message)
  }
  return <NumberField {...props} {...field} error={problem ?? fieldState.error?.message} onParseError={note} />
}
