import { useTranslation } from 'react-i18next'
import { queryFor, type WidgetProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from './FileButton.tsx'
import styles from './FileLinks.module.css'
import { filesIn, showSize } from './storedFile.ts'
import { showMoment } from '#lib/dates.ts'

/** The files of a record, each to be saved; where records are read beyond the own permissions, their files are, too (FILE-09). */
export default function FileLinks({ collection, label, value }: WidgetProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const byPermissions = queryFor(collection, viewer).byPermissions === 0 ? 0 : undefined
  const files = filesIn(value)
  return (
    <fieldset className={styles.files}>
      <legend>{label}</legend>
      {files.length === 0 && <p className={styles.about}>{t('no-data')}</p>}
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
    </fieldset>
  )
}
