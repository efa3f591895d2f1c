import { useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '#engine/actions/useAction.ts'
import { BatchRefused, type Refusal, type Target } from '#features/importer/sending/target.ts'
import { getValidBatches } from '#features/importer/reading/batches.ts'
import { validateFile, type Report } from '#features/importer/reading/validateFile.ts'
import type { Encoding } from '#features/importer/reading/encoding.ts'
import type { Plan, Problem } from '#features/importer/reading/rows.ts'
import { type Entry, freshEntry, createImportLog } from '#features/importer/sending/importLog.ts'
import { type Precheck, toPrecheck } from './precheck.ts'
import { type Outcome, runImport, type Stop } from '#features/importer/sending/runImport.ts'
import { ownName } from '#lib/portalPath.ts'

export type Destination = {
  /** Identifies the destination in the ledger. */
  place: string
  /** The destination of rows of a file with these contents. */
  getTarget: (hash: string) => Target
  /** The page with what was imported. */
  shown?: { to: string; what: 'people' | 'invitations' | 'rows' | 'results' }
  /** Shows a confirmation with the number of mails before they are sent. */
  confirm?: (count: number) => Promise<boolean>
}
/** The earlier progress of this file. */
type Earlier = { at: string; imported: number; isFinished: boolean }

type ImportState = {
  file?: File
  /** The encoding selected by hand. */
  encoding?: Encoding
  phase: 'empty' | 'checking' | 'checked' | 'running' | 'stopped' | 'finished'
  /** The progress of the check from 0 to 1. */
  share: number
  report?: Report
  /** Why the file could not be read or the import not be resumed. */
  failure?: unknown
  earlier?: Earlier
  /** The existing rows on the server, where they are looked up first. */
  survey?: Precheck
  entry?: Entry
  stop?: Stop
  /** The rows that the server has refused so far. */
  refused: Problem[]
  isTaken?: boolean
}
export type Import = ImportState & {
  choose: (file: File) => void
  /** Reads the file in another encoding. */
  readAs: (encoding: Encoding) => void
  /** Cancels the check of a file. */
  giveUp: () => void
  /** Starts, or resumes where it stopped; `isAgain` imports a file again on purpose. */
  run: (isAgain?: boolean) => void
  halt: () => void
}

const start: ImportState = { phase: 'empty', share: 0, refused: [] }

/** An import of a file: checked as a whole first, then sent batch by batch, stopped and resumed. */
export function useImport(
  userId: number,
  plan: Plan | undefined,
  { place, getTarget, confirm }: Destination,
  onRows: () => void,
): Import {
  const [state, setState] = useState<ImportState>(start)
  const stopping = useRef<AbortController>(undefined)
  const change = useCallback((changes: Partial<ImportState>) => setState((now) => ({ ...now, ...changes })), [])
  const { file, encoding } = state
  useEffect(() => () => stopping.current?.abort(), [])

  useEffect(() => {
    if (!file || !plan) return undefined
    const leaving = new AbortController()
    const check = async () => {
      setState({ ...start, file, phase: 'checking', ...(encoding && { encoding }) })
      const report = await validateFile(file, plan, leaving.signal, (share) => change({ share }), encoding)
      if (report.error) return leaving.signal.aborted ? undefined : change({ phase: 'checked', report })
      const known = await createImportLog(userId, place, report.hash).read()
      const fresh = freshEntry(file.name, report.good, new Date().toISOString())
      const survey = await toPrecheck(
        getTarget(report.hash),
        getValidBatches(file, report.encoding, plan),
        leaving.signal,
      )
      const earlier = known ? toEarlier(known) : await onServer(getTarget(report.hash), fresh)
      if (!leaving.signal.aborted)
        change({
          phase: 'checked',
          report,
          ...(survey && { survey, refused: survey.problems }),
          ...(known && { entry: withRefused(known, survey) }),
          ...(earlier && { earlier }),
        })
    }
    check().catch((error: unknown) => {
      if (!leaving.signal.aborted) change({ phase: 'checked', failure: error })
    })
    return () => leaving.abort()
  }, [file, encoding, plan, place, getTarget, userId, change])

  const send = async (isAgain: boolean) => {
    const { report, survey } = state
    if (!file || !plan || !report) return
    const importLog = createImportLog(userId, place, report.hash)
    const stop = new AbortController()
    stopping.current = stop
    setState(({ stop: _stop, failure: _failure, ...now }) => ({ ...now, phase: 'running', isTaken: false }))
    const fresh = withRefused({ ...freshEntry(file.name, report.good, new Date().toISOString()), isAgain }, survey)
    /** How many mails will be sent; some may have been since the file was checked. */
    const mailsNow = async () => {
      const batches = getValidBatches(file, report.encoding, plan)
      const refusedSoFar = state.entry?.refused ?? survey?.problems.map(({ row }) => row)
      return (await toPrecheck(getTarget(report.hash), batches, stop.signal, refusedSoFar))?.recipients.size ?? 0
    }
    const attempt = async (): Promise<Outcome> => {
      // Another tab may have progressed meanwhile; an ended session removed the ledger.
      const stored = await importLog.read()
      const known = further(state.entry, stored)
      if (stored?.finishedAt && !state.entry?.finishedAt && !isAgain) return { kind: 'finished', entry: stored }
      const entry = known && !known.finishedAt ? known : fresh
      change({ entry })
      return await runImport(entry, {
        batches: getValidBatches(file, report.encoding, plan),
        target: getTarget(report.hash),
        ledger: importLog,
        signal: stop.signal,
        now: () => new Date().toISOString(),
        onProgress: (next) => change({ entry: next }),
      })
    }
    try {
      const mails = confirm && survey ? await mailsNow() : 0
      if (mails > 0 && !(await confirm?.(mails))) return change({ phase: state.phase })
      const outcome = await onlyHere(report.hash, attempt)
      if (!outcome) return change({ phase: state.phase, isTaken: true })
      if (outcome.kind === 'finished') change({ phase: 'finished', entry: outcome.entry })
      else
        setState((now) => ({
          ...now,
          phase: 'stopped',
          entry: outcome.entry,
          stop: outcome,
          refused: [...now.refused, ...outcome.refusals.map((one) => getProblem(one, report.header?.places))],
        }))
    } catch (error) {
      change({ phase: 'stopped', failure: error })
    }
    onRows()
  }
  const sending = useAction({ run: send })
  return {
    ...state,
    refused: [...state.refused, ...refusedBefore(state)],
    choose: (chosen) => setState({ ...start, file: chosen }),
    readAs: (chosen) => change({ encoding: chosen }),
    giveUp: () => setState(start),
    run: (isAgain = false) => void sending.run(isAgain),
    halt: () => stopping.current?.abort(),
  }
}

/** The server's message about the batch as a whole, if it belongs to no row. */
export function getBatchMessage({ error }: Stop): string {
  return error instanceof BatchRefused ? error.general : ''
}

/** Rows that cannot be imported are left out from the start. */
function withRefused(entry: Entry, survey: Precheck | undefined): Entry {
  const rows = survey?.problems.map(({ row }) => row) ?? []
  return { ...entry, refused: [...new Set([...entry.refused, ...rows])] }
}

function toEarlier({ finishedAt, startedAt, imported, present }: Entry): Earlier {
  return { at: finishedAt ?? startedAt, imported: imported + present, isFinished: finishedAt !== undefined }
}

/** Where the server is unavailable now, it is requested again when the import starts. */
async function onServer(target: Target, entry: Entry): Promise<Earlier | undefined> {
  const found = await target.earlier?.(entry).catch(() => undefined)
  return found && { ...found, isFinished: found.imported >= entry.total }
}

function further(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (!one || !other) return one ?? other
  return other.next > one.next ? other : one
}

/** Rows the server refused before a reload: their numbers are known, its messages are not. */
function refusedBefore({ entry, refused }: ImportState): Problem[] {
  const known = new Set(refused.map(({ row }) => row))
  const rows = entry?.refused.filter((row) => !known.has(row)) ?? []
  return rows.map((row) => ({ row, column: '', value: '', message: { word: 'problem.refused' } }))
}

function getProblem({ row, column, text }: Refusal, places: ReadonlyMap<string, number> | undefined): Problem {
  return { row: row.row, column, value: row.cells[places?.get(column) ?? -1] ?? '', message: { text } }
}

/** Runs while no other tab imports the same file; undefined where one does. Without the Web Locks API it just runs. */
async function onlyHere<Result>(hash: string, run: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return await run()
  return await navigator.locks.request(ownName(`portal-import ${hash}`), { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : await run(),
  )
}
