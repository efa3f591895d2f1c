import { saveBlob } from '#api/download.ts'
import { type ExportInput, exportLines } from '#evaluation/chart/files/exportLines.ts'
import { type Sheet, sheetOf } from '#evaluation/chart/files/sheetOf.ts'
import { xlsxOf } from '#evaluation/chart/files/xlsxOf.ts'
import type { Stamp } from '#evaluation/chart/stamp.ts'
import type { Answered } from '#evaluation/dataset/useSeries.ts'
import { type Chart, type RowFilter, titlesOf } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'
import { dayIn } from '#lib/dates.ts'
import { fileName } from '#lib/fileName.ts'
import { notify } from '#ui/notices.ts'

/** What all tables of a page are made of. */
export type Tables = {
  answered: ReadonlyMap<string, Answered>
  filterText: (filter: RowFilter) => string
  /** When the rows were read. */
  readAt: number | null
}

type Asked = Tables &
  Pick<ExportInput, 't' | 'language'> & {
    /** The first sheet. */
    sheet: Sheet & { name: string }
    /** The charts in their order, with their titles. */
    charts: readonly Chart[]
    stampOf: ((chart: Chart) => Promise<Stamp>) | null
  }

/** Saves a workbook: the glance first, then the table of every chart with where its figures come from. */
export async function saveTables({ sheet, charts, answered, filterText, readAt, stampOf, t, language }: Asked) {
  const now = new Date()
  const sheets: (Sheet & { name: string })[] = [sheet]
  let evaluation = ''
  for (const titled of charts) {
    const found = answered.get(titled.i)
    if (!found || found.series.panels.length === 0) continue
    const { series, filters } = found
    const chart = { ...found.chart, ...titlesOf((key) => titled[key]) }
    const stamp = (await stampOf?.(chart)) ?? null
    // Newer institutions beside older figures would be a false file, and partial data is not saved (D-40).
    if (!series.complete || (stamp && stamp.snapshot !== series.snapshot)) return notify.error(t('export.changed'))
    evaluation = stamp?.evaluation ?? evaluation
    const at = new Date(readAt ?? Date.now())
    const lines = [...filters, ...chart.filters].map(filterText)
    const input: ExportInput = { series, chart, filters: lines, filterText, stamp, t, language, at, now }
    const { head, foot } = exportLines(input)
    sheets.push({ ...sheetOf(tableOf(input), [...head, ...foot]), name: chartTitle(chart, language, t).title })
  }
  const name = [evaluation, sheet.name, dayIn(now) ?? ''].filter(Boolean).join(' - ')
  return saveBlob(await xlsxOf(...sheets), fileName(`${name.replaceAll('/', '-')}.xlsx`))
}
