export type CsvRecord = { row: number; cells: string[] }

/** Why a file cannot be read as CSV at all; `row` counts as a spreadsheet does, the header is row 1. */
export class CsvFault extends Error {
  override name = 'CsvFault'
  readonly kind: 'quote' | 'unterminated' | 'nul'
  readonly row: number
  constructor(kind: CsvFault['kind'], row: number) {
    super(kind)
    this.kind = kind
    this.row = row
  }
}

/** A cell longer than this has a quote that was never closed. */
const longestCell = 1_000_000

/**
 * Reads CSV by RFC 4180 with semicolons, piece by piece: `push` gives the records that are complete, `end` the last one.
 * CR LF, LF and a lone CR end a row. Throws CsvFault for what has no one meaning.
 */
export function csvReader(): { push: (text: string) => CsvRecord[]; end: () => CsvRecord[] } {
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let row = 1
  let cells: string[] = []
  let cell = ''
  let wasReturn = false
  let done: CsvRecord[] = []

  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  const endRow = () => {
    endCell()
    done.push({ row, cells })
    cells = []
    row += 1
  }
  const add = (text: string) => {
    cell += text
    if (cell.length > longestCell) throw new CsvFault('unterminated', row)
  }
  /** What follows a cell that is complete: a semicolon or the end of the row. */
  const separate = (sign: string) => {
    if (sign === ';') return endCell()
    wasReturn = sign === '\r'
    endRow()
  }
  const inQuotes = (text: string, at: number): number => {
    const quote = text.indexOf('"', at)
    add(text.slice(at, quote < 0 ? undefined : quote))
    if (quote < 0) return text.length
    state = 'closed'
    return quote + 1
  }
  const afterQuote = (sign: string) => {
    if (sign !== '"' && sign !== ';' && sign !== '\r' && sign !== '\n') throw new CsvFault('quote', row)
    if (sign !== '"') return separate(sign)
    add(sign)
    state = 'quoted'
  }
  const inPlain = (text: string, at: number): number => {
    const end = plainEnd(text, at)
    add(text.slice(at, end))
    state = 'plain'
    if (end === text.length) return end
    separate(text.charAt(end))
    return end + 1
  }
  const read = (text: string) => {
    for (let at = 0; at < text.length; ) {
      const sign = text.charAt(at)
      const isLineFeedOfReturn = wasReturn && sign === '\n'
      wasReturn = false
      if (isLineFeedOfReturn) at += 1
      else if (state === 'quoted') at = inQuotes(text, at)
      else if (state === 'closed') {
        afterQuote(sign)
        at += 1
      } else if (state === 'start' && sign === '"') {
        state = 'quoted'
        at += 1
      } else at = inPlain(text, at)
    }
  }
  const taken = () => {
    const records = done
    done = []
    return records
  }
  return {
    push: (text) => {
      const nul = text.indexOf('\0')
      read(nul < 0 ? text : text.slice(0, nul))
      if (nul >= 0) throw new CsvFault('nul', row)
      return taken()
    },
    end: () => {
      if (state === 'quoted') throw new CsvFault('unterminated', row)
      if (state !== 'start' || cells.length > 0) endRow()
      return taken()
    },
  }
}

/** The place of the next separator in a cell without quotes. */
function plainEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 59 || code === 10 || code === 13) return at
  }
  return text.length
}
