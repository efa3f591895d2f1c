import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Upload as UploadSign } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useUnsavedGuard } from '#engine/form/useUnsavedGuard.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { useViewer } from '#engine/viewer.ts'
import { OutgoingRow } from '#features/files/OutgoingRow.tsx'
import styles from '#features/files/Upload.module.css'
import { useUpload } from '#features/files/useUpload.ts'
import type { Target } from '#features/files/sending.ts'
import { Button } from '#ui/Button.tsx'
import button from '#ui/Button.module.css'
import { classes } from '#ui/classes.ts'
import { notify } from '#ui/notices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFileWords } from '#ui/words.ts'

type Props = { target: Target | undefined; onDone: () => void; children?: ReactNode }

/** Sends files to an object: chosen or dropped, several at once, each with its own status. */
export function Upload({ target, onDone, children }: Props) {
  const { say, isThere } = useFileWords('files')
  const viewer = useViewer()
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const id = useId()
  const upload = useUpload()
  const [isOver, setOver] = useState(false)
  const waiting = upload.files.filter(({ status, refusal }) => status !== 'success' && !refusal)
  const question = { title: say('leave.title'), text: say('leave.text'), confirmLabel: say('leave') }
  const { letGo } = useUnsavedGuard(upload.isSending || waiting.length > 0, question)
  const take = (files: FileList | null) => upload.add([...(files ?? [])])

  const send = async () => {
    if (!target) return
    const isWhole = await upload.send(target)
    await client.invalidateQueries({ queryKey: [viewer.id] })
    if (!isWhole) return notify.error(say('some-failed'))
    notify.success(say('all-in'))
    letGo()
    onDone()
  }
  if (!isThere) return <Skeleton shape="form" rows={3} />
  return (
    <div className={styles.upload}>
      {children}
      {/* Dropping is one more way; the input is the one for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          id={id}
          className={styles.input}
          type="file"
          multiple
          onChange={({ target: input }) => {
            take(input.files)
            // The same file can be chosen again.
            input.value = ''
          }}
        />
        <label htmlFor={id} className={classes(button.button, button.quiet)}>
          <FileUp aria-hidden="true" size={16} />
          {say('choose')}
        </label>
        <span className={styles.muted}>{say('drop')}</span>
      </div>
      {upload.files.length > 0 && (
        <ul className={styles.list} aria-label={say('chosen')}>
          {upload.files.map((one) => (
            <OutgoingRow key={one.key} outgoing={one} onRemove={upload.isSending ? undefined : () => upload.remove(one.key)} />
          ))}
        </ul>
      )}
      <div>
        <Button
          kind="primary"
          icon={UploadSign}
          busy={upload.isSending}
          disabled={!target || waiting.length === 0 || !isOnline}
          reason={say(target ? 'nothing-to-send' : 'no-object')}
          onClick={() => void send()}
        >
          {say(waiting.some(({ status }) => status === 'failed') ? 'send-again' : 'send')}
        </Button>
      </div>
    </div>
  )
}
