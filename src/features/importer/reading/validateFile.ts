import { CsvError } from './csvReader.ts'
import { eightBitEncoding, type Encoding, encodingsFor, isStoredTwice, OtherEncoding } from './encoding.ts'
import { hashFile } from './hashFile.ts'
import { type Header, getWantedTest } from './header.ts'
import { type Layout, detectLayout } from './layout.ts'
import { readRecords } from './readRecords.ts'
import { type Plan, type Problem, type ReadRow, readRows } from './rows.ts'
import { toBytes, FileUnreadable, type Source } from './source.ts'

const previewRows = 10
const problemsKept = 500
const valuesKept = 20

export type Report = {
  encoding: Encoding
  /** Identifies the content of the file. */
  hash: string
  header: Header | undefined
  layout: Layout | undefined
  good: number
  bad: number
  /** How many of the bad rows only have unknown values. */
  open: number
  /** The first 500 problems; `bad` counts all rows with one. */
  problems: Problem[]
  /** Unknown values: the first 20 of each column, and how many cells have any other. */
  unknown: Findings
  /** The warnings about the values of a column. */
  remarked: Findings
  /** The warnings about single rows. */
  remarks: Problem[]
  /** Rows whose identifier a spreadsheet has damaged, and one of these. */
  damaged: { count: number; example: string }
  preview: ReadRow[]
  /** Why nothing of the file can be imported, and the first row that shows it. */
  error?: { kind: CsvError['kind'] | 'bytes' | 'encoding'; row: number }
}
/** The warnings about a column: the values, in how many cells, with their sentence. */
export type Finding = {
  column: string
  values: Map<string, { count: number; message: Problem['message'] }>
  others: number
}
export type Findings = Map<string, Finding>

/**
 * Reads the whole file once and sends nothing: detects its encoding and header and the errors per row. Throws
 * FileUnreadable and the reason of `signal`.
 */
export async function validateFile(
  file: Source,
  plan: Plan,
  signal: AbortSignal,
  onProgress: (share: number) => void,
  chosen?: Encoding,
): Promise<Report> {
  const [first, ...others] = chosen ? [chosen] : encodingsFor(await toBytes(file, 0, 4))
  const isTwice = !chosen && first === 'utf-8' && (await isStoredTwice(file))
  for (const encoding of isTwice ? (['utf-8-twice', first, ...others] as const) : [first, ...others]) {
    const tried = encoding === 'windows-1252' && !chosen ? await eightBitEncoding(file) : encoding
    try {
      const report = await readAs(tried, file, plan, signal, onProgress)
      // Parsed differently, it is another file.
      return chosen ? { ...report, hash: `${report.hash} ${chosen}` } : report
    } catch (error) {
      if (!(error instanceof OtherEncoding)) throw error
      const row = encoding === 'utf-8' ? await brokenRow(file, plan, others.length === 0, signal) : undefined
      if (row !== undefined) return { ...emptyReport(encoding), error: { kind: 'bytes', row } }
    }
  }
  if (chosen) return { ...emptyReport(chosen), error: { kind: 'encoding', row: 1 } }
  throw new FileUnreadable()
}

/**
 * The first row with bytes that are not UTF-8; undefined where most characters beyond ASCII are not, as the file then
 * has another encoding.
 */
async function brokenRow(
  file: Source,
  plan: Plan,
  isMarked: boolean,
  signal: AbortSignal,
): Promise<number | undefined> {
  let found: number | undefined
  let broken = 0
  let sound = 0
  try {
    const layout = await detectLayout(file, 'utf-8', getWantedTest(plan))
    for await (const records of readRecords(file, 'utf-8', layout, { isLenient: true })) {
      signal.throwIfAborted()
      for (const { row, cells } of records) {
        const signs = cells.join('').match(/[^\0-\x7F]/gu) ?? []
        const wrong = signs.filter((sign) => sign === '\uFFFD').length
        if (wrong > 0) found ??= row
        broken += wrong
        sound += signs.length - wrong
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (sound > 0 && sound >= broken) found ??= error.row
  }
  return isMarked || (sound > 0 && sound >= broken) ? found : undefined
}

function emptyReport(encoding: Encoding): Report {
  return {
    encoding,
    hash: '',
    header: undefined,
    layout: undefined,
    good: 0,
    bad: 0,
    open: 0,
    problems: [],
    unknown: new Map(),
    remarked: new Map(),
    remarks: [],
    damaged: { count: 0, example: '' },
    preview: [],
  }
}

async function readAs(
  encoding: Encoding,
  file: Source,
  plan: Plan,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Report> {
  const report = emptyReport(encoding)
  const print = hashFile()
  let bytesRead = 0
  const onPiece = async (bytes: Uint8Array<ArrayBuffer>) => {
    signal.throwIfAborted()
    await print.add(bytes)
    bytesRead += bytes.length
    onProgress(bytesRead / file.size)
  }
  try {
    for await (const { header, rows, layout } of readRows(file, encoding, plan, onPiece)) {
      signal.throwIfAborted()
      report.header = header
      report.layout = layout
      for (const row of rows) count(report, row)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report.error = { kind: error.kind, row: error.row }
  }
  return { ...report, hash: print.text() }
}

function count(report: Report, row: ReadRow): void {
  if (report.preview.length < previewRows) report.preview.push(row)
  for (const remark of row.remarks) {
    if (isOfColumn(remark)) note(report.remarked, remark)
    else if (report.remarks.length < problemsKept) report.remarks.push(remark)
  }
  for (const one of [...(row.open ?? []), ...(row.taken ?? [])]) note(report.unknown, one)
  const damage = row.problems.find(({ message }) => 'word' in message && message.word === 'problem.damaged')
  if (damage) report.damaged = { count: report.damaged.count + 1, example: report.damaged.example || damage.value }
  if (row.problems.length === 0 && !row.open) {
    report.good += 1
    return
  }
  report.bad += 1
  if (row.problems.length === 0) report.open += 1
  report.problems.push(...row.problems.slice(0, problemsKept - report.problems.length))
}

/** Whether a warning is shown once per column rather than per row. */
function isOfColumn({ message }: Problem): boolean {
  return 'word' in message && ['remark.scale', 'remark.fraction', 'remark.repeated'].includes(message.word)
}

function note(findings: Findings, { column, value, message }: Problem): void {
  const key = `${column} ${'word' in message && message.word.startsWith('remark') ? message.word : ''}`
  const finding: Finding = findings.get(key) ?? { column, values: new Map(), others: 0 }
  findings.set(key, finding)
  const known = finding.values.get(value)
  if (known) known.count += 1
  else if (finding.values.size < valuesKept) finding.values.set(value, { count: 1, message })
  else finding.others += 1
}
