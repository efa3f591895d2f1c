import JSZip from 'jszip'

/** The parts of an office file by path. */
type Parts = Record<string, string>

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const office = `${openXml}/officeDocument/2006`
const mediaTypes = 'application/vnd.openxmlformats-officedocument'

const contentTypes = (types: [part: string, type: string][]): string =>
  `${head}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${mediaTypes}.${type}+xml"/>`)
    .join('')}</Types>`

const relations = (lines: [type: string, target: string][]): string =>
  `${head}<Relationships xmlns="${openXml}/package/2006/relationships">${lines
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The same bytes every time. */
async function zipped(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new JSZip()
  const date = new Date(Date.UTC(2026, 4, 1))
  for (const [path, text] of Object.entries(parts)) archive.file(path, text, { date, createFolders: false })
  return new Uint8Array(await archive.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }))
}

const paragraphs = [
  'Beispieldokument',
  'Sehr geehrte Damen und Herren',
  'Mit diesem Schreiben laden wir Sie ein, an der Befragung teilzunehmen. Ihre Antworten helfen uns, die Behandlung und die Abläufe zu verbessern. Die Teilnahme ist freiwillig.',
  'Alle Angaben in diesem Dokument sind erfunden.',
  'Freundliche Grüsse',
]

/** A letter for Word and the like. */
export const docx = await zipped({
  '[Content_Types].xml': contentTypes([['/word/document.xml', 'wordprocessingml.document.main']]),
  '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
  'word/document.xml': `${head}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${paragraphs
    .map((text, index) => `<w:p><w:r>${index === 0 ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t>${text}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`,
})

const cells = [
  ['Einheit', 'Deutsch', 'Französisch', 'Italienisch'],
  ['Medizin', '180', '10', '5'],
  ['Chirurgie', '140', '10', '0'],
  ['Frauenklinik', '90', '5', '5'],
]

const cell = (text: string): string =>
  /^\d+$/.test(text) ? `<c><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** A sheet for Excel and the like. */
export const xlsx = await zipped({
  '[Content_Types].xml': contentTypes([
    ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
    ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
  ]),
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml']]),
  'xl/workbook.xml': `${head}<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${office}/relationships"><sheets><sheet name="Bestellung" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData>${cells
    .map((row) => `<row>${row.map(cell).join('')}</row>`)
    .join('')}</sheetData></worksheet>`,
})
