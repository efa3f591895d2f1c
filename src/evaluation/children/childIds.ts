import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { listIn, numberIn } from '#evaluation/model/parse.ts'

/** The numbers of an evaluation's children, each once. */
export function childIds(parent: EvaluationRow): number[] {
  return [...new Set(listIn(parent.child_evaluation_ids).flatMap((id) => numberIn(id) ?? []))]
}
