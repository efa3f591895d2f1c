import Link from 'lucide-react/icons/link'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { FileButton } from './FileButton.tsx'
import styles from './FileRowButtons.module.css'
import { fullName, toStoredFile } from './storedFile.ts'
import { useCopyLink } from './useCopyLink.ts'

/** Saves the file of a row, and copies its link. */
export default function FileRowButtons({ row }: CellProps<RowAt<'filemanager/files'>>) {
  const { t } = useTranslation('files')
  const { address, copy } = useCopyLink(row)
  const file = toStoredFile(row)
  if (!file) return null
  const copyOrShow = async () => {
    if (!(await copy())) toast.info(address, { title: t('link') })
  }
  return (
    <span className={styles.buttons}>
      <FileButton file={file} label={t('download')} />
      <IconButton
        icon={Link}
        small
        label={t('link.copy-of', { name: fullName(file) })}
        onClick={() => void copyOrShow()}
      />
    </span>
  )
}
