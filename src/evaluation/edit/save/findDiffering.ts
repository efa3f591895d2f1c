import { titleKeys } from '#evaluation/model/chart.ts'
import { isFields } from '#evaluation/model/parse.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'

export type Part = 'type' | 'data' | 'cuts' | 'filters' | 'look' | 'texts' | 'place' | 'other'

const parts: readonly [Part, readonly string[]][] = [
  ['type', ['type']],
  ['data', ['measures', 'data', 'timelineAttribute', 'sameQuestions', 'clusteredBy']],
  ['cuts', ['groups', 'slices', 'splits']],
  ['filters', ['filters']],
  ['look', ['viewSettings', 'benchmarks', 'config', 'newCentre']],
  ['texts', [...titleKeys, 'timelineNotes']],
  ['place', ['x', 'y', 'w', 'h']],
]

/** The parts in which two versions of a chart differ. */
export function findDiffering(one: unknown, other: unknown): Part[] {
  const [left, right] = [isFields(one) ? one : {}, isFields(other) ? other : {}]
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (key) => !sameJson(left[key], right[key]),
  )
  const found = parts.filter(([, own]) => own.some((key) => keys.includes(key))).map(([part]) => part)
  const known = parts.flatMap(([, own]) => own)
  return keys.some((key) => !known.includes(key)) || found.length === 0 ? [...found, 'other'] : found
}
