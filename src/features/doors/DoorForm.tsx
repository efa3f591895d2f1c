import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import css from './Door.module.css'
import type { DoorFormState } from './useDoorForm.ts'

type Props<Values extends FieldValues> = {
  form: DoorFormState<Values>
  label: string
  fields: ReactNode
  /** What stands below the button. */
  children?: ReactNode
}

/** A form of the doors: its fields and the one button that sends them. */
export function DoorForm<Values extends FieldValues>({ form, label, fields, children }: Props<Values>) {
  const { t } = useTranslation()
  return (
    <FormProvider {...form}>
      <form className={css['form']} noValidate onSubmit={form.onSubmit}>
        {fields}
        <Button busy={form.formState.isSubmitting} disabled={!form.isOpen} kind="primary" type="submit">
          {form.wait > 0 ? t('login.wait', { seconds: form.wait }) : label}
        </Button>
        {children}
      </form>
    </FormProvider>
  )
}
