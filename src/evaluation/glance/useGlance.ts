import { useEffect, useState } from 'react'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useKept } from '#evaluation/dataset/useKept.ts'
import type { Glance, GlanceQuestion } from '#evaluation/model/glance.ts'

/** The answer to a question about the rows that are there (`rows` names them); an older one stays until it is replaced. */
export function useGlance(data: Dataset, question: GlanceQuestion, rows: string): Glance | null {
  const wanted = useKept(question)
  const [answer, setAnswer] = useState<{ institutions: readonly string[]; glance: Glance } | null>(null)
  useEffect(() => {
    if (wanted.institutions.length === 0) return undefined
    let isOver = false
    data.glance(wanted).then(
      (glance) => !isOver && glance && setAnswer({ institutions: wanted.institutions, glance }),
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows, other figures
  }, [data, wanted, rows])
  // What was said of one institution must not stand under the name of another.
  return answer?.institutions === wanted.institutions ? answer.glance : null
}
