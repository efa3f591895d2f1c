import { saveBlob } from '#api/download.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { dayIn } from '#lib/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { csvOf } from './csvOf.ts'
import { exportLines } from './exportLines.ts'
import type { PictureExport } from './savedPicture.ts'
import { sheetOf } from './sheetOf.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'

export type SaveInput = PictureExport
export type FileKind = 'png' | 'svg' | 'csv' | 'xlsx'

/** Saves a chart as a picture or its numbers as a table; throws for partial data (D-40) and where nothing can be drawn. */
export async function saveChart(kind: FileKind, input: SaveInput): Promise<void> {
  if (!input.series.complete) throw new Error('partial data is not saved')
  saveBlob(await blobOf(kind, input), nameOf(kind, input))
}

/** By evaluation, chart and day. */
function nameOf(kind: FileKind, { provenance, chart, language, t, now }: SaveInput): string {
  const { title } = chartTitle(chart, language, t)
  return datedFileName([...(provenance ? [provenance.evaluation] : []), title], dayIn(now) ?? '', kind)
}

async function blobOf(kind: FileKind, input: SaveInput): Promise<Blob> {
  if (kind === 'csv' || kind === 'xlsx') {
    const { head, foot } = exportLines(input)
    const sheet = sheetOf(tableOf(input), [...head, ...foot])
    if (kind === 'csv') return new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' })
    const { xlsxOf } = await import('./xlsxOf.ts')
    return await xlsxOf(sheet)
  }
  const { pngOf, svgOf } = await import('./savedPicture.ts')
  return kind === 'svg' ? svgOf(input) : await pngOf(input)
}
