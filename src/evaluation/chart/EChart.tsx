import EChartsReact from 'echarts-for-react/esm/core.js'
import type { ECharts } from 'echarts/core'
import type { Option } from '#evaluation/types/option/option.ts'
import { echarts } from './echarts.ts'

export type EChartProps = {
  option: Option
  width: number
  height: number
  onReady: (chart: ECharts) => void
  /** A drawn thing was clicked: the id of its series. */
  onSeries: (id: string) => void
}

const svg = { renderer: 'svg' } as const

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
export function EChart({ option, width, height, onReady, onSeries }: EChartProps) {
  return (
    <EChartsReact
      echarts={library}
      notMerge
      onChartReady={onReady}
      onEvents={{ click: ({ seriesId = '' }: { seriesId?: string }) => onSeries(seriesId) }}
      option={option}
      opts={svg}
      style={{ width, height }}
    />
  )
}
