import { saveBlob } from '#api/files/download.ts'
import { type ExportInput, exportLines } from '#evaluation/chart/files/exportLines.ts'
import { type Sheet, toSheet } from '#evaluation/chart/files/toSheet.ts'
import { toXlsx } from '#evaluation/chart/files/toXlsx.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { type Chart, type RowFilter, getTitles } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** The input of all tables of a page. */
export type Tables = {
  result: ReadonlyMap<string, ChartResult>
  filterText: (filter: RowFilter) => string
  /** When the rows were read. */
  readAt: number | null
}

type TableParams = Tables &
  Pick<ExportInput, 't' | 'language' | 'now'> & {
    /** The charts in their order, with their titles. */
    charts: readonly Chart[]
    getProvenance: ((chart: Chart) => Promise<Provenance>) | null
  }

/** Saves a workbook: the overview first, then the table of every chart with its provenance. */
export async function saveTables({
  sheet,
  ...requested
}: Omit<TableParams, 'now'> & { sheet: Sheet & { name: string } }) {
  const now = new Date()
  const inputs = await exportInputs({ ...requested, now })
  if (!inputs) return toast.error(requested.t('export.changed'))
  const evaluation = inputs.at(-1)?.provenance?.evaluation ?? ''
  const name = datedFileName([evaluation, sheet.name], parseDay(now) ?? '', 'xlsx')
  return saveBlob(await toWorkbook(inputs, sheet), name)
}

/**
 * The input for the files of each chart that has data. Null if they would be false: newer institutions next to older
 * figures, or partial data, which is not saved (D-40).
 */
export async function exportInputs({
  charts,
  result: answered,
  filterText,
  readAt,
  getProvenance,
  ...input
}: TableParams): Promise<ExportInput[] | null> {
  const inputs: ExportInput[] = []
  for (const titled of charts) {
    const found = answered.get(titled.i)
    if (!found || found.series.panels.length === 0) continue
    const { series } = found
    const chart = { ...found.chart, ...getTitles((key) => titled[key]) }
    const provenance = (await getProvenance?.(chart)) ?? null
    if (!series.complete || (provenance && provenance.snapshot !== series.snapshot)) return null
    const at = new Date(readAt ?? Date.now())
    const filters = [...found.filters, ...chart.filters].map(filterText)
    inputs.push({ ...input, series, chart, filters, filterText, provenance, at })
  }
  return inputs
}

/** A workbook of the tables of charts, after the sheet `first` if there is one and before `others`. */
export async function toWorkbook(
  inputs: readonly ExportInput[],
  first: (Sheet & { name: string }) | null,
  others: readonly (Sheet & { name: string })[] = [],
): Promise<Blob> {
  const sheets = inputs.map((input) => {
    const { head, foot } = exportLines(input)
    const name = chartTitle(input.chart, input.language, input.t).title
    return { ...toSheet(toTable(input), [...head, ...foot]), name }
  })
  return await toXlsx(...(first ? [first] : []), ...sheets, ...others)
}
