import X from 'lucide-react/icons/x'
import { showSize } from '#features/files/storedFile.ts'
import styles from '#features/files/Upload.module.css'
import type { Outgoing } from '#features/files/useUpload.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFileWords } from '#ui/words.ts'

const kinds = { initial: 'neutral', saving: 'accent', success: 'good', failed: 'bad' } as const

/** A chosen file: its name, size and type, how far it is, and what is wrong with it. */
export function OutgoingRow({ outgoing: { file, status, share, refusal, fault }, onRemove }: { outgoing: Outgoing; onRemove: (() => void) | undefined }) {
  const { say } = useFileWords('files')
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <bdi>{file.name}</bdi>
        <small className={styles.muted}>
          {showSize(file.size)} · {file.type || say('unknown-type')}
        </small>
        {refusal && <small className={styles.wrong}>{say(`refused.${refusal}`)}</small>}
        {fault && <small className={styles.wrong}>{fault}</small>}
      </span>
      {status === 'saving' && <ProgressBar percent={Math.floor(share * 100)} label={say('sending', { name: file.name })} />}
      <Badge kind={refusal ? 'bad' : kinds[status]}>{say(refusal ? 'status.refused' : `status.${status}`)}</Badge>
      {onRemove && status !== 'success' && <IconButton icon={X} label={say('remove', { name: file.name })} onClick={onRemove} />}
    </li>
  )
}
