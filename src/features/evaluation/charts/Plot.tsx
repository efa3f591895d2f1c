import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import { classes } from '#ui/classes.ts'
import { useChartWords } from './chartWords.ts'
import type { Hit } from './hit.ts'
import type { PaletteName } from './palettes.ts'
import type { Picking } from './picking.ts'
import { pictureOf } from './pictureOf.ts'
import css from './Plot.module.css'
import { nextPoint, placeIn, type Point } from './points.ts'
import { spokenTip } from './tip.ts'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { usePlot } from './usePlot.ts'
import { useSize } from './useSize.ts'

export type PlotProps = { series: Series; chart: Chart; palette: PaletteName; label: string; isBoxed: boolean; pick?: Picking | undefined; onRoom?: ((missing: number) => void) | undefined }

/** Inside the margins of an A4 page. */
const paperWidth = 680
const usualHeight = 300

/** The picture of a chart; its points can be reached with the arrow keys and are read out. */
export function Plot({ series, chart, palette, label, isBoxed, pick, onRoom }: PlotProps) {
  const { say, language } = useChartWords()
  const { theme, isPrinting } = useDrawnTheme()
  const { ref, size } = useSize()
  const [point, setPoint] = useState<Point | null>(null)
  // On paper a chart has the whole width, whatever room it has on screen.
  const width = isPrinting && size.width > 0 ? paperWidth : size.width
  const wanted = isPrinting || !isBoxed ? usualHeight : size.height
  const picture = useMemo(
    () => (width > 0 ? pictureOf({ series, chart, language, say, theme, palette, size: { width, height: wanted }, mayPick: pick?.may }) : null),
    [series, chart, language, say, theme, palette, width, wanted, pick?.may],
  )
  const { place, arm, show, hide } = usePlot(picture)
  const told = useRef<number | null>(null)
  // Told before it is painted, or a chart that needs more room would be seen cut for a moment.
  useLayoutEffect(() => {
    if (!onRoom || !isBoxed || isPrinting || !picture || size.height === 0) return
    const missing = picture.leastHeight() - size.height
    if (missing === told.current) return
    told.current = missing
    onRoom(missing)
  }, [onRoom, isBoxed, isPrinting, picture, size.height])

  const choose = (hit: Hit | undefined): boolean => {
    const spot = hit && picture?.spot(hit)
    if (!spot || !pick?.may(spot)) return false
    pick.run(spot)
    return true
  }
  const click = (event: MouseEvent<HTMLElement>) => {
    // What is clicked in a tooltip is meant for the tooltip.
    const drawing = event.target instanceof Element ? event.target.closest('svg') : null
    if (!drawing) return
    const { left, top } = drawing.getBoundingClientRect()
    choose(picture?.hit(event.clientX - left, event.clientY - top))
  }
  const move = (event: KeyboardEvent) => {
    if (!picture) return
    if (event.key === 'Enter' && point && choose({ ...point, part: null })) return event.preventDefault()
    if (event.key === 'Escape') {
      setPoint(null)
      hide()
      return
    }
    const next = nextPoint(point, event.key, picture.categories)
    if (!next) return
    event.preventDefault()
    setPoint(next)
    show(next)
  }
  const all = (picture?.categories ?? []).reduce((sum, count) => sum + count, 0)
  const tip = point && picture?.tip(point.facet, point.category)
  return (
    <figure aria-label={label} className={classes(css['frame'], isBoxed && css['boxed'])}>
      <div className={css['room']} ref={ref}>
        <div
          aria-label={say('keys')}
          aria-valuemax={Math.max(all - 1, 0)}
          aria-valuemin={0}
          aria-valuenow={point ? placeIn(picture?.categories ?? [], point) : 0}
          aria-valuetext={tip ? spokenTip(tip) : label}
          className={css['points']}
          role="slider"
          tabIndex={0}
          onBlur={hide}
          onClick={click}
          onKeyDown={move}
        >
          <div aria-hidden="true" className={classes(css['picture'], picture?.isPickable && css['pickable'])} ref={place} style={{ height: picture?.height ?? 0, width: picture?.width ?? 0 }} onPointerEnter={arm} />
        </div>
      </div>
    </figure>
  )
}
