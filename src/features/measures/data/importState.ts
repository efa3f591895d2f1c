import type { TFunction } from 'i18next'
import type { Row } from '#api/page.ts'

/** Why the answers of the survey cannot be fetched: the data are the parent's, an import runs, or there is no survey. */
export function whyNoImport(row: Row): 'inherits' | 'running' | 'no-survey' | undefined {
  if (row.inherit_data === true && row.parent_measure_id != null) return 'inherits'
  if (row.is_importing === true) return 'running'
  return row.surveyId == null || row.surveyId === '' ? 'no-survey' : undefined
}

/** What an import brought: the number as the server tells it, and what a number below zero means. */
export function importedText(added: number, t: TFunction<'measures'>): string {
  const text = t('import.done', { count: added })
  return added < 0 ? `${text} ${t('import.removed', { count: -added })}` : text
}
