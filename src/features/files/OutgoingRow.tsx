import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { showSize } from '#lib/text/numbers.ts'
import styles from '#features/files/upload/Upload.module.css'
import type { Outgoing } from '#features/files/upload/useUpload.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'

const kinds = { initial: 'neutral', saving: 'accent', success: 'good', failed: 'bad' } as const

/** A selected file: its name, size, type, progress and error. */
export function OutgoingRow({
  outgoing: { file, status, share, refusal, error },
  onRemove,
}: {
  outgoing: Outgoing
  onRemove: (() => void) | undefined
}) {
  const { t } = useTranslation('files')
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <bdi translate="no">{file.name}</bdi>
        <small className={styles.muted}>
          {showSize(file.size)} · {file.type || t('unknown-type')}
        </small>
        {refusal && <small className={styles.wrong}>{t(`refused.${refusal}`)}</small>}
        {error && <small className={styles.wrong}>{error}</small>}
      </span>
      {status === 'saving' && (
        <ProgressBar percent={Math.floor(share * 100)} label={t('sending', { name: file.name })} />
      )}
      <Badge kind={refusal ? 'bad' : kinds[status]}>{t(refusal ? 'status.refused' : `status.${status}`)}</Badge>
      {onRemove && status !== 'success' && (
        <IconButton icon={X} label={t('remove', { name: file.name })} onClick={onRemove} />
      )}
    </li>
  )
}
