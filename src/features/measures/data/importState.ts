import type { Row } from '#api/page.ts'
import type { PhraseValues } from '#lib/phrase.ts'
import { showNumber } from '#lib/numbers.ts'
import type { FileWord } from '#ui/words.ts'

/** Why the answers of the survey cannot be fetched: the data are the parent's, an import runs, or there is no survey. */
export function whyNoImport(row: Row): 'inherits' | 'running' | 'no-survey' | undefined {
  if (row.inherit_data === true && row.parent_measure_id != null) return 'inherits'
  if (row.is_importing === true) return 'running'
  return row.surveyId == null || row.surveyId === '' ? 'no-survey' : undefined
}

/** What an import brought: the number as the server tells it, and what a number below zero means. */
export function importedText(added: number, say: (word: FileWord<'measures'>, values?: PhraseValues) => string): string {
  const text = say('import.done', { n: showNumber(added) })
  return added < 0 ? `${text} ${say('import.removed', { n: showNumber(-added) })}` : text
}
