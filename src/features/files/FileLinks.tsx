import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import { FileButton } from '#features/files/FileButton.tsx'
import styles from '#features/files/FileLinks.module.css'
import { filesIn, showSize } from '#features/files/storedFile.ts'
import { showMoment } from '#lib/dates.ts'

/** The files of a record, each to be saved. */
export default function FileLinks({ label, value }: WidgetProps) {
  const { t } = useTranslation()
  const files = filesIn(value)
  return (
    <fieldset className={styles.files}>
      <legend>{label}</legend>
      {files.length === 0 && <p className={styles.about}>{t('no-data')}</p>}
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <FileButton file={file} />
            <span className={styles.about}>
              {showSize(file.size)} · {showMoment(file.created)}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
