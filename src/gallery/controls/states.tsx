import { type ReactNode, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import type { Say, SampleWord } from '#gallery/words.ts'

/** The states of one control, or of several that belong together, by their names. */
export type ControlStates = {
  /** The component files of `src/ui` that are shown here, the first one gives the name. */
  of: readonly [string, ...string[]]
  /** Its states need the whole width. */
  isWide?: true
  states: (say: Say) => Record<string, ReactNode>
}

/** Keeps the value that a control changes. */
export function Held<Value>({
  initial,
  children,
}: {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** Opens something over the page, and closes it again. */
export function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

/** The states that every field has. */
export function fieldStates<Value>(
  say: Say,
  word: SampleWord,
  { empty, filled }: { empty: Value; filled: Value },
  render: (props: FieldProps & { value: Value; onChange: (value: Value) => void }) => ReactNode,
): Record<string, ReactNode> {
  const state = (initial: Value, more: Partial<FieldProps> = {}) => (
    <Held initial={initial}>{(value, onChange) => render({ label: say(word), value, onChange, ...more })}</Held>
  )
  return {
    empty: state(empty),
    filled: state(filled),
    'required, with a hint': state(empty, { required: true, hint: say('hint') }),
    'filled by a link': state(filled, { marked: say('marked') }),
    warning: state(filled, { warning: say('warning') }),
    error: state(empty, { required: true, error: say('error') }),
    'read only': state(filled, { readOnly: true }),
    disabled: state(filled, { disabled: true }),
    'long label': state(filled, { label: say('longLabel'), hint: say('remarkText') }),
  }
}
