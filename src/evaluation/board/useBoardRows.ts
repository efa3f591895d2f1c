import { useMemo, useState } from 'react'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { textKeys } from '#evaluation/dataset/textKeys.ts'
import { useDataset } from '#evaluation/dataset/useDataset.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'
import { listedKeys } from '#evaluation/types/definition/chartTypes.ts'

/** The rows of the measures that these charts of an evaluation use. They are requested with the first commit. */
export function useBoardRows(evaluation: number, sources: readonly Source[], charts: readonly Chart[]): Dataset {
  const used = useUsedSources(sources, charts)
  return useDataset({ evaluation, sources: used, texts: textKeys(used, charts, []), listed: listedKeys(charts) })
}

/** The measures that charts use or have used: once loaded, a measure stays. */
function useUsedSources(sources: readonly Source[], charts: readonly Chart[]): readonly Source[] {
  const [kept, keep] = useState<readonly number[]>([])
  const fresh = [...new Set(charts.flatMap(({ measures }) => measures))].filter((id) => !kept.includes(id))
  if (fresh.length > 0) keep([...kept, ...fresh])
  return useMemo(() => sources.filter(({ id }) => kept.includes(id)), [sources, kept])
}
