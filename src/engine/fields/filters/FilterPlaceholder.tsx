import { TextField } from '#ui/TextField.tsx'

/** A control that is still loading, in the size it will have. */
export function FilterPlaceholder({ label }: { label: string }) {
  return <TextField label={label} value="" onChange={() => undefined} disabled />
}
