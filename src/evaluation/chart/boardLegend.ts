import { createContext, useContext, useMemo, useState } from 'react'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { usePrinting } from '#ui/layout/printing.ts'

/** The legend of the page: for each chart the keys of the entries and the texts of the signs that it explains, and what it hides. */
export type BoardLegend = {
  keys: Readonly<Record<string, readonly string[]>>
  texts: Readonly<Record<string, readonly string[]>>
  hidden: HiddenSeries
  /** On paper the page says at its end how its charts were computed. */
  hasMethods: boolean
}

const noSeries: HiddenSeries = new Set()

/** Empty for charts outside of an evaluation, which explain themselves. */
export const BoardLegendContext = createContext<BoardLegend>({
  keys: {},
  texts: {},
  hidden: noSeries,
  hasMethods: false,
})

/** The legend of a chart. */
export type ChartLegend = {
  /** The series that are hidden, by the chart or by the page. */
  hidden: HiddenSeries
  /** The entries that only the legend of the page has. */
  elsewhere: HiddenSeries
  /** The texts of the signs that only the legend of the page has. */
  signsElsewhere: ReadonlySet<string>
  /** How its figures were computed is elsewhere on the paper. */
  isMethodElsewhere: boolean
  onHidden: (hidden: HiddenSeries) => void
}

/** What a chart hides and what the legend of the page explains; on paper the chart explains all of it itself. */
export function useChartLegend(i: string): ChartLegend {
  const { keys, texts, hidden: byPage, hasMethods } = useContext(BoardLegendContext)
  const { isPrinting } = usePrinting()
  const [own, setOwn] = useState<HiddenSeries>(noSeries)
  const shared = keys[i]
  const signs = texts[i]
  return useMemo(() => {
    const ofPage: HiddenSeries = shared ? new Set(shared) : noSeries
    const hidden = new Set([
      ...[...own].filter((key) => !ofPage.has(key)),
      ...[...byPage].filter((key) => ofPage.has(key)),
    ])
    return {
      hidden,
      elsewhere: isPrinting ? noSeries : ofPage,
      signsElsewhere: isPrinting || !signs ? noSeries : new Set(signs),
      isMethodElsewhere: isPrinting && hasMethods,
      onHidden: (after: HiddenSeries) => setOwn(new Set([...after].filter((key) => !ofPage.has(key)))),
    }
  }, [shared, signs, byPage, hasMethods, isPrinting, own])
}
