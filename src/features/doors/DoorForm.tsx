import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import css from './Door.module.css'
import type { Submit } from './useSubmit.ts'

type Props = {
  submit: Submit
  label: string
  /** Whether what was typed can be sent; where the server asks to wait, nothing can. */
  canSend?: boolean
  onSend: () => void
  fields: ReactNode
  /** What stands below the button. */
  children?: ReactNode
}

/** A form of the doors: its fields and the one button that sends them. */
export function DoorForm({ submit, label, canSend = true, onSend, fields, children }: Props) {
  const { t } = useTranslation()
  const isOpen = canSend && submit.wait === 0
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOpen) onSend()
      }}
    >
      {fields}
      <Button busy={submit.isBusy} disabled={!isOpen} kind="primary" type="submit">
        {submit.wait > 0 ? t('login.wait', { seconds: submit.wait }) : label}
      </Button>
      {children}
    </form>
  )
}
