import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { PanelProps } from '#engine/collection.ts'
import { showSize } from '#lib/text/numbers.ts'
import { FileButton } from './FileButton.tsx'
import styles from './FileCard.module.css'
import { FileReaders } from './FileReaders.tsx'
import { getFileKind } from './fileKinds.ts'
import { fullName, toStoredFile } from './storedFile.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** What a file is, and who can see it, with the button that saves it. */
export default function FileCard({ row }: PanelProps<RowAt<'filemanager/files'>>) {
  const { t } = useTranslation('files')
  const file = toStoredFile(row)
  if (!file) return null
  const { icon: Icon, word } = getFileKind(file.extension)
  const facts = [t(`kind.${word}`), file.size === undefined ? undefined : showSize(file.size)]
  return (
    <div className={classNames(card.card, styles.file)}>
      <Icon size={40} strokeWidth={1.25} aria-hidden="true" />
      <div className={styles.about}>
        <strong>
          <bdi translate="no">{fullName(file)}</bdi>
        </strong>
        <span className={card.about}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <FileButton file={file} kind="primary" label={t('download')} isOnly />
      <FileReaders row={row} />
    </div>
  )
}
