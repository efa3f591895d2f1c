import { xmlText } from '#lib/xmlText.ts'
import { zipOf } from '#lib/zipOf.ts'
import { safeCell } from './safeCell.ts'
import type { Sheet } from './sheetOf.ts'
import type { TableCell } from './tableOf.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
// Styles by place: plain, bold title, bold head of a column.
const [plain, bold] = [0, 1]

/** A sheet as an Excel workbook (ECMA-376): numbers as numbers, texts as texts that are never formulas. */
export function xlsxOf(sheet: Sheet): Uint8Array<ArrayBuffer> {
  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  })
}

function worksheet({ lines, header, rows, kinds }: Sheet): string {
  const above = lines.map((line, index): [TableCell[], number] => [[line], index === 0 ? bold : plain])
  const all: [TableCell[], number][] = [...above, ...(lines.length > 0 ? [[[], plain] as [TableCell[], number]] : []), [header, bold], ...rows.map((row): [TableCell[], number] => [row, plain])]
  const columns = kinds.map((kind, index) => `<col min="${index + 1}" max="${index + 1}" width="${kind === 'text' ? 28 : 14}" customWidth="1"/>`).join('')
  const body = all.map(([cells, style], row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${letters(column)}${row + 1}`, style)).join('')}</row>`).join('')
  return `${head}<worksheet xmlns="${main}">${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${body}</sheetData></worksheet>`
}

function cellOf(cell: TableCell, at: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}" s="${style}"><v>${cell}</v></c>` : ''
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(safeCell(cell))}</t></is></c>`
}

/** A, B, … Z, AA, AB … */
function letters(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCodePoint(65 + (column % 26))
}
