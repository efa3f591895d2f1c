import { UnknownOutcomeError } from '#api/http/errors.ts'
import { call } from '#api/calls/client.ts'
import { type RetryNeeded, lookUp, findNewestSince } from '#api/rows/createIdempotent.ts'
import { toStoredFile, fullName } from '#features/files/storedFile.ts'
import { rowShape } from '#api/rows/page.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { z } from '#lib/schema.ts'

export type Target = { content_type: number; object_id: number }
/** Why a file is not uploaded at all, as a key of `files.json`. */
export type Refusal = 'empty' | 'too-large' | 'dangerous' | 'too-long' | 'changed'

const maxSize = 100 * 1024 * 1024
const maxNameLength = 200
/** The minimal timeout of an upload in milliseconds, and the slowest supported line in bytes per millisecond. */
const timeoutMs = { least: 120_000, slowest: 50 }
/** File types that a browser would execute when opened. */
const dangerous = /\.(?:html?|xhtml|svgz?|xml|js|mjs|hta|exe|bat|cmd|com|scr|msi|ps1|vbs)$/i

/** The problem of a file before it is sent; undefined if there is none (F16). */
export function getRefusal({ name, size }: Pick<File, 'name' | 'size'>): Refusal | undefined {
  if (size === 0) return 'empty'
  if (size > maxSize) return 'too-large'
  if (name.length > maxNameLength) return 'too-long'
  return dangerous.test(name) ? 'dangerous' : undefined
}

/** Whether a file is no longer the selected one: it was changed, moved or deleted, and the browser cannot read it. */
export async function isChanged(file: File): Promise<boolean> {
  return await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    )
}

/**
 * Uploads one file and reports its progress (0 to 1). After a lost response it looks the file up in the list before it
 * counts as failed and before a retry: `lostAt` is the time of that try (`performance.now()`).
 */
export async function sendFile(
  file: File,
  { content_type, object_id }: Target,
  onProgress: (share: number) => void,
  lostAt?: number,
  signal?: AbortSignal,
  confirmResend?: RetryNeeded,
): Promise<void> {
  const started = lostAt ?? performance.now()
  const isFound =
    lostAt !== undefined && (await lookUp(() => isThere(file, { content_type, object_id }, started), confirmResend))
  if (isFound) return
  const form = new FormData()
  form.append('files', file, cleanLine(file.name))
  form.append('content_type', String(content_type))
  form.append('object_id', String(object_id))
  try {
    await call('POST', 'upload/', {
      form,
      onProgress,
      signal,
      timeout: timeoutMs.least + file.size / timeoutMs.slowest,
      shape: z.array(rowShape),
    })
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError) || signal?.aborted) throw error
    const hasArrived = await isThere(file, { content_type, object_id }, started).catch(() => false)
    if (!hasArrived) throw error
  }
}

/** Whether the object has got a file of this name and size since. */
async function isThere(file: File, target: Target, since: number): Promise<boolean> {
  const rows = await findNewestSince('filemanager/files', { ...target, ordering: '-created', size: 50 }, since)
  return rows
    .flatMap((row) => toStoredFile(row) ?? [])
    .some((one) => isPersistedEqual(cleanLine(file.name), fullName(one)) && one.size === file.size)
}
