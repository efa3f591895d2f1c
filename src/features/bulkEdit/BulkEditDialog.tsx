import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Entry, SelectionToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import styles from './BulkEdit.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { type Change, planChange } from './planChange.ts'
import { type Line, Preview } from './Preview.tsx'
import { useChanges } from './useChanges.ts'
import { useReadRows } from './useReadRows.ts'
import { useChangeForm } from './useChangeForm.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'

type Props = SelectionToolProps & { entries: Entry[]; onClose: () => void }

/** A dialog for a field and its value that previews the effect on each record and saves the records. */
export function BulkEditDialog({ entries, onClose, ...selection }: Props) {
  const { collection, selected } = selection
  const { t } = useTranslation(['bulkEdit', 'portal'])
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
  if (wanted) {
    const { values } = wanted
    const lines = found.map(({ row, error }): Line => ({
      row,
      values,
      verdict: error === undefined ? planChange(wanted, row) : { kind: 'refused', reason: errorMessage(error) },
    }))
    const rows = lines.filter(({ verdict }) => verdict.kind === 'change')
    return (
      <Dialog
        key="preview"
        size="wide"
        title={t('title', { count: selected.length })}
        onClose={onClose}
        footer={
          <>
            <Button onClick={() => setWanted(undefined)}>{t('back')}</Button>
            <Button
              kind="primary"
              disabled={rows.length === 0}
              reason={t('nothing')}
              onClick={() => {
                onClose()
                void start(rows)
              }}
            >
              {t('start', { count: rows.length })}
            </Button>
          </>
        }
      >
        <Preview
          collection={collection}
          fields={Object.keys(values)}
          labels={labels}
          lines={lines}
          getName={selection.getName}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      key="choose"
      title={t('title', { count: selected.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={reading.isPending}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void reading.run()
          }}
        >
          <p>{t('text')}</p>
          <ChangeForm collection={collection} entries={entries} labels={labels} onUnparsed={unparsed.set} />
          {reading.isPending && <ProgressBar label={t('reading')} percent={percent} />}
        </form>
      </FormProvider>
    </Dialog>
  )
}
