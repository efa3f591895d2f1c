import { may } from '#engine/access.ts'
import type { DetailProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useEvaluationWords } from './evaluationWords.ts'
import { Reading } from './reading/Reading.tsx'
import { useMode } from './useMode.ts'

/** The page of an evaluation: to be read by everybody, with its settings for those who may manage it (`?view=settings`). */
export default function EvaluationPage({ form, ...page }: DetailProps) {
  const { isThere } = useEvaluationWords()
  const viewer = useViewer()
  const mode = useMode(may(page.collection, 'update', viewer, page.row))
  if (mode === 'settings') return form
  return isThere ? <Reading {...page} /> : <Skeleton shape="card" rows={4} />
}
