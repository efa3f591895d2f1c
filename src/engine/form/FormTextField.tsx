import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { joinRefs } from '#ui/layout/joinRefs.ts'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string
  /** Called with the input, besides the form. */
  onText?: ((text: string) => void) | undefined
}

/** A text field of the form around it (`FormProvider`). */
export function FormTextField({ name, ref, onText, ...props }: Props) {
  const { field, fieldState } = useController({ name })
  const change = (text: string) => {
    field.onChange(text)
    onText?.(text)
  }
  return (
    <TextField
      {...props}
      name={name}
      error={fieldState.error?.message || undefined}
      ref={joinRefs(field.ref, ref)}
      value={field.value}
      onBlur={field.onBlur}
      onChange={change}
    />
  )
}
