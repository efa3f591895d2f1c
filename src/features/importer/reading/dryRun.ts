import { CsvFault } from './csvReader.ts'
import { type Encoding, encodingsFor, OtherEncoding } from './encoding.ts'
import { fingerprint } from './fingerprint.ts'
import type { Header } from './header.ts'
import { bytesOf, FileUnreadable, readRecords, type Source } from './readRecords.ts'
import { type Plan, type Problem, type ReadRow, readRows } from './rows.ts'

const previewRows = 10
const problemsKept = 500

export type Report = {
  encoding: Encoding
  /** Names the contents of the file. */
  hash: string
  header: Header | undefined
  good: number
  bad: number
  /** The first 500 problems; `bad` counts all rows that have one. */
  problems: Problem[]
  remarks: Problem[]
  preview: ReadRow[]
  /** Why nothing of the file can be imported, and the first row that shows it. */
  fault?: { kind: CsvFault['kind'] | 'bytes'; row: number }
}

/**
 * Reads the whole file once and sends nothing: its encoding, its header, what is wrong in which row. Throws
 * FileUnreadable and the reason of `signal`.
 */
export async function dryRun(
  file: Source,
  plan: Plan,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Report> {
  const [first, ...others] = encodingsFor(await bytesOf(file, 0, 4))
  for (const encoding of [first, ...others]) {
    try {
      return await readAs(encoding, file, plan, signal, onProgress)
    } catch (error) {
      if (!(error instanceof OtherEncoding)) throw error
      const row = encoding === 'utf-8' ? await brokenRow(file, others.length === 0, signal) : undefined
      if (row !== undefined) return { ...emptyReport(encoding), fault: { kind: 'bytes', row } }
    }
  }
  throw new FileUnreadable()
}

/**
 * The first row with bytes that are not UTF-8; undefined where most signs beyond ASCII are not, and the file is of
 * another encoding.
 */
async function brokenRow(file: Source, isMarked: boolean, signal: AbortSignal): Promise<number | undefined> {
  let found: number | undefined
  let broken = 0
  let sound = 0
  try {
    for await (const records of readRecords(file, 'utf-8', { isLenient: true })) {
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
    if (!(error instanceof CsvFault)) throw error
    if (sound > 0 && sound >= broken) found ??= error.row
  }
  return isMarked || (sound > 0 && sound >= broken) ? found : undefined
}

function emptyReport(encoding: Encoding): Report {
  return { encoding, hash: '', header: undefined, good: 0, bad: 0, problems: [], remarks: [], preview: [] }
}

async function readAs(
  encoding: Encoding,
  file: Source,
  plan: Plan,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Report> {
  const report = emptyReport(encoding)
  const print = fingerprint()
  let bytesRead = 0
  const onPiece = async (bytes: Uint8Array<ArrayBuffer>) => {
    signal.throwIfAborted()
    await print.add(bytes)
    bytesRead += bytes.length
    onProgress(bytesRead / file.size)
  }
  try {
    for await (const { header, rows } of readRows(file, encoding, plan, onPiece)) {
      signal.throwIfAborted()
      report.header = header
      for (const row of rows) count(report, row)
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    report.fault = { kind: error.kind, row: error.row }
  }
  return { ...report, hash: print.text() }
}

function count(report: Report, row: ReadRow): void {
  if (report.preview.length < previewRows) report.preview.push(row)
  report.remarks.push(...row.remarks.slice(0, problemsKept - report.remarks.length))
  if (row.problems.length === 0) {
    report.good += 1
    return
  }
  report.bad += 1
  report.problems.push(...row.problems.slice(0, problemsKept - report.problems.length))
}
