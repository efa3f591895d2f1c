import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CommonFilters, commonFilters } from '#evaluation/board/filters/commonFilters.ts'
import type { ReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import type { Board } from '#evaluation/board/useBoard.ts'
import { asCounted } from '#evaluation/counting/besideOthers.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { usePageBenchmarks, useSharedLegend } from './useSharedLegend.ts'

/** What is said once for all charts of a page: their legend, the filters that most of them have, and their benchmarks. */
export function usePageNotes(board: Board, charts: readonly Chart[], own: ReaderSettings) {
  const { t } = useTranslation('evaluation')
  const { result, expected, getText } = board
  const legend = useSharedLegend(board, charts)
  const benchmarks = usePageBenchmarks(board, charts)
  const { filters, areInAll } = useStableValue<CommonFilters>(
    useMemo(
      () =>
        commonFilters(
          charts.map(({ i, filters }) => {
            const all = result.get(i)?.chart.filters ?? asCounted({ filters }, expected.get(i)?.() ?? {}).filters
            // The last ones are the reader's: they stay with the link that changes them.
            return all.slice(0, all.length - (own[i]?.filters?.length ?? 0))
          }),
        ),
      [charts, result, expected, own],
    ),
  )
  const rule =
    filters.length > 0 ? [t(areInAll ? 'only.all' : 'only.most', { filters: filters.map(getText).join('; ') })] : []
  // Until figures are there its institution may have no name yet, or turn out to be compared with all others.
  return { legend, common: filters, about: [...rule, ...benchmarks], isAboutKnown: result.size > 0 }
}
