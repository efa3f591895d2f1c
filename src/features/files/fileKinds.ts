import FileIcon from 'lucide-react/icons/file'
import FileArchive from 'lucide-react/icons/file-archive'
import FileImage from 'lucide-react/icons/file-image'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Presentation from 'lucide-react/icons/presentation'

/** The icons and names of kinds of files (`kind.{word}`), by extension. */
const kinds = [
  { icon: FileText, word: 'pdf', extensions: ['pdf'] },
  { icon: FileText, word: 'document', extensions: ['doc', 'docx', 'odt', 'rtf'] },
  { icon: FileText, word: 'text', extensions: ['txt', 'md'] },
  { icon: FileSpreadsheet, word: 'table', extensions: ['xls', 'xlsx', 'ods', 'csv'] },
  { icon: Presentation, word: 'presentation', extensions: ['ppt', 'pptx', 'odp'] },
  { icon: FileImage, word: 'image', extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp'] },
  { icon: FileArchive, word: 'archive', extensions: ['zip', '7z', 'gz', 'tar'] },
] as const
const unknownKind = { icon: FileIcon, word: 'other' } as const

/** The kind of a file by its extension, with or without its dot. */
export function getFileKind(extension: string) {
  const bare = extension.replace(/^\.+/, '').toLowerCase()
  return kinds.find(({ extensions }) => extensions.some((one) => one === bare)) ?? unknownKind
}
