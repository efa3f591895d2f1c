import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { classNames } from '#ui/classNames.ts'
import { useLanguage } from '#ui/i18n.ts'
import { ChartTip } from './ChartTip.tsx'
import { font } from '#evaluation/types/theme.ts'
import { pathOf } from '#evaluation/types/draw/mark.ts'
import type { Hit } from '#evaluation/types/frame/hit.ts'
import { placeIn, type Point } from '#evaluation/types/frame/points.ts'
import { type Picture, pictureOf } from '#evaluation/types/layers/pictureOf.ts'
import type { DrillDown } from './drillDown.ts'
import type { PaletteName } from '#evaluation/types/palettes.ts'
import css from './Plot.module.css'
import { useSvgMarks } from './useSvgMarks.ts'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { usePointing } from './usePointing.ts'
import { useSize } from './useSize.ts'
import { spokenTip } from '#evaluation/types/words/tip.ts'

type Props = {
  series: Series
  chart: Chart
  palette: PaletteName
  label: string
  isBoxed: boolean
  pick?: DrillDown | undefined
  onRoom?: ((missing: number) => void) | undefined
}

/** Inside the margins of an A4 page. */
const paperWidth = 680
const usualHeight = 300

/** The picture of a chart; its points can be reached with the arrow keys and are read out. */
export function Plot({ series, chart, palette, label, isBoxed, pick, onRoom }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const { theme, isPrinting } = useDrawnTheme()
  const { ref, size } = useSize()
  // On paper a chart has the whole width, whatever room it has on screen.
  const width = isPrinting && size.width > 0 ? paperWidth : size.width
  const wanted = isPrinting || !isBoxed ? usualHeight : size.height
  const picture = useMemo(
    () =>
      width > 0
        ? pictureOf({ series, chart, language, t, theme, palette, size: { width, height: wanted }, mayPick: pick?.may })
        : null,
    [series, chart, language, t, theme, palette, width, wanted, pick?.may],
  )
  const drawing = useSvgMarks(picture)
  const told = useRef<number | null>(null)
  // Told before it is painted, or a chart that needs more room would be seen cut for a moment.
  useLayoutEffect(() => {
    if (!onRoom || !isBoxed || isPrinting || !picture || size.height === 0) return
    const missing = picture.leastHeight() - size.height
    if (missing === told.current) return
    told.current = missing
    onRoom(missing)
  }, [onRoom, isBoxed, isPrinting, picture, size.height])

  const choose = (hit: Hit): boolean => {
    const spot = picture?.spot(hit)
    if (!spot || !pick?.may(spot)) return false
    pick.run(spot)
    return true
  }
  const { point, pointed, ...pointing } = usePointing(picture, drawing, choose)
  const all = (picture?.categories ?? []).reduce((sum, count) => sum + count, 0)
  const tip = point && picture?.tip(point.facet, point.category)
  return (
    <figure aria-label={label} className={classNames(css['frame'], isBoxed && css['boxed'])}>
      <div className={css['room']} ref={ref}>
        <div
          aria-label={t('keys')}
          aria-valuemax={Math.max(all - 1, 0)}
          aria-valuemin={0}
          aria-valuenow={point ? placeIn(picture?.categories ?? [], point) : 0}
          aria-valuetext={tip ? spokenTip(tip) : label}
          className={css['points']}
          role="slider"
          tabIndex={0}
          {...pointing}
        >
          <svg
            aria-hidden="true"
            className={classNames(css['picture'], picture?.isPickable && css['pickable'])}
            fontFamily={font}
            height={picture?.height ?? 0}
            ref={drawing}
            width={picture?.width ?? 0}
          />
          {picture && pointed && <PointedAt at={pointed.at} picture={picture} point={pointed.point} />}
        </div>
      </div>
    </figure>
  )
}

/** The category pointed at, marked, and its figures. */
function PointedAt({ picture, point, at }: { picture: Picture; point: Point; at: { x: number; y: number } }) {
  const tip = picture.tip(point.facet, point.category)
  const mark = picture.pointed(point)
  return (
    <>
      {mark && (
        <svg aria-hidden="true" className={css['pointed']} height={picture.height} width={picture.width}>
          <path className={mark.isLine ? css['line'] : css['band']} d={pathOf(mark.points)} />
        </svg>
      )}
      {tip && <ChartTip at={at} room={picture} tip={tip} />}
    </>
  )
}
