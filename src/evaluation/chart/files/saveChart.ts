import { saveBlob } from '#api/files/download.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toCsv } from './toCsv.ts'
import { exportLines } from './exportLines.ts'
import type { PictureExport } from './savedPicture.ts'
import { toSheet } from './toSheet.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'

export type SaveInput = PictureExport
export type FileKind = 'png' | 'svg' | 'csv' | 'xlsx' | 'pptx'

/**
 * Saves the picture of a chart or its numbers as a table; throws for partial data (D-40) and if there is no picture.
 */
export async function saveChart(kind: FileKind, input: SaveInput): Promise<void> {
  if (!input.series.complete) throw new Error('partial data is not saved')
  saveBlob(await toBlob(kind, input), getName(kind, input))
}

/** The file name: evaluation, chart and day. */
function getName(kind: FileKind, { provenance, chart, language, t, now }: SaveInput): string {
  const { title } = chartTitle(chart, language, t)
  return datedFileName([...(provenance ? [provenance.evaluation] : []), title], parseDay(now) ?? '', kind)
}

async function toBlob(kind: FileKind, input: SaveInput): Promise<Blob> {
  if (kind === 'csv' || kind === 'xlsx') {
    const { head, foot } = exportLines(input)
    const sheet = toSheet(toTable(input), [...head, ...foot])
    if (kind === 'csv') return new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
    const { toXlsx } = await import('./toXlsx.ts')
    return await toXlsx(sheet)
  }
  if (kind === 'pptx') {
    const { toPptx } = await import('#evaluation/chart/files/slides/toPptx.ts')
    return await toPptx([input])
  }
  const { toPng, toSvg } = await import('./savedPicture.ts')
  return kind === 'svg' ? toSvg(input) : await toPng(input)
}
