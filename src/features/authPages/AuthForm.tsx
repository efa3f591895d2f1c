import { type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import styles from './AuthForm.module.css'
import type { AuthFormState } from './useAuthForm.ts'
import { useFilledSilently } from './useFilledSilently.ts'

type Props<Values extends FieldValues> = {
  form: AuthFormState<Values>
  label: string
  fields: ReactNode
  /** Content below the button. */
  children?: ReactNode
}

/** A form before the login: its fields and the one button that submits them. */
export function AuthForm<Values extends FieldValues>({ form, label, fields, children }: Props<Values>) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  useFilledSilently(form, element)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate ref={element} onSubmit={form.onSubmit}>
        {fields}
        <Button busy={form.isBusy} disabled={!form.isOpen} kind="primary" type="submit">
          {form.wait > 0 ? t('login.wait', { seconds: form.wait }) : label}
        </Button>
        {children}
      </form>
    </FormProvider>
  )
}
