import { useLayoutEffect, useState } from 'react'
import type { Chart } from '#evaluation/model/chart.ts'
import type { ChartLayoutData } from '#evaluation/types/layout/chartLayoutData.ts'
import { useSize } from './useSize.ts'

type RenderedSize = { data: ChartLayoutData; chart: Chart }

/**
 * The size of an element, with the figures that it is known for: newer figures change the notes around a picture, and so
 * its room. It is measured with them in place before anything is drawn, or they would be drawn twice.
 */
export function useStableSize(data: ChartLayoutData, chart: Chart) {
  const { ref, size, measure } = useSize()
  const [of, getSet] = useState<RenderedSize>({ data, chart })
  useLayoutEffect(() => {
    measure()
    // The new figures are drawn in the room just measured, before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    getSet((last) => (last.data === data && last.chart === chart ? last : { data, chart }))
  }, [data, chart, measure])
  return { ref, size, of, measure }
}
