import EChartsReact from 'echarts-for-react/esm/core.js'
import type { ECharts } from 'echarts/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '#evaluation/types/option/option.ts'
import { echarts } from './echarts.ts'
import { isPrinting } from '#ui/layout/printing.ts'

export type EChartProps = {
  option: Option
  width: number
  height: number
  onReady: (chart: ECharts) => void
  /** A drawn thing was clicked: the id of its series. */
  onSeries: (id: string) => void
  /** The legend was clicked: which series are shown, by their names. */
  onLegend?: ((selected: Readonly<Record<string, boolean>>) => void) | undefined
}

const svg = { renderer: 'svg' } as const
/** echarts-for-react passes over the first change of its own size: `EChart` resizes what it draws. */
const filling = { width: '100%', height: '100%' } as const

/** ECharts as echarts-for-react is given it. */
const library = {
  ...echarts,
  init: (...[element, theme, options]: Parameters<typeof echarts.init>) => {
    const chart = echarts.init(element, theme, options)
    for (const one of [element, element?.querySelector('svg')]) if (one) emptySafely(one)
    // It waits for a first, empty picture to be finished; a page that is being printed waits for no frame.
    queueMicrotask(() => chart.isDisposed() || chart.getZr().flush())
    return chart
  },
}

/** ECharts empties its elements by `innerHTML` when it goes, which Trusted Types refuse. */
function emptySafely(element: Element): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set: () => {
      element.replaceChildren()
    },
  })
}

/** A chart drawn by ECharts; in a chunk of its own, with all of ECharts. */
export function EChart({ option, width, height, onReady, onSeries, onLegend }: EChartProps) {
  const [chart, setChart] = useState<ECharts | null>(null)
  const own = useRef<EChartsReact>(null)
  // A page that is being printed waits for nothing: what is mounted only now is drawn before the event is over.
  useLayoutEffect(() => {
    if (!isPrinting()) return
    // It ends its first, empty picture, and makes the instance that stays.
    own.current?.getEchartsInstance().getZr().flush()
    const first = own.current?.getEchartsInstance()
    first?.setOption(option, { notMerge: true })
    first?.resize({ width, height })
    first?.getZr().flush()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once, where it is mounted
  }, [])
  // The option waits (`lazyUpdate`) for the size it is made for, or it would be drawn twice.
  useLayoutEffect(() => {
    if (!chart || chart.isDisposed()) return
    chart.resize({ width, height })
    chart.getZr().flush()
    // A new option is drawn by it as well.
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
