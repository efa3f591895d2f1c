import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestName } from './savedViews.ts'
import css from './Views.module.css'

type Props = { title: string; first: string; isTaken: (name: string) => boolean; onName: (name: string) => void; onClose: () => void; children?: ReactNode }

/** Asks for the name of a view: not empty, and no other view's. */
export function NameDialog({ title, first, isTaken, onName, onClose, children }: Props) {
  const { t } = useTranslation(['views', 'portal'])
  const id = useId()
  const [name, setName] = useState(first.slice(0, longestName))
  const [error, setError] = useState<string>()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(t('portal:form.required'))
    if (isTaken(name)) return setError(t('taken'))
    onName(name)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button form={id} kind="primary" type="submit">{t('portal:save')}</Button>
        </>
      }
    >
      <form className={css['stack']} id={id} noValidate onSubmit={submit}>
        <TextField
          // The one thing to do here is to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          error={error}
          label={t('name')}
          maxLength={longestName}
          required
          value={name}
          onChange={(text) => {
            setName(text)
            setError(undefined)
          }}
        />
        {children}
      </form>
    </Dialog>
  )
}
