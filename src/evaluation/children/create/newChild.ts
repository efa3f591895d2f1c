import { findAmongNewest, createIdempotent, lookUp } from '#api/rows/createIdempotent.ts'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { readRow } from '#api/rows/rows.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { withSuffix } from '#lib/text/withSuffix.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { evaluations, readEvaluations } from '#evaluation/board/childRows.ts'
import { childIds } from '#evaluation/children/childIds.ts'

const maxNameLength = 255
const names = ['name', 'name_fr', 'name_it'] as const
/** The fields that a child inherits. Its readers are never inherited: they are other people. */
const inherited = ['measures', 'content_type', 'charts', 'users_admin'] as const

/** The number of the next child: one more than there are, or the next that no name uses (D-59). */
export function nextNumber(children: readonly EvaluationRow[], count: number): number {
  const texts = children.flatMap((child) => ([...names, 'label'] as const).map((key) => child[key]))
  const taken = new Set(
    texts.flatMap((text) => (typeof text === 'string' ? (/Child (\d+)\s*$/.exec(text)?.[1] ?? []) : [])).map(Number),
  )
  let next = count + 1
  while (taken.has(next)) next += 1
  return next
}

/** The body of a new child: the parent's charts and measures, its names with the suffix, no readers yet. */
export function newChild(parent: EvaluationRow, label: string, number: number): Partial<EvaluationRow> {
  const named = names.filter((key) => key === 'name' || (typeof parent[key] === 'string' && parent[key] !== ''))
  return {
    ...Object.fromEntries(inherited.filter((key) => parent[key] !== undefined).map((key) => [key, parent[key]])),
    ...Object.fromEntries(
      named.map((key) => [key, withSuffix(parent[key], ` Child ${number}`, maxNameLength).trimStart()]),
    ),
    label,
    parent_evaluation_id: parent.id,
    is_parent_evaluation: false,
    object_id: null,
    view_access_admins: [],
    view_access_users: [],
    view_access_object_ids: [],
  }
}

/**
 * Creates children of one evaluation. A lost response is looked up before a result is returned and before a retry,
 * which would get the next number: no second child is created (N05). Rejects with the error of the server, or
 * ResultUnknown.
 */
export class ChildCreator {
  #lost: { isIt: (row: EvaluationRow) => boolean; at: number } | undefined

  async make(parentId: number, label: string): Promise<EvaluationRow> {
    const lost = this.#lost
    const made = lost && (await lookUp(() => findAmongNewest(evaluations, lost.isIt, lost.at), confirmResend))
    this.#lost = undefined
    if (made) return made
    const parent = await readRow(evaluations, parentId)
    const ids = childIds(parent)
    const children = [...(await readEvaluations(ids)), ...(await readEvaluations(ids, undefined, { is_active: false }))]
    const body = newChild(parent, label, nextNumber(children, ids.length))
    const isIt = (row: EvaluationRow) =>
      !ids.includes(row.id) &&
      (['parent_evaluation_id', 'name', 'label'] as const).every((key) => isPersistedEqual(body[key], row[key]))
    const at = performance.now()
    try {
      return await createIdempotent(evaluations, body, isIt)
    } catch (error) {
      if (error instanceof UnknownOutcomeError) this.#lost = { isIt, at }
      throw error
    }
  }
}
