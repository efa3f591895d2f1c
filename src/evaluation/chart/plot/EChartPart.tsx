import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { EChartProps } from './EChart.tsx'
import { waitForFont } from './chartFont.ts'

/** A lazy ECharts chart; `preload` loads its chunk while the rows are loading. */
export const { Part: EChartPart, preload: preloadECharts } = lazyComponent<EChartProps>(
  async () => (await Promise.all([import('./EChart.tsx'), waitForFont()]))[0].EChart,
)
