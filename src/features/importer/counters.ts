import type { Report } from '#features/importer/reading/validateFile.ts'
import type { Entry } from '#features/importer/sending/importLog.ts'

/** The outcome of the rows of a file so far; rows with a problem in the file count as refused from the start. */
export function createCounters({ imported, present, refused }: Entry, { bad }: Report) {
  return { created: imported, present, refused: bad + refused.length }
}
