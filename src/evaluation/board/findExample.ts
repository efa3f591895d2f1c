import type { Choices } from '#evaluation/model/question.ts'

/** The institution that a visitor of the demo sees as theirs: the one with the most answers; none without rows. */
export function findExample(institutions: Choices['choices']): string[] {
  const [max] = institutions.toSorted((one, other) => other.rows - one.rows)
  return max ? [String(max.value)] : []
}
