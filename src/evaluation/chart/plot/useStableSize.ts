import { useLayoutEffect, useState } from 'react'
import type { Chart } from '#evaluation/model/chart.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { useSize } from './useSize.ts'

type RenderedSize = { data: ChartLayoutData; chart: Chart }

/**
 * The size of an element, with the figures it was measured with. Newer figures change the notes around a picture, and
 * so its room. The room is measured with the new notes before anything is rendered, or the picture would be rendered
 * twice.
 */
export function useStableSize(data: ChartLayoutData, chart: Chart) {
  const { ref, size, measure } = useSize()
  const [of, setRendered] = useState<RenderedSize>({ data, chart })
  useLayoutEffect(() => {
    measure()
    // The new figures are rendered in the measured room before paint.
    // oxlint-disable-next-line react/set-state-in-effect
    setRendered((last) => (last.data === data && last.chart === chart ? last : { data, chart }))
  }, [data, chart, measure])
  return { ref, size, of, measure }
}
