import type { EndpointWith, RowAt } from '#api/rows/page.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PanelProps, queryFor } from '#engine/collection.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from './FileButton.tsx'
import styles from './RecordFiles.module.css'
import { toStoredFiles } from './storedFile.ts'
import { showSize } from '#lib/text/numbers.ts'
import { Upload } from '#features/files/upload/Upload.tsx'
import { showMoment } from '#lib/dates/dates.ts'

/**
 * The files of a record, each downloadable; staff upload others there. Where records are readable beyond the own
 * permissions, their files are, too (FILE-09).
 */
export default function RecordFiles({ collection, row }: PanelProps<RowAt<EndpointWith<'files'>>>) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [round, setRound] = useState(0)
  const type = getContentType(collection, viewer)
  const byPermissions = queryFor(collection, viewer).byPermissions === 0 ? 0 : undefined
  const files = toStoredFiles(row.files)
  return (
    <div className={styles.files}>
      {files.length === 0 && <p className={styles.about}>{t('none.files')}</p>}
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <FileButton file={file} byPermissions={byPermissions} />
            <span className={styles.about}>
              {showSize(file.size)} · {showMoment(file.created)}
            </span>
          </li>
        ))}
      </ul>
      {viewer.isStaff && type !== undefined && (
        <Upload
          key={round}
          target={{ content_type: type, object_id: row.id }}
          onDone={() => setRound((before) => before + 1)}
        />
      )}
    </div>
  )
}
