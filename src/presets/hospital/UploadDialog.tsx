import { useTranslation } from 'react-i18next'
import type { Target } from '#features/files/sending.ts'
import { Upload } from '#features/files/Upload.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Sends files to a hospital without leaving it. */
export function UploadDialog({ target, onClose }: { target: Target; onClose: () => void }) {
  const { t } = useTranslation('hospitals')
  return (
    <Dialog title={t('upload')} onClose={onClose}>
      <Upload target={target} onDone={onClose} />
    </Dialog>
  )
}
