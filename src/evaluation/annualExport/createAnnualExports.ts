import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { saveBlob } from '#api/files/download.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Collections } from '#engine/collections.ts'
import { getTitle } from '#engine/formatValue.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { Incomplete } from './Incomplete.ts'
import { nameOfYear, packAnnualExport } from './packAnnualExport.ts'
import { readPlansSheet } from '#evaluation/annualExport/plans/readPlansSheet.ts'
import { type Reader, readAnnualExport } from './readAnnualExport.ts'

/** Reading takes about as long as packing. */
const reading = 0.5

/**
 * Saves the year files of evaluations one after the other, so that only one is in memory at a time. Returns those that
 * failed or were not tried.
 */
export async function createAnnualExports(
  evaluations: EvaluationRow[],
  reader: Reader,
  collections: Collections,
): Promise<EvaluationRow[]> {
  const { collection, language, t } = reader
  const taken = new Set<string>()
  const saved: string[] = []
  const { done } = await progress({
    title: t('year.running'),
    items: evaluations,
    getName: (row) => getTitle(collection, row, language),
    getMessage: (error) => getReason(error, t),
    run: async ({ id }, signal, onReport) => {
      const year = await readAnnualExport(id, reader, signal, (share) => onReport(share * reading))
      const plans = await readPlansSheet(id, year, reader, collections, signal)
      const blob = await packAnnualExport({ ...year, plans }, signal, (share) =>
        onReport(reading + share * (1 - reading)),
      )
      const name = nameOfYear(year)
      const file = `${taken.has(name) ? `${name} (${id})` : name}.zip`
      saveBlob(blob, file)
      taken.add(name)
      saved.push(file)
    },
  })
  const [name = ''] = saved
  const message = saved.length > 1 ? t('year.saved', { count: saved.length }) : t('year.saved-name', { name })
  if (saved.length > 0) toast.success(message, { keep: true })
  return evaluations.filter((row) => !done.includes(row))
}

function getReason(error: unknown, t: Reader['t']): string {
  if (error instanceof Incomplete) return t('year.incomplete')
  const isCancelled = error instanceof DOMException && error.name === 'AbortError'
  return isCancelled ? t('year.cancelled') : errorMessage(error)
}
