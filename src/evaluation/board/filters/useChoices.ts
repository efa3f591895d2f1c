import { useEffect, useState } from 'react'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useKept } from '#evaluation/dataset/useKept.ts'
import type { Choices } from '#evaluation/model/question.ts'
import type { Language } from '#lib/languages.ts'

/** What an attribute offers over the rows that pass `filters`; asked anew when other rows are there (`rows` names them). The older answer stays until then. */
export function useChoices(
  data: Dataset,
  attribute: string,
  filters: readonly RowFilter[],
  language: Language,
  rows: string,
): Choices | null {
  const [answer, setAnswer] = useState<{ attribute: string; choices: Choices } | null>(null)
  const wanted = useKept(filters)
  useEffect(() => {
    let isOver = false
    data.choices(attribute, wanted, language).then(
      (choices) => !isOver && setAnswer({ attribute, choices }),
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows, other counts
  }, [data, attribute, wanted, language, rows])
  return answer?.attribute === attribute ? answer.choices : null
}
