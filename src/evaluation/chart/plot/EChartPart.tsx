import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { EChartProps } from './EChart.tsx'

/** A lazy ECharts chart; `preload` loads its chunk while the rows are loading. */
export const { Part: EChartPart, preload: preloadECharts } = lazyComponent<EChartProps>(
  async () => (await import('./EChart.tsx')).EChart,
)
