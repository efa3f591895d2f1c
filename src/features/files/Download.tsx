import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import { FileButton } from './FileButton.tsx'
import { toStoredFile } from './storedFile.ts'

/** Saves the file of a record. */
export default function Download({ row }: RecordToolProps<RowAt<'filemanager/files'>>) {
  const { t } = useTranslation('files')
  const file = toStoredFile(row)
  return file ? <FileButton file={file} kind="primary" label={t('download')} isOnly /> : null
}
