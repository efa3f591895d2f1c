import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { titleOf } from '#engine/shown.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '#ui/i18n.ts'
import css from './Children.module.css'
import { useCreate } from './useCreate.ts'

const longestLabel = 40

/** The label of a new child, without which none is made. */
export function NewChildForm({ id, collection, row, first, onClose }: PanelProps & { id: string; first: string; onClose: () => void }) {
  const { t } = useTranslation(['children', 'portal'])
  const language = useLanguage()
  const [label, setLabel] = useState(first.slice(0, longestLabel))
  const { create, isBusy, isUncertain, error } = useCreate(collection, row, onClose)
  const isEmpty = label.trim() === ''
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isEmpty) void create(label.trim())
  }
  return (
    <Dialog
      title={t('create')}
      isBlocking={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button busy={isBusy} disabled={isEmpty} form={id} kind="primary" type="submit">{t('ok')}</Button>
        </>
      }
    >
      <form className={css['stack']} id={id} noValidate onSubmit={submit}>
        <p>{t('create-text', { name: titleOf(collection, row, language) })}</p>
        {row['is_parent_evaluation'] !== true && <Banner kind="info">{t('no-parent')}</Banner>}
        {isUncertain && <Banner kind="warning">{t('uncertain')}</Banner>}
        {/* The one thing to do here is to type. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField autoFocus error={error} label={t('label')} maxLength={longestLabel} name="label" required value={label} onChange={setLabel} />
      </form>
    </Dialog>
  )
}
