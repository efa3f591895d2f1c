/** Texts that servers write by themselves, always in the same language, and the keys of the portal's own words. */

/** Categories of hospitals (`fields.json`). */
export const stockCategories = new Map<string, CategoryKey>([
  ['Psychiatrie', 'category.psychiatry'],
  ['Rehabilitation', 'category.rehabilitation'],
  ['Akutsomatik Erwachsene', 'category.acute-adults'],
  ['Akutsomatik Eltern', 'category.acute-parents'],
  ['Kinder und Jugendpsychiatrie', 'category.psychiatry-young'],
  ['Erwachsene Psychiatrie', 'category.psychiatry-adults'],
  ['Forensische Psychiatrie', 'category.psychiatry-forensic'],
  ['Alterspsychiatrie', 'category.psychiatry-old-age'],
])

type CategoryKey =
  | `category.psychiatry${'' | '-adults' | '-forensic' | '-old-age' | '-young'}`
  | `category.acute-${'adults' | 'parents'}`
  | 'category.rehabilitation'

const comments: [key: 'what.created' | 'delete' | 'update', pattern: RegExp][] = [
  ['what.created', /^(?:hinzugef[üu]gt|erstellt|added|created|ajout[ée]|cr[ée][ée]|aggiunto|creato)\.?$/i],
  ['update', /^(?:ge[äa]ndert|changed|modifi[ée]|modificato)\.?$/i],
  ['delete', /^(?:gel[öo]scht|deleted|supprim[ée]|eliminato|cancellato)\.?$/i],
]

/** The key (`history.json`) of the comment that a server writes to a version by itself. */
export function getStockComment(comment: string): 'what.created' | 'delete' | 'update' | undefined {
  return comments.find(([, pattern]) => pattern.test(comment.trim()))?.[0]
}
