import EChartsReactCore from 'echarts-for-react/esm/core.js'
import type { ECharts } from 'echarts/core'
import type { Option } from '#evaluation/types/option/option.ts'
import { echarts, emptiedSafely } from './echarts.ts'

export type EChartProps = {
  option: Option
  width: number
  height: number
  onReady: (chart: ECharts) => void
  /** A drawn thing was clicked: the id of its series. */
  onSeries: (id: string) => void
}

const svg = { renderer: 'svg' } as const

/** Draws at once: the original draws twice to learn its size, which comes too late for a page that is being printed. */
class EChartsReact extends EChartsReactCore {
  override async initEchartsInstance() {
    return await Promise.resolve(emptiedSafely(echarts.init(this.ele, undefined, svg)))
  }
}

/** A chart drawn by ECharts; in a chunk of its own, with all of ECharts. */
export function EChart({ option, width, height, onReady, onSeries }: EChartProps) {
  return (
    <EChartsReact
      echarts={echarts}
      notMerge
      onChartReady={onReady}
      onEvents={{ click: ({ seriesId = '' }: { seriesId?: string }) => onSeries(seriesId) }}
      option={option}
      opts={svg}
      style={{ width, height }}
    />
  )
}
