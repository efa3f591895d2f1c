import type { Choices } from '#evaluation/model/question.ts'

/** The institution that a visitor of the demo is shown as theirs: that with the most answers; none without rows. */
export function findExample(institutions: Choices['choices']): string[] {
  const [max] = institutions.toSorted((one, other) => other.rows - one.rows)
  return max ? [String(max.value)] : []
}
