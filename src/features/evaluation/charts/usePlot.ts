import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from './pictureOf.ts'
import { type Plotted, startPlot } from './plotEngine.ts'
import { type Point, pointOf } from './points.ts'
import { tipNode } from './tipNode.ts'

/**
 * Keeps a picture drawn in an element, from its start to its end; `show` and `hide` are for the tooltip of a point, `arm`
 * is for the moment somebody points at the picture: a tooltip measures the page when it is made, so that a dozen of them
 * with every change would be felt.
 */
export function usePlot(picture: Picture | null): { place: RefCallback<HTMLDivElement>; arm: () => void; show: (point: Point) => void; hide: () => void } {
  const [plot, setPlot] = useState<Plotted | null>(null)
  const isArmed = useRef(false)
  const place = useCallback<RefCallback<HTMLDivElement>>((element) => {
    if (!element) return undefined
    const started = startPlot(element)
    setPlot(started)
    return () => {
      setPlot(null)
      started.dispose()
    }
  }, [])

  useLayoutEffect(() => {
    if (!plot || plot.isDisposed() || !picture) return
    // A change of the size would have the old picture drawn once more.
    if (plot.getWidth() !== picture.width || plot.getHeight() !== picture.height) plot.resize({ width: picture.width, height: picture.height })
    const { tooltip, ...option } = picture.option
    isArmed.current = plot.getDom().matches(':hover')
    plot.setOption(isArmed.current ? { ...option, tooltip: { ...tooltip, ...tooltipOf(picture) } } : option, { notMerge: true })
  }, [plot, picture])

  const arm = () => {
    if (isArmed.current || !plot || plot.isDisposed() || !picture) return
    isArmed.current = true
    plot.setOption({ tooltip: { ...picture.option.tooltip, ...tooltipOf(picture) } })
  }
  const show = ({ facet, category }: Point) => {
    arm()
    const seriesIndex = picture?.option.series.findIndex(({ id }) => id === `hit${facet}`)
    plot?.dispatchAction({ type: 'showTip', seriesIndex, dataIndex: category })
  }
  const hide = () => {
    if (!plot?.isDisposed()) plot?.dispatchAction({ type: 'hideTip' })
  }
  return { place, arm, show, hide }
}

/** One tooltip a chart, built from elements. */
function tooltipOf(picture: Picture): Record<string, unknown> {
  return {
    renderMode: 'html',
    confine: true,
    enterable: true,
    transitionDuration: 0,
    backgroundColor: 'transparent',
    shadowBlur: 0,
    borderWidth: 0,
    padding: 0,
    formatter: (params: unknown) => {
      const point = pointOf(params)
      const tip = point && picture.tip(point.facet, point.category)
      return tip ? tipNode(tip, picture) : []
    },
  }
}
