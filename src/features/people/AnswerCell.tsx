import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { answerWord } from './answer.ts'

/** Yes, no, or no answer yet. */
export default function AnswerCell({ value }: CellProps) {
  return useLabels({ path: '' }).option('is_responsible', answerWord(value))
}
