import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { EChartProps } from './EChart.tsx'

/** A chart of ECharts, in a chunk of its own; `preload` fetches it while the rows it will draw are on their way. */
export const { Part: EChartPart, preload: preloadECharts } = lazyComponent<EChartProps>(
  async () => (await import('./EChart.tsx')).EChart,
)
