import { config } from '#api/config/config.ts'
import { isAnqOnly, isFspOnly } from '#api/evaluationMarks.ts'

export type Brand = { name: string; logoUrl: string; footer: string }

/** The provider of the evaluation, if it is not the portal's own. */
export function getBrand(evaluation: number): Brand | null {
  if (isAnqOnly(evaluation)) return config().anq
  return isFspOnly(evaluation) ? config().fsp : null
}
