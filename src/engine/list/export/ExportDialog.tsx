import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { useViewer } from '#engine/viewer.ts'
import { CellTexts } from './CellTexts.tsx'
import styles from '#ui/dialogForm.module.css'
import { getOwnColumns } from './table.ts'
import { type ExportDraft, useExport } from './useExport.ts'
import { maxIds } from '#lib/constants.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'

/** Maximum number of rows that are read for a file. */
const maxExported = 5000

/** Selects the rows and the format of the file. */
export function ExportDialog({ onClose, ...list }: ListToolProps & { onClose: () => void }) {
  const { collection, query, count, selected, shown } = list
  const { t } = useTranslation(['actions', 'portal'])
  const id = useId()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const isMore = isIgnored(query, shown)
  const { register, handleSubmit, control } = useForm<ExportDraft>({
    defaultValues: { rows: selected.length > 0 ? 'picked' : 'all', format: 'xlsx' },
  })
  const { rows, format } = useWatch({ control })
  const { columns, drawing, percent, save, isSaving } = useExport(list, onClose)

  const isTooMuch = rows === 'all' && format !== 'server' && count > maxExported
  // More ids than fit into an address are sent as the query that found them (D-79).
  const isTooMany = rows === 'picked' && format === 'server' && selected.length > maxIds && selected.length < count
  const choices = (name: keyof ExportDraft, options: { value: string; label: string; isOff?: boolean }[]) =>
    options.map(({ value, label, isOff = false }) => (
      <label key={value} className={styles.choice}>
        <input type="radio" value={value} disabled={isOff} {...register(name)} />
        {label}
      </label>
    ))
  return (
    <Dialog
      title={t('portal:list.export')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            busy={isSaving}
            disabled={isTooMuch || isTooMany}
            reason={isTooMuch ? t('export.most', { n: showNumber(maxExported) }) : t('too-many', { n: maxIds })}
          >
            {t('export.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooMuch && !isTooMany) void handleSubmit(save)()
        }}
      >
        <fieldset className={styles.choices}>
          <legend>{t('export.which')}</legend>
          {choices('rows', [
            ...(selected.length > 0
              ? [{ value: 'picked', label: t('export.picked', { count: selected.length }) }]
              : []),
            { value: 'all', label: t('export.all', { count }), isOff: isMore || count === 0 },
          ])}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('export.format')}</legend>
          {choices('format', [
            { value: 'xlsx', label: t('export.xlsx') },
            { value: 'csv', label: t('export.csv') },
            ...(can(collection, 'export', viewer) ? [{ value: 'server', label: t('export.server') }] : []),
          ])}
        </fieldset>
        {isSaving && format !== 'server' && <ProgressBar label={t('export.running')} percent={percent} />}
      </form>
      {drawing && (
        <CellTexts
          collection={collection}
          columns={getOwnColumns(columns)}
          rows={drawing.rows}
          labels={labels}
          onTexts={drawing.onTexts}
        />
      )}
    </Dialog>
  )
}
