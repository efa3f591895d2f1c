type Line = { x: number; y: number; size: number; text: string; isBold?: true }

const [left, top, lineHeight] = [56, 780, 15]

const intro = [
  'Dieses Dokument ist ein Beispiel. Es zeigt, wie ein Bericht im Portal abgelegt ist, und enthält',
  'erfundene Angaben. Die Auswertungen im Portal sind aktueller und lassen sich filtern.',
  '',
  'Die Befragung richtet sich an alle Personen, die im Messmonat aus einer Klinik ausgetreten sind.',
  'Die Antworten sind freiwillig und werden ohne Namen ausgewertet.',
]
const table = [
  ['Thema', 'Mittelwert', 'Anzahl'],
  ['Behandlung', '4.5', '412'],
  ['Information', '4.2', '409'],
  ['Mitsprache', '4.1', '405'],
  ['Verpflegung', '4.0', '411'],
  ['Austritt', '3.9', '398'],
]
const method = [
  'Fragebogen mit weniger als der Hälfte der Fragen sind nicht berücksichtigt. Mittelwerte gehen',
  'von 1 bis 5, höher ist besser. Gruppen mit weniger als 5 Antworten werden nicht gezeigt.',
  '',
  'Fragen zum Bericht beantwortet die Messstelle: portal@qualitaet.example',
]

const paragraph = (texts: readonly string[], from: number): Line[] =>
  texts.map((text, index) => ({ x: left, y: from - index * lineHeight, size: 11, text }))
const heading = (text: string, y: number): Line => ({ x: left, y, size: 14, text, isBold: true })

const layoutPages = (title: string): Line[][] => [
  [
    { x: left, y: top, size: 20, text: title, isBold: true },
    { x: left, y: top - 26, size: 11, text: 'Qualitätsportal, Beispieldokument' },
    heading('Worum es geht', top - 80),
    ...paragraph(intro, top - 104),
    heading('Ergebnisse in Kürze', top - 220),
    ...table.flatMap((cells, row) =>
      cells.map((text, column): Line => ({
        x: left + column * 160,
        y: top - 246 - row * 20,
        size: 11,
        text,
        ...(row === 0 && { isBold: true }),
      })),
    ),
    { x: left, y: 40, size: 9, text: 'Seite 1 von 2' },
  ],
  [
    heading('Wie gerechnet wurde', top),
    ...paragraph(method, top - 24),
    { x: left, y: 40, size: 9, text: 'Seite 2 von 2' },
  ],
]

/** A PDF of two A4 pages in one of the fonts that every reader has. */
export function createPdf(title: string): Uint8Array<ArrayBuffer> {
  const pages = layoutPages(title)
  const streams = pages.map((lines) => lines.map(toOperators).join('\n'))
  const firstPage = 5
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
    `<< /Title ${toPdfString(title)} /Producer (Beispiel) >>`,
  ]
  return latin1(assemblePdf(objects))
}

const toOperators = ({ x, y, size, text, isBold }: Line): string =>
  `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td ${toPdfString(text)} Tj ET`

const toPdfString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** Objects are located by their offset. */
function assemblePdf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = file.length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

/** The encoding of the fonts; unsupported characters become question marks. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 63
    return code < 256 ? code : 63
  })
}
