import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Language } from '#lib/languages.ts'

const evaluations = 'results/evaluations'

/** The key of the overview of an evaluation as it was changed last, whose texts are in one language. */
export function overviewKey(viewer: number, { id, modified }: Row, language: Language) {
  return queryKeys.part(viewer, evaluations, 'overview', id, modified, language)
}
