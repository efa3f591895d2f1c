import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allRows } from '#api/rows/allRows.ts'
import { exportRows } from '#api/rows/exportRows.ts'
import type { Row } from '#api/rows/page.ts'
import { type ListToolProps, queryFor } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { chosenColumns, columnsFor } from '#engine/list/columns/columns.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import { saveTable, type TableFormat } from './saveTable.ts'
import { getOwnColumns, toTable } from './table.ts'
import { maxIds } from '#lib/constants.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'

export type ExportDraft = { rows: 'all' | 'picked'; format: TableFormat | 'server' }
/** Rows whose cells have to be rendered before they can be read. */
type ExportRun = { rows: readonly Row[]; onTexts: (texts: string[][]) => void }

/** Saves a list as a file: its columns, in their order, of all its rows or of the selected ones. */
export function useExport({ collection, query, count, selected, columns: chosen }: ListToolProps, onDone: () => void) {
  const { t } = useTranslation(['actions', 'portal'])
  const viewer = useViewer()
  const labels = useLabels(collection)
  const language = useLanguage()
  const notifyError = useNotifyError()
  const columns = chosenColumns(columnsFor(collection, viewer), [...(chosen ?? [])])
  const title = t('portal:list.export')
  const [drawing, setExportRun] = useState<ExportRun>()
  const [percent, setPercent] = useState(0)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** Every row of the list; undefined where they may be incomplete, which is shown. */
  const readAll = async (signal: AbortSignal): Promise<readonly Row[] | undefined> => {
    const report = (read: number, all: number) => setPercent(Math.floor((read / Math.max(1, all)) * 100))
    const { rows, isWhole } = await allRows(collection.endpoint, query, { signal, onProgress: report })
    if (isWhole && !isIgnored(query, rows)) return rows
    toast.error(t(isWhole ? 'unapplied-first' : 'list-moves'), { title })
    return undefined
  }
  const getTexts = async (rows: readonly Row[]): Promise<string[][]> =>
    getOwnColumns(columns).length === 0 ? [] : await new Promise((onTexts) => setExportRun({ rows, onTexts }))

  const saveShown = async (isAll: boolean, format: TableFormat, signal: AbortSignal) => {
    const rows = isAll ? await readAll(signal) : selected
    if (!rows || signal.aborted) return
    const shown = await getTexts(rows)
    const name = [labels.many, parseDay(new Date()), ...(isAll ? [] : [t('title')])].join(' ')
    await saveTable(toTable({ collection, columns, rows, labels, language, shown }), format, name)
    toast.success(t(isAll ? 'export.done' : 'export.done-picked', { count: rows.length }), { keep: true })
    onDone()
  }
  const saveOfServer = async (isAll: boolean) => {
    const isRequested = isAll || selected.length > maxIds
    const ids = selected.map(({ id }) => id).join(',')
    await exportRows(collection.endpoint, isRequested ? query : { ...queryFor(collection, viewer), ids })
    onDone()
  }
  const saving = useAction<ExportDraft>({
    run: async ({ rows, format }) => {
      const { signal } = (stop.current = new AbortController())
      const isAll = rows === 'all' || selected.length === 0
      await (format === 'server' ? saveOfServer(isAll) : saveShown(isAll, format, signal))
    },
    title,
    showError: (error, name) => {
      if (!stop.current?.signal.aborted) notifyError(error, name)
    },
  })
  return { columns, drawing, percent: count === 0 ? 0 : percent, save: saving.run, isSaving: saving.isPending }
}
