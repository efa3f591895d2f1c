import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/http/errors.ts'
import type { Row } from '#api/rows/page.ts'
import { readRow } from '#api/rows/rows.ts'
import type { Collection } from '#engine/collection.ts'

/** A record in its current state on the server, or as it was with the error of reading it. */
export type RowRead = { row: Row; error?: unknown }

/** How many records are read at a time. */
const atATime = 4

/** Reads the current state of the selected records; `percent` of them are read. */
export function useReadRows({ endpoint }: Collection, selected: readonly Row[]) {
  const reading = useRef<AbortController>(undefined)
  const [rows, setRows] = useState<RowRead[]>()
  const [finished, setFinished] = useState(0)
  useEffect(() => () => reading.current?.abort(), [])

  /** Whether all of them were read; the preview shows a failed one. */
  const read = async (): Promise<boolean> => {
    const { signal } = (reading.current = new AbortController())
    setRows(undefined)
    setFinished(0)
    const found = new Map<number, RowRead>()
    const waiting = [...selected]
    const next = async (): Promise<void> => {
      const row = waiting.shift()
      if (!row || signal.aborted) return
      try {
        found.set(row.id, { row: await readRow(endpoint, row.id, signal) })
      } catch (error) {
        if (!(error instanceof ApiError)) return
        found.set(row.id, { row, error })
      }
      setFinished(found.size)
      await next()
    }
    await Promise.all(Array.from({ length: atATime }, next))
    const all = selected.flatMap((row) => found.get(row.id) ?? [])
    if (signal.aborted || all.length < selected.length) return false
    setRows(all)
    return true
  }
  return { read, rows: rows ?? [], percent: Math.floor((finished / selected.length) * 100) }
}
