import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#api/createOnce.ts'
import { FieldErrors } from '#api/errors.ts'
import { faultText } from '#api/faultText.ts'
import type { PanelProps } from '#engine/collection.ts'
import { createRecord } from '#engine/form/save.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/measures/family/Family.module.css'
import { childOf, freeNumber, longestLabel } from '#features/measures/family/childOf.ts'
import { childrenQuery } from '#features/measures/family/childrenQuery.ts'
import { asText } from '#lib/text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { notify } from '#ui/notices.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Asks how a child measure is called and whose data it has, makes it and leads to it. */
export function ChildDialog({ collection, row, onClose }: PanelProps & { onClose: () => void }) {
  const { t } = useTranslation(['measures', 'portal'])
  const labels = useLabels(collection)
  const form = useId()
  const viewer = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const children = useQuery({ ...childrenQuery(viewer.id, row.id), staleTime: 0 })
  const [typed, setTyped] = useState<string>()
  const [isInheriting, setInheriting] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const attempt = useRef<Attempt>({})
  const number = children.data && freeNumber(children.data)

  const create = async (event: React.FormEvent) => {
    event.preventDefault()
    if (number === undefined || isBusy) return
    if (isInheriting === undefined) return setFault(t('child.choose'))
    setBusy(true)
    setFault(undefined)
    try {
      const body = childOf(row, number, typed ?? '', isInheriting)
      const made = await createRecord(collection, body, Object.keys(body), viewer, attempt.current)
      await client.invalidateQueries({ queryKey: [viewer.id, collection.endpoint] })
      notify.success(t('portal:done.created'))
      onClose()
      await navigate(`/${collection.path}/${made.id}`)
    } catch (error) {
      setFault(error instanceof FieldErrors ? [...error.fields.map(({ path, message }) => `${labels.field(path)}: ${message}`), ...error.general].join(' ') : faultText(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('child.create')}
      onClose={onClose}
      isBlocking={isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>{t('portal:confirm.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy} disabled={number === undefined} reason={t('portal:loading')}>{t('child.create')}</Button>
        </>
      }
    >
      {children.error && <Banner kind="error" action={<Button onClick={() => void children.refetch()}>{t('portal:ui.retry')}</Button>}>{faultText(children.error)}</Banner>}
      {number === undefined && !children.error && <Spinner label={t('portal:loading')} />}
      {number !== undefined && (
        <form id={form} className={styles.form} onSubmit={(event) => void create(event)} noValidate>
          {fault && <Banner kind="error"><bdi>{fault}</bdi></Banner>}
          <p><bdi>{asText(row.fullname) || asText(row.name)}</bdi></p>
          <TextField label={t('child.extension')} name="extension" hint={t('child.extension-hint', { name: `Child ${number}` })} maxLength={longestLabel} value={typed ?? `Child ${number}`} onChange={setTyped} />
          <fieldset className={styles.choices}>
            <legend>{t('child.data')}</legend>
            {[true, false].map((value) => (
              <label key={String(value)} className={styles.choice}>
                <input type="radio" name="inherit" checked={isInheriting === value} onChange={() => setInheriting(value)} />
                <span>
                  {t(value ? 'child.inherit' : 'child.own')}
                  <small>{t(value ? 'child.inherit-hint' : 'child.own-hint')}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </form>
      )}
    </Dialog>
  )
}
