import FileIcon from 'lucide-react/icons/file'
import FileArchive from 'lucide-react/icons/file-archive'
import FileImage from 'lucide-react/icons/file-image'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Presentation from 'lucide-react/icons/presentation'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import styles from './FileNameCell.module.css'

/** The icon of a kind of file, by its extension. */
const kinds = [
  { icon: FileText, extensions: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md'] },
  { icon: FileSpreadsheet, extensions: ['xls', 'xlsx', 'ods', 'csv'] },
  { icon: Presentation, extensions: ['ppt', 'pptx', 'odp'] },
  { icon: FileImage, extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp'] },
  { icon: FileArchive, extensions: ['zip', '7z', 'gz', 'tar'] },
]

/** The name of a file behind the icon of its kind, which its own column says in words. */
export default function FileNameCell({ row }: CellProps<RowAt<'filemanager/files'>>) {
  const extension = toText(row.extension).replace(/^\.+/, '').toLowerCase()
  const { icon: Icon } = kinds.find(({ extensions }) => extensions.includes(extension)) ?? { icon: FileIcon }
  return (
    <span className={styles.name}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <bdi translate="no">{toText(row.name) || '-'}</bdi>
    </span>
  )
}
