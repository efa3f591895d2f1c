import { type ComponentProps, useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = Omit<ComponentProps<typeof Dropdown>, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'> & {
  name: string
  /** Whether the values of its options are numbers. */
  isNumber?: boolean
}

/** A dropdown of the form around it (`FormProvider`); null where nothing is selected. */
export function FormDropdown({ name, isNumber = false, ...props }: Props) {
  const { field, fieldState } = useController({ name })
  const { ref, value } = field
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => ref({ focus: () => button.current?.focus() }), [ref])
  return (
    <Dropdown
      {...props}
      ref={button}
      name={name}
      error={fieldState.error?.message || undefined}
      value={value === null ? null : String(value)}
      onBlur={field.onBlur}
      onChange={(text) => field.onChange(isNumber && text !== null ? Number(text) : text)}
    />
  )
}
