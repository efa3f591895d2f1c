import type { EndpointWith, RowAt } from '#api/rows/page.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PanelProps, queryFor } from '#engine/collection.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { useLabels } from '#engine/labels.ts'
import { RecordTable } from '#engine/list/RecordTable.tsx'
import { getContentType } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from './FileButton.tsx'
import styles from './RecordFiles.module.css'
import { filePath, type StoredFile, toStoredFiles } from './storedFile.ts'
import { showSize } from '#lib/text/numbers.ts'
import { Upload } from '#features/files/upload/Upload.tsx'
import { parseTime, showMoment } from '#lib/dates/dates.ts'

/**
 * The files of a record, each downloadable; staff upload others there. Where records are readable beyond the own
 * permissions, their files are, too (FILE-09).
 */
export default function RecordFiles({ collection, row }: PanelProps<RowAt<EndpointWith<'files'>>>) {
  const { t } = useTranslation(['portal', 'files'])
  const viewer = useViewer()
  const file = useLabels({ path: filePath })
  const [round, setRound] = useState(0)
  const type = getContentType(collection, viewer)
  const byPermissions = queryFor(collection, viewer).byPermissions === 0 ? 0 : undefined
  const files = toStoredFiles(row.files).toSorted(newestFirst)
  const list =
    files.length === 0 ? (
      <p className={styles.none}>{t('none.files')}</p>
    ) : (
      <RecordTable
        label={t('files:to-download')}
        columns={[
          {
            key: 'name',
            label: file.field('name'),
            renderCell: (one) => (
              <span className={styles.name}>
                <FileButton file={one} byPermissions={byPermissions} />
              </span>
            ),
          },
          {
            key: 'file_size',
            label: file.field('file_size'),
            isNumber: true,
            renderCell: ({ size }) => <span translate="no">{showSize(size)}</span>,
          },
          {
            key: 'created',
            label: file.field('created'),
            isLabelled: true,
            renderCell: ({ created }) => <span translate="no">{showMoment(created)}</span>,
          },
        ]}
        rows={files}
        getLink={noLink}
        isStacked
      />
    )
  if (!viewer.isStaff || type === undefined)
    return (
      <>
        <PanelHead count={files.length} />
        {list}
      </>
    )
  return (
    <Upload
      key={round}
      count={files.length}
      target={{ content_type: type, object_id: row.id }}
      onDone={() => setRound((before) => before + 1)}
    >
      {list}
    </Upload>
  )
}

const noLink = () => undefined

const newestFirst = (one: StoredFile, other: StoredFile) =>
  (parseTime(other.created) ?? 0) - (parseTime(one.created) ?? 0)
