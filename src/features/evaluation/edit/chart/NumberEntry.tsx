import { type ComponentProps, useEffect } from 'react'
import { NumberField } from '#ui/NumberField.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'onProblem'> & { at: string; onUnread: (at: string, problem: string | undefined) => void }

/** A number that tells when it cannot be read, and no longer when it is gone. */
export function NumberEntry({ at, onUnread, ...field }: Props) {
  useEffect(() => () => onUnread(at, undefined), [at, onUnread])
  return <NumberField {...field} onProblem={(problem) => onUnread(at, problem)} />
}
