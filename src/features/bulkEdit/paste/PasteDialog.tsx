import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionToolProps } from '#engine/collection.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/bulkEdit/BulkEdit.module.css'
import { Preview } from '#features/bulkEdit/Preview.tsx'
import { DraftDialog, PreviewDialog } from '#features/bulkEdit/StepDialogs.tsx'
import { useChanges } from '#features/bulkEdit/useChanges.ts'
import { useReadRows } from '#features/bulkEdit/useReadRows.ts'
import type { LeftLine } from './matchLines.ts'
import { PasteForm } from './PasteForm.tsx'
import { planTable } from './planTable.ts'
import type { Target } from './table.ts'
import { useTable } from './useTable.ts'
import { Banner } from '#ui/feedback/Banner.tsx'

type Props = SelectionToolProps & { fields: readonly string[]; onClose: () => void }

/** A dialog for cells of a spreadsheet that previews their effect on each selected record and saves the records. */
export function PasteDialog({ fields, onClose, ...selection }: Props) {
  const { collection, selected, getName } = selection
  const { t } = useTranslation('bulkEdit')
  const id = useId()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const table = useTable(collection, fields, labels)
  const { read, rows, percent } = useReadRows(collection, selected)
  const start = useChanges(selection, labels)
  /** What each column holds, in the preview. */
  const [columns, setColumns] = useState<(Target | undefined)[]>()

  const reading = useAction({
    run: async () =>
      await table.form.handleSubmit(async (pasted) => {
        if (await read()) setColumns(pasted.columns.map(table.toTarget))
      })(),
  })
  const title = t('paste.title', { count: selected.length })
  if (columns) {
    const plan = planTable({ collection, viewer, getLabel }, rows, table.lines, columns, labels)
    const changes = plan.lines.filter(({ verdict }) => verdict.kind === 'change')
    return (
      <PreviewDialog
        key="preview"
        title={title}
        count={changes.length}
        onBack={() => setColumns(undefined)}
        onStart={() => void start(changes)}
        onClose={onClose}
      >
        <LeftLines left={plan.left} />
        <Preview
          collection={collection}
          fields={columns.flatMap((target) => (target?.kind === 'set' ? [target.field] : []))}
          labels={labels}
          lines={plan.lines}
          getName={getName}
        />
      </PreviewDialog>
    )
  }
  return (
    <DraftDialog
      key="paste"
      id={id}
      size="wide"
      title={title}
      isReading={reading.isPending}
      percent={percent}
      onPreview={() => void reading.run()}
      onClose={onClose}
    >
      <PasteForm table={table} labels={labels} />
    </DraftDialog>
  )
}

function LeftLines({ left }: { left: readonly LeftLine[] }) {
  const { t } = useTranslation('bulkEdit')
  if (left.length === 0) return null
  return (
    <Banner kind="warning">
      {t('paste.left', { count: left.length })}
      <ul className={styles.left}>
        {left.map(({ n, text, reason }) => (
          <li key={n}>{t('paste.line', { n, text, reason: t(`paste.${reason}`) })}</li>
        ))}
      </ul>
    </Banner>
  )
}
