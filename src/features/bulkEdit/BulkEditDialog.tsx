import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Entry, SelectionToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { type Change, planChange } from './planChange.ts'
import { type Line, Preview } from './Preview.tsx'
import { DraftDialog, PreviewDialog } from './StepDialogs.tsx'
import { useChanges } from './useChanges.ts'
import { useReadRows } from './useReadRows.ts'
import { useChangeForm } from './useChangeForm.ts'

type Props = SelectionToolProps & { entries: Entry[]; onClose: () => void }

/** A dialog for a field and its value that previews the effect on each record and saves the records. */
export function BulkEditDialog({ entries, onClose, ...selection }: Props) {
  const { collection, selected } = selection
  const { t } = useTranslation('bulkEdit')
  const id = useId()
  const labels = useLabels(collection)
  const { form, unparsed, change } = useChangeForm(collection, entries)
  const { read, rows: found, percent } = useReadRows(collection, selected)
  const start = useChanges(selection, labels)
  /** The preview, which is exactly what will be done. */
  const [wanted, setWanted] = useState<Change>()

  const reading = useAction({
    run: async () =>
      await form.handleSubmit(async (draft) => {
        if (!unparsed.isEmpty) return unparsed.showErrors()
        if (await read()) setWanted(change(draft))
      }, unparsed.showErrors)(),
  })
  const title = t('title', { count: selected.length })
  if (wanted) {
    const { values } = wanted
    const lines = found.map(({ row, error }): Line => ({
      row,
      values,
      verdict: error === undefined ? planChange(wanted, row) : { kind: 'refused', reason: errorMessage(error) },
    }))
    const rows = lines.filter(({ verdict }) => verdict.kind === 'change')
    return (
      <PreviewDialog
        key="preview"
        title={title}
        count={rows.length}
        onBack={() => setWanted(undefined)}
        onStart={() => void start(rows)}
        onClose={onClose}
      >
        <Preview
          collection={collection}
          fields={Object.keys(values)}
          labels={labels}
          lines={lines}
          getName={selection.getName}
        />
      </PreviewDialog>
    )
  }
  return (
    <FormProvider {...form}>
      <DraftDialog
        key="choose"
        id={id}
        title={title}
        isReading={reading.isPending}
        percent={percent}
        onPreview={() => void reading.run()}
        onClose={onClose}
      >
        <p>{t('text')}</p>
        <ChangeForm collection={collection} entries={entries} labels={labels} onUnparsed={unparsed.set} />
      </DraftDialog>
    </FormProvider>
  )
}
