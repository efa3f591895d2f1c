import JSZip from 'jszip'
import { commentLines, commentRows, commentsSheet } from '#evaluation/board/comments/files/commentsFile.ts'
import { linesOnPage } from '#evaluation/chart/files/exportLines.ts'
import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import { toPng, toSvg, toSvgPages } from '#evaluation/chart/files/savedPicture.ts'
import { overviewSheet } from '#evaluation/overview/overviewSheet.ts'
import { toWorkbook } from '#evaluation/overview/saveTables.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { showCell } from '#evaluation/types/table/field.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import { byteOrderMark } from '#lib/text/csv.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName, fileName } from '#lib/fileName.ts'
import { yieldToMain } from '#lib/yieldToMain.ts'
import { printedPage } from './printedPage.ts'
import type { PrintedChart } from './PrintPage.tsx'
import type { AnnualExport } from './readAnnualExport.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The height of a paper page, in pixels of a picture with the width of the page. */
const pageHeight = 1200
/** PNG and XLSX files are compressed already, so the ZIP stores them as they are. */
const packed = { compression: 'STORE' } as const

/**
 * Packs the year file as a ZIP: the print page, all tables in one workbook, every chart as SVG and PNG, and a text that
 * lists the contents. Throws the reason of the signal; `onReport` gets the share that is done.
 */
export async function packAnnualExport(
  year: AnnualExport,
  signal: AbortSignal,
  onReport: (share: number) => void,
): Promise<Blob> {
  const { overview, charts, comments, plans = null, language, t, tCharts } = year
  const zip = new JSZip()
  const printed: PrintedChart[] = []
  const names: string[] = []
  const width = String(charts.length).length
  for (const [place, input] of charts.entries()) {
    signal.throwIfAborted()
    onReport(place / charts.length)
    const { title } = chartTitle(input.chart, language, tCharts)
    if (!getDefinition(input.chart.type).picture) {
      printed.push({ title, ...printedTable(input) })
      continue
    }
    // The number differentiates charts with the same title and keeps them in order.
    const name = safeName(`${String(place + 1).padStart(width, '0')} ${title}`)
    const pages = toSvgPages(input, pageHeight)
    printed.push({
      title,
      alt: getAltText(input, title),
      pictures: await Promise.all(pages.map(getAddress)),
    })
    for (const [ending, picture] of [
      ['svg', toSvg(input)],
      ['png', await toPng(input)],
    ] as const) {
      names.push(`${t('year.folder')}/${name}.${ending}`)
      zip.file(`${t('year.folder')}/${name}.${ending}`, await picture.arrayBuffer(), ending === 'png' ? packed : {})
    }
    await yieldToMain()
  }
  for (const input of comments)
    printed.push({
      title: chartTitle(input.chart, language, tCharts).title,
      lines: commentLines(input).slice(1),
      ...commentRows(input),
    })
  const sheet = overview && overviewSheet(overview, t, tCharts, language)
  const page = `${t('overview.title')}.html`
  zip.file(page, printedPage(year, printed))
  if (sheet || charts.length + comments.length > 0) {
    const tables = await toWorkbook(charts, sheet, [...comments.map(commentsSheet), ...(plans ? [plans] : [])])
    names.unshift(`${t('year.tables')}.xlsx`)
    zip.file(`${t('year.tables')}.xlsx`, await tables.arrayBuffer(), packed)
  }
  zip.file(`${t('year.readme')}.txt`, getReadme(year, [page, ...names]))
  signal.throwIfAborted()
  return await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' })
}

async function getAddress(picture: Blob): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await picture.text())}`
}

/** The file name: evaluation, institution and day. */
export function nameOfYear({ provenance, overview, now, t }: AnnualExport): string {
  const of = overview?.institutions.names ?? []
  const institution = of.length === 1 ? of : []
  return datedFileName([provenance.evaluation, ...institution, t('year.file')], parseDay(now) ?? '', '', 100)
}

/** The text that lists the files and says where the figures come from. */
function getReadme({ provenance, facts, left, t }: AnnualExport, names: readonly string[]): string {
  const lines = [
    provenance.evaluation,
    ...(provenance.provider === '' ? [] : [provenance.provider]),
    '',
    ...facts.map(([name, text]) => `${name}${labelSeparator()}${text}`),
    '',
    `${t('year.files')}:`,
    ...names.map((name) => `- ${name}`),
    ...(left.length > 0 ? ['', `${t('year.left')}:`, ...left.map((title) => `- ${title}`)] : []),
    '',
    t('year.about'),
  ]
  // A line break in a name would look like a line of this text.
  return `${byteOrderMark}${lines.map((line) => line.replaceAll(/[\r\n]+/g, ' ')).join('\r\n')}\r\n`
}

function printedTable(input: SaveInput): { lines: string[]; header: string[]; rows: string[][] } {
  const { head, foot } = linesOnPage(input)
  const { columns, rows } = toTable(input)
  return {
    lines: [...head.slice(1), ...foot],
    header: columns.map(({ label }) => label),
    rows: rows.map(({ cells }) => cells.map((cell, column) => showCell(cell, columns[column]))),
  }
}

/** The description of the picture: what it shows, and of which data. */
function getAltText(input: SaveInput, title: string): string {
  const data = getLayoutData({ ...input, theme: 'light' })
  return `${title}. ${getSummary(input.series, input.chart, data, input.t)}`
}

/** A name without folders, short enough for every file system. */
function safeName(name: string): string {
  return fileName(name.replaceAll(/[/\\]/g, '-')).slice(0, 100).trim()
}
