import Papa from 'papaparse'
import { cleanLine } from '#lib/text/cleanText.ts'
import { createDecoder, type Encoding } from './encoding.ts'
import { toBytes, type Source } from './source.ts'

export const delimiters = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const
export type Delimiter = keyof typeof delimiters

/** The layout of the rows of a file. */
export type Layout = {
  delimiter: Delimiter
  /** Whether the first line only names the delimiter (`sep=;`) for Excel. */
  hasSepLine: boolean
  /** The row with the names of the columns: not the first one below a title or in an export with explanations. */
  headerRow: number
}

const looked = 64 * 1024
const rowsLooked = 10
const sepLine = /^\uFEFF*"?sep=(.)"?[ \t]*(?:\r\n|\n|\r|$)/i

/**
 * Detects the layout of a file by its first rows: by its first line, else by the separator and row with the most
 * matching names, else by the separator with rows of equal length. Throws FileUnreadable.
 */
export async function detectLayout(file: Source, encoding: Encoding, isWanted: IsWanted): Promise<Layout> {
  const to = Math.min(looked, file.size)
  const text = createDecoder(encoding, true)(await toBytes(file, 0, to), to === file.size)
  return detectTextLayout(text, isWanted)
}

/** As `detectLayout`, for the beginning of a text. */
export function detectTextLayout(text: string, isWanted: IsWanted): Layout {
  const [line = '', sign] = sepLine.exec(text) ?? []
  const rest = text.slice(line.length).replace(/^\uFEFF+/, '')
  const all = Object.keys(delimiters) as Delimiter[]
  const named = all.find((one) => delimiters[one] === sign)
  const tried = (named ? [named] : all).map((delimiter) => scored(rest, delimiter, isWanted))
  const best = tried.reduce((one, other) => (isBetter(other.score, one.score) ? other : one))
  const hasSepLine = line !== ''
  return { delimiter: best.delimiter, hasSepLine, headerRow: best.place + (hasSepLine ? 2 : 1) }
}

type IsWanted = (name: string) => boolean
type Score = [matches: number, evenness: number, cells: number]

function scored(text: string, delimiter: Delimiter, isWanted: IsWanted) {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiters[delimiter], preview: rowsLooked })
  const full = data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const matches = data.map((cells) => new Set(cells.map(cleanLine).filter(isWanted)).size)
  const max = Math.max(0, ...matches)
  // A row below the first is the header only if it matches more.
  const place = max > 0 ? matches.indexOf(max) : data.findIndex((cells) => full.includes(cells))
  const lengths = new Set(full.map((cells) => cells.length))
  const width = full[0]?.length ?? 0
  const score: Score = [max, lengths.size === 1 && width > 1 ? 1 : 0, width]
  return { delimiter, place: Math.max(0, place), score }
}

function isBetter(one: Score, other: Score): boolean {
  const place = one.findIndex((value, at) => value !== other[at])
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0)
}
