import { useState } from 'react'
import type { PanelProps } from '#engine/collection.ts'
import { titleOf } from '#engine/shown.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFileWords, useLanguage, useWords } from '#ui/words.ts'
import css from './Children.module.css'
import { useCreate } from './useCreate.ts'

const longestLabel = 40

/** The label of a new child, without which none is made. */
export function NewChildForm({ id, collection, row, first, onClose }: PanelProps & { id: string; first: string; onClose: () => void }) {
  const t = useWords()
  const { say } = useFileWords('children')
  const language = useLanguage((state) => state.language)
  const [label, setLabel] = useState(first.slice(0, longestLabel))
  const { create, isBusy, isUncertain, error } = useCreate(collection, row, onClose)
  const isEmpty = label.trim() === ''
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isEmpty) void create(label.trim())
  }
  return (
    <Dialog
      title={say('create')}
      isBlocking={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>{t('confirm.cancel')}</Button>
          <Button busy={isBusy} disabled={isEmpty} form={id} kind="primary" type="submit">{say('ok')}</Button>
        </>
      }
    >
      <form className={css['stack']} id={id} noValidate onSubmit={submit}>
        <p>{say('create-text', { name: titleOf(collection, row, language) })}</p>
        {row['is_parent_evaluation'] !== true && <Banner kind="info">{say('no-parent')}</Banner>}
        {isUncertain && <Banner kind="warning">{say('uncertain')}</Banner>}
        {/* The one thing to do here is to type. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField autoFocus error={error} label={say('label')} maxLength={longestLabel} name="label" required value={label} onChange={setLabel} />
      </form>
    </Dialog>
  )
}
