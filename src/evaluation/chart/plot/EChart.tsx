import EChartsReact from 'echarts-for-react/esm/core.js'
import type { ECharts } from 'echarts/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '#evaluation/types/definition/option.ts'
import { echarts } from './echarts.ts'
import { isPrinting } from '#ui/layout/printing.ts'

export type EChartProps = {
  option: Option
  width: number
  height: number
  onReady: (chart: ECharts) => void
  /** Called when an element is clicked, with the id of its series. */
  onSeries: (id: string) => void
  /** Called when the legend is clicked, with the visibility of series by name. */
  onLegend?: ((selected: Readonly<Record<string, boolean>>) => void) | undefined
}

const svg = { renderer: 'svg' } as const
/** echarts-for-react ignores its first change of size: `EChart` resizes the chart itself. */
const filling = { width: '100%', height: '100%' } as const

/** The ECharts instance in the form that echarts-for-react expects. */
const library = {
  ...echarts,
  init: (...[element, theme, options]: Parameters<typeof echarts.init>) => {
    const chart = echarts.init(element, theme, options)
    for (const one of [element, element?.querySelector('svg')]) if (one) emptySafely(one)
    // It waits for a first, empty picture to be finished; during print no frame follows.
    queueMicrotask(() => chart.isDisposed() || chart.getZr().flush())
    return chart
  },
}

/** ECharts empties its elements by `innerHTML` on dispose, which Trusted Types refuse. */
function emptySafely(element: Element): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set: () => {
      element.replaceChildren()
    },
  })
}

/** A chart rendered by ECharts; in a chunk of its own, with all of ECharts. */
export function EChart({ option, width, height, onReady, onSeries, onLegend }: EChartProps) {
  const [chart, setChart] = useState<ECharts | null>(null)
  const own = useRef<EChartsReact>(null)
  // Printing waits for nothing: what is mounted only now is rendered before the event ends.
  useLayoutEffect(() => {
    if (!isPrinting()) return
    // Ends the first, empty picture, and creates the instance that stays.
    own.current?.getEchartsInstance().getZr().flush()
    const first = own.current?.getEchartsInstance()
    first?.setOption(option, { notMerge: true })
    first?.resize({ width, height })
    first?.getZr().flush()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once, on mount
  }, [])
  // The option waits (`lazyUpdate`) for its size, or it would be rendered twice.
  useLayoutEffect(() => {
    if (!chart || chart.isDisposed()) return
    chart.resize({ width, height })
    chart.getZr().flush()
    // It renders a new option as well.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [chart, option, width, height])
  return (
    <div style={{ width, height }}>
      <EChartsReact
        autoResize={false}
        echarts={library}
        lazyUpdate
        notMerge
        onChartReady={(ready: ECharts) => {
          setChart(ready)
          onReady(ready)
        }}
        onEvents={{
          click: ({ seriesId = '' }: { seriesId?: string }) => onSeries(seriesId),
          legendselectchanged: ({ selected }: { selected: Record<string, boolean> }) => onLegend?.(selected),
        }}
        option={option}
        opts={svg}
        ref={own}
        style={filling}
      />
    </div>
  )
}
