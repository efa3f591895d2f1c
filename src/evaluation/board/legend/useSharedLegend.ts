import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRenderedTheme } from '#evaluation/chart/plot/useRenderedTheme.ts'
import { asCounted } from '#evaluation/counting/besideOthers.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { asRendered, hasDrawing, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { entryGroups, type SharedLegend, sharedLegend } from '#evaluation/types/option/grids/sharedLegend.ts'
import { pageBenchmarkTexts, verdictKey } from '#evaluation/types/words/head.ts'
import type { Board } from '#evaluation/board/useBoard.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

const none: Board['expected'] = new Map()

/** What several of the shown charts explain alike, before they are loaded by what they are expected to show. */
export function useSharedLegend({ result, expected, palette }: Board, charts: readonly Chart[]): SharedLegend {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const theme = useRenderedTheme()
  const pending = getPending({ result, expected }, charts)
  const legend = useMemo(
    () =>
      sharedLegend(
        charts.filter(hasFigures).map((stored) => {
          const { i } = stored
          const answered = result.get(i)
          const series = answered?.series ?? pending.get(i)?.()
          const chart = asRendered(answered ? { ...stored, ...answered.chart } : asCounted(stored, series ?? {}))
          const data =
            series && series.panels.length > 0 && hasDrawing(series, chart.type)
              ? getLayoutData({ series, chart, language, t, theme, palette })
              : null
          return {
            i,
            groups: data ? entryGroups(data, t) : [],
            // The signs of a funnel are explained by its own limits.
            signs: series && data && data.shape !== 'funnels' ? verdictKey(series, data, t) : [],
          }
        }),
      ),
    [charts, result, pending, palette, language, t, theme],
  )
  // With every answer that changes no name and no colour, no chart renders anew.
  return useStableValue(legend)
}

/** What the benchmarks of the shown charts are: said once for all of them. */
export function usePageBenchmarks({ result, expected, getText }: Board, charts: readonly Chart[]): string[] {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const pending = getPending({ result, expected }, charts)
  return useMemo(() => {
    const lines = charts.filter(hasFigures).flatMap(({ i, viewSettings }) => {
      if (!viewSettings.benchmark) return []
      return (result.get(i)?.series ?? pending.get(i)?.())?.benchmarks ?? []
    })
    return pageBenchmarkTexts(lines, { t, language, filterText: getText })
  }, [charts, result, pending, getText, language, t])
}

/** What charts are expected to show: it changes with each filter, and counts only until all have their figures. */
function getPending({ result, expected }: Pick<Board, 'result' | 'expected'>, charts: readonly Chart[]) {
  return charts.every(({ i }) => result.has(i)) ? none : expected
}
