import type { CellProps } from '#engine/collection.ts'
import { labelsOf } from '#engine/labels.ts'
import { answerWord } from '#features/people/answer.ts'
import { useLanguage } from '#ui/words.ts'

/** Yes, no, or no answer yet. */
export default function AnswerCell({ value }: CellProps) {
  const words = useLanguage((state) => state.words)
  return labelsOf(words, '').option('is_responsible', answerWord(value))
}
