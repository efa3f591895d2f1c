import { useQueryClient } from '@tanstack/react-query'
import UploadSign from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ValidationError, ClientError } from '#api/http/errors.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { useLabels } from '#engine/labels.ts'
import { notifyFields, refusalText } from '#engine/actions/useNotifyRefusal.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { useViewer } from '#engine/viewer.ts'
import { takeDropped } from './dropped.ts'
import { OutgoingRow } from '#features/files/OutgoingRow.tsx'
import styles from './Upload.module.css'
import { useUpload } from './useUpload.ts'
import type { Target } from './sending.ts'
import { Button } from '#ui/actions/Button.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { FileZone } from '#ui/fields/FileZone.tsx'
import { toast } from '#ui/feedback/toasts.ts'

type Props = {
  target: Target | undefined
  onDone: () => void
  /** In the panel of a record, whose heading has the button: the number of files it lists. */
  count?: number
  children?: ReactNode
}

/** Uploads files to an object: selected or dropped, several at the same time, each with its own status. */
export function Upload({ target, onDone, count, children }: Props) {
  const { t } = useTranslation(['files', 'portal'])
  const viewer = useViewer()
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const labels = useLabels({ path: 'filemanager/files' })
  const upload = useUpload((error) => {
    if (error instanceof ClientError && error.status === 413) return error.detail || t('too-large')
    if (error instanceof ValidationError) notifyFields(error, labels.field)
    return refusalText(error, labels.field)
  })
  const { add } = upload
  useEffect(() => add(takeDropped()), [add])
  const waiting = upload.files.filter(({ status, refusal }) => status !== 'success' && !refusal)
  const question = { title: t('leave.title'), text: t('leave.text'), confirmLabel: t('leave') }
  const { release } = useUnsavedGuard(upload.isSending || waiting.length > 0, question)

  const send = async () => {
    if (!target) return
    const outcome = await upload.send(target)
    await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
    if (outcome === 'cancelled') return
    if (outcome === 'some') return toast.error(t('some-failed'))
    toast.success(t('all-in'))
    release()
    onDone()
  }
  const choice = { label: t('choose'), multiple: true, disabled: upload.isSending, onFiles: upload.add }
  const outgoing = upload.files.length > 0 && (
    <>
      <ul className={styles.list} aria-label={t('chosen')}>
        {upload.files.map((one) => (
          <OutgoingRow
            key={one.key}
            outgoing={one}
            onRemove={upload.isSending ? undefined : () => upload.remove(one.key)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          icon={UploadSign}
          busy={upload.isSending}
          disabled={!target || waiting.length === 0 || !isOnline}
          reason={t(target ? 'nothing-to-send' : 'no-object')}
          onClick={() => void send()}
        >
          {t(waiting.some(({ status }) => status === 'failed') ? 'send-again' : 'send')}
        </Button>
        {upload.isSending && (
          <Button icon={X} onClick={upload.cancel}>
            {t('portal:confirm.cancel')}
          </Button>
        )}
      </div>
    </>
  )
  if (count === undefined)
    return (
      <div className={styles.upload}>
        {children}
        <FileDrop {...choice} hint={t('drop')} />
        {outgoing}
      </div>
    )
  return (
    <>
      <PanelHead count={count}>
        <FileChoice {...choice} />
      </PanelHead>
      <FileZone className={styles.upload} disabled={choice.disabled} onFiles={choice.onFiles}>
        {children}
        {outgoing || (
          <p className={styles.hint} data-print-hidden>
            {t('drop-too')}
          </p>
        )}
      </FileZone>
    </>
  )
}
