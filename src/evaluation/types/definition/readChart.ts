import type { Chart } from '#evaluation/model/chart.ts'
import { isFields, toText } from '#evaluation/model/parse.ts'
import { isProblem, readParts } from '#evaluation/model/readParts.ts'
import type { Problem } from '#evaluation/model/series.ts'
import { typeNamed } from './chartTypes.ts'

/** Parses a stored chart, or returns its problem: an unknown type, or an invalid part. */
export function readChart(stored: unknown): Chart | Problem {
  if (!isFields(stored)) return { code: 'wrongShape', about: '' }
  const type = typeNamed(stored['type'])
  if (!type) return { code: 'unknownType', about: toText(stored['type']) }
  const parts = readParts(stored)
  return isProblem(parts) ? parts : { type, ...parts }
}
