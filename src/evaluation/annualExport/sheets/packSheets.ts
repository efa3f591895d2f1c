import JSZip from 'jszip'
import { createElement } from 'react'
import { pageWith } from '#evaluation/annualExport/printedPage.ts'
import { toPng, toSvg } from '#evaluation/chart/files/savedPicture.ts'
import { slideTexts } from '#evaluation/chart/files/slides/slideTexts.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import { fileName } from '#lib/fileName.ts'
import { yieldToMain } from '#lib/yieldToMain.ts'
import { toSheetDeck } from './sheetDeck.ts'
import { type PrintedSheet, SheetPages } from './SheetPages.tsx'
import type { Sheet, Sheets } from './toSheets.ts'

/**
 * Packs sheets as a ZIP: a deck of one page each, and all of them as a page to print, which also names who gets none. Throws the
 * reason of the signal; `onReport` gets the share that is done.
 */
export async function packSheets(
  { sheets, withheld, empty }: Sheets,
  signal: AbortSignal,
  onReport: (share: number) => void,
  render = toPng,
): Promise<Blob> {
  const [first] = sheets
  const zip = new JSZip()
  const printed: PrintedSheet[] = []
  const taken = new Set<string>()
  for (const [place, sheet] of sheets.entries()) {
    signal.throwIfAborted()
    onReport(place / sheets.length)
    const name = fileName(sheet.name.replaceAll(/[/\\]/g, '-')).slice(0, 80).trim()
    // Windows ignores case.
    const isTaken = taken.has(name.toLowerCase())
    taken.add(name.toLowerCase())
    const deck = await (await toSheetDeck(sheet, render)).arrayBuffer()
    zip.file(`${isTaken ? `${name} (${place + 1})` : name}.pptx`, deck, { compression: 'STORE' })
    printed.push(await toPrinted(sheet))
    await yieldToMain()
  }
  const input = first?.charts[0]
  if (input) {
    const page = createElement(SheetPages, { sheets: printed, withheld, empty, t: input.t })
    zip.file(`${input.t('sheet.all')}.html`, pageWith(page, input.language, input.provenance?.evaluation ?? ''))
  }
  signal.throwIfAborted()
  return await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' })
}

async function toPrinted({ name, sentences, charts, plans, comments }: Sheet): Promise<PrintedSheet> {
  const [first] = charts
  const pictures = charts.flatMap((input) => {
    const data = getLayoutData({ ...input, theme: 'light' })
    if (!data) return []
    const { title } = chartTitle(input.chart, input.language, input.t)
    return [{ alt: `${title}. ${getSummary(input.series, input.chart, data, input.t)}`, svg: toSvg(input) }]
  })
  return {
    name,
    evaluation: first?.provenance?.evaluation ?? '',
    sentences,
    pictures: await Promise.all(
      pictures.map(async ({ alt, svg }) => ({
        alt,
        src: `data:image/svg+xml,${encodeURIComponent(await svg.text())}`,
      })),
    ),
    plans,
    comments,
    source: first ? slideTexts(first, getLayoutData({ ...first, theme: 'light' })).source : '',
  }
}
