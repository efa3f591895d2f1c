import { saveBlob } from '#api/download.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { dayIn } from '#lib/dates.ts'
import { csvOf } from './csvOf.ts'
import { type ExportInput, exportLines } from './exportLines.ts'
import { sheetOf } from './sheetOf.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'

export type SaveInput = ExportInput & { palette: PaletteName }
export type FileKind = 'png' | 'svg' | 'csv' | 'xlsx'

/** Saves a chart as a picture or its numbers as a table; throws for partial data (D-40) and where nothing can be drawn. */
export async function saveChart(kind: FileKind, input: SaveInput): Promise<void> {
  if (!input.series.complete) throw new Error('partial data is not saved')
  saveBlob(await blobOf(kind, input), `${fileName(input)}.${kind}`)
}

/** By evaluation, chart and day, in characters every file system takes. */
function fileName({ stamp, chart, language, t, now }: SaveInput): string {
  const { title } = chartTitle(chart, language, t)
  const names = [...(stamp ? [stamp.evaluation] : []), title].map((name) =>
    name.replaceAll(/[/\\:*?"<>|]/g, '-').slice(0, 80),
  )
  return [...names, dayIn(now) ?? ''].join(' - ')
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
