import Papa from 'papaparse'

export type CsvRecord = { row: number; cells: string[] }

/** Why a file cannot be parsed as CSV; `row` counts as a spreadsheet does, the header is row 1. */
export class CsvError extends Error {
  override name = 'CsvError'
  readonly kind: 'quote' | 'unterminated' | 'nul' | 'long'
  readonly row: number
  constructor(kind: CsvError['kind'], row: number) {
    super(kind)
    this.kind = kind
    this.row = row
  }
}

/** A row longer than this has no detectable end. */
const maxRowLength = 1_000_000

/**
 * Parses CSV by RFC 4180, chunk by chunk: `push` returns the complete records, `end` the last one. CR LF, LF and a lone
 * CR end a row; a first line that names the delimiter is skipped. Throws CsvError for anything ambiguous.
 */
export function csvReader(
  delimiter = ';',
  hasSepLine = false,
): { push: (text: string) => CsvRecord[]; end: () => CsvRecord[] } {
  let newline: '\n' | '\r' | undefined
  let row = 1
  let rest = ''
  let isBegun = !hasSepLine

  const read = (text: string, isLast: boolean): CsvRecord[] => {
    // Papa removes the byte order mark and counts positions in the rest.
    let whole = (rest + text).replace(/^\uFEFF/, '')
    if (!isBegun) {
      // A lone CR at the end of a chunk may be half of a line break.
      const end = /^[^\r\n]*(?:\r\n|\n|\r(?=[^\n]))/.exec(whole)?.[0].length ?? (isLast ? whole.length : undefined)
      if (end === undefined) {
        rest = whole
        return []
      }
      isBegun = true
      row = 2
      whole = whole.slice(end)
    }
    newline ??= getNewline(whole, isLast || whole.length > maxRowLength)
    if (newline === undefined) {
      rest = whole
      return []
    }
    const { rows, last } = parsed(whole, newline, delimiter)
    // The last row may continue in the next chunk, and may look invalid only because it is cut.
    const complete = isLast && whole !== '' ? [...rows, last] : rows
    const records = complete.map(({ cells, error }): CsvRecord => {
      if (error) throw new CsvError(error, row)
      row += 1
      return { row: row - 1, cells }
    })
    rest = isLast ? '' : whole.slice(last.from)
    if (rest.length > maxRowLength) throw new CsvError(last.error ?? 'long', row)
    return isLast && last.from === whole.length ? records.slice(0, rows.length) : records
  }
  return {
    push: (text) => {
      const nul = text.indexOf('\0')
      const records = read(nul < 0 ? text : text.slice(0, nul), false)
      if (nul >= 0) throw new CsvError('nul', row)
      return records
    },
    end: () => read('', true),
  }
}

type Row = { cells: string[]; from: number; error: 'quote' | 'unterminated' | undefined }

/** The rows of a text, and separately the one after the last line break, which may be empty. */
function parsed(text: string, newline: '\n' | '\r', delimiter: string): { rows: Row[]; last: Row } {
  const rows: Row[] = []
  let from = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline,
    step: ({ data, errors, meta }) => {
      dropReturn(data, text, from, meta.cursor, delimiter)
      rows.push({ cells: data, from, error: getError(errors) })
      from = meta.cursor
    },
  })
  return { rows, last: rows.pop() ?? { cells: [], from: 0, error: undefined } }
}

function getError([error]: Papa.ParseError[]): Row['error'] {
  if (error?.code === 'MissingQuotes') return 'unterminated'
  return error?.code === 'InvalidQuotes' ? 'quote' : undefined
}

/**
 * A row that ends with CR LF is read up to its LF: the CR is removed unless it is in quotes and belongs to the last
 * cell.
 */
function dropReturn(cells: string[], text: string, from: number, to: number, delimiter: string): void {
  const last = cells.at(-1)
  if (!last?.endsWith('\r')) return
  const end = text.charAt(to - 1) === '\n' ? to - 1 : to
  const start = end - last.length
  if ((start === from || text.charAt(start - 1) === delimiter) && text.startsWith(last, start))
    cells[cells.length - 1] = last.slice(0, -1)
}

/**
 * The line break of the rows, by the first one outside of quotes; undefined while a CR may still be followed by its LF.
 */
function getNewline(text: string, isEnough: boolean): '\n' | '\r' | undefined {
  const bare = text.replace(/"[^"]*(?:"|$)/g, '')
  if (bare.includes('\n') || isEnough) return bare.includes('\n') || !bare.includes('\r') ? '\n' : '\r'
  return /\r[^\n]/.test(bare) ? '\r' : undefined
}
