import type { Comments } from '#evaluation/counting/table/columns.ts'
import type { ValueBuilder } from './ValueBuilder.ts'
import { cleanText } from '#lib/text/cleanText.ts'

/**
 * The texts of one attribute that say something, each with the id of its row, without invisible signs. A row without
 * an id has none: nobody could release it.
 */
export function toComments(
  about: { measure: number; key: string },
  texts: ValueBuilder,
  ids: ValueBuilder,
  institutions: ValueBuilder,
): Comments {
  const idByRow = new Map(ids.rows.map((row, place) => [row, ids.values[place]]))
  const institutionByRow = new Map(institutions.rows.map((row, place) => [row, Number(institutions.values[place])]))
  const kept: Comments = { rows: [], ids: [], texts: [], institutions: [] }
  for (const [place, row] of texts.rows.entries()) {
    const text = clean(String(texts.values[place] ?? ''))
    const id = idByRow.get(row)
    if (text === '' || text === 'NA' || id === undefined) continue
    kept.rows.push(row)
    kept.ids.push(commentId(about, id))
    kept.texts.push(text)
    kept.institutions.push(institutionByRow.get(row) ?? null)
  }
  return kept
}

/** Letters and signs of the languages here, none of them invisible: there is nothing to take out. */
const visible = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2026]*$/

const clean = (text: string) => (visible.test(text) ? text.normalize('NFC').trim() : cleanText(text))

const commentId = ({ measure, key }: { measure: number; key: string }, row: string | number) =>
  `${measure}:${row}:${key}`

/** The measure and the attribute that an id is of; null for anything else. */
export function aboutId(id: string): { measure: number; key: string } | null {
  const [, measure, key] = /^(\d+):[^:]*:(.*)$/s.exec(id) ?? []
  return measure === undefined || key === undefined ? null : { measure: Number(measure), key }
}
