import { createContext, useContext, useMemo, useState } from 'react'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { usePrinting } from '#ui/layout/printing.ts'

/** The legend of the page: for each chart the keys of the entries and the texts of the signs that it explains, and what it hides. */
export type BoardLegend = {
  keys: Readonly<Record<string, readonly string[]>>
  texts: Readonly<Record<string, readonly string[]>>
  hidden: HiddenSeries
}

const noSeries: HiddenSeries = new Set()

/** Empty for charts outside of an evaluation, which explain themselves. */
export const BoardLegendContext = createContext<BoardLegend>({ keys: {}, texts: {}, hidden: noSeries })

/** The legend of a chart. */
export type ChartLegend = {
  /** The series that are hidden, by the chart or by the page. */
  hidden: HiddenSeries
  /** The entries that only the legend of the page has. */
  elsewhere: HiddenSeries
  /** The texts of the signs that only the legend of the page has. */
  signsElsewhere: ReadonlySet<string>
  onHidden: (hidden: HiddenSeries) => void
}

/** What a chart hides and what the legend of the page explains; on paper the chart explains all of it itself. */
export function useChartLegend(i: string): ChartLegend {
  const { keys, texts, hidden: byPage } = useContext(BoardLegendContext)
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
      onHidden: (after: HiddenSeries) => setOwn(new Set([...after].filter((key) => !ofPage.has(key)))),
    }
  }, [shared, signs, byPage, isPrinting, own])
}
