import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { cleanLine } from '#lib/text/cleanText.ts'
import { z } from '#lib/schema.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { maxNameLength } from '#api/storage/devicePreferences.ts'
import styles from './Views.module.css'

type Props = {
  title: string
  first: string
  isTaken: (name: string) => boolean
  /** Why no name is accepted at all. */
  full?: string | undefined
  onName: (name: string) => void
  onClose: () => void
  children?: ReactNode
}

/** A dialog for the name of a view: not empty, and not that of another view. */
export function NameDialog({ title, first, isTaken, full, onName, onClose, children }: Props) {
  const { t } = useTranslation(['actions', 'portal'])
  const id = useId()
  const schema = z.object({
    name: z.string().check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: t('portal:form.required'), abort: true }),
      z.refine(() => full === undefined, { error: full ?? '', abort: true }),
      z.refine((name) => !isTaken(name), { error: t('view.taken') }),
    ),
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: first.slice(0, maxNameLength) } })
  const submit = form.handleSubmit(({ name }) => {
    onName(name)
    onClose()
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button form={id} kind="primary" type="submit">
            {t('portal:save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form className={styles.stack} id={id} noValidate onSubmit={(event) => void submit(event)}>
          {/* Typing is the only purpose of this dialog. */}
          <FormTextField autoFocus label={t('view.name')} maxLength={maxNameLength} name="name" required />
          {children}
        </form>
      </FormProvider>
    </Dialog>
  )
}
