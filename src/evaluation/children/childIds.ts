import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { toList, toNumber } from '#evaluation/model/parse.ts'

/** The unique ids of an evaluation's children. */
export function childIds(parent: EvaluationRow): number[] {
  return [...new Set(toList(parent.child_evaluation_ids).flatMap((id) => toNumber(id) ?? []))]
}
