import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type { z } from '#lib/schema.ts'
import { getLoginError } from './getLoginError.ts'
import { useSubmit } from './useSubmit.ts'

type Options<Values extends FieldValues> = {
  schema: z.ZodMiniType<Values, Values>
  defaultValues: DefaultValues<Values>
  /** The field that shows the server's message. */
  errorAt: FieldPath<Values>
  getText?: (error: unknown) => string
  /** Whether the button is disabled until the form is complete, or tells what is missing. */
  isPatient?: boolean
  send: (values: Values) => Promise<void>
}

export type AuthFormState<Values extends FieldValues> = UseFormReturn<Values> & {
  isBusy: boolean
  /** Whether its button submits it. */
  isOpen: boolean
  /** Seconds until the server accepts another request. */
  wait: number
  onSubmit: (event: FormEvent) => void
}

/** A form before the login; the server's message is shown at one of its fields. */
export function useAuthForm<Values extends FieldValues>({
  schema,
  defaultValues,
  errorAt,
  getText = getLoginError,
  isPatient = true,
  send,
}: Options<Values>): AuthFormState<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: isPatient ? 'onTouched' : 'onSubmit',
  })
  const isFilled = useWatch({ control: form.control, compute: (values) => schema.safeParse(values).success })
  const { isBusy, wait, run } = useSubmit(getText, (message) =>
    form.setError(errorAt, { type: 'server', message }, { shouldFocus: true }),
  )
  const isOpen = (isFilled || !isPatient) && wait === 0
  return {
    ...form,
    isBusy,
    isOpen,
    wait,
    onSubmit: (event) => {
      event.preventDefault()
      // Recently filled values have not been rendered yet.
      if (isOpen || (wait === 0 && schema.safeParse(form.getValues()).success)) run(form.handleSubmit(send))
    },
  }
}
