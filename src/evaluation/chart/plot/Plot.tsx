import type { ECharts } from 'echarts/core'
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { paperWidth } from '#evaluation/model/paper.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { hiddenAfter } from '#evaluation/types/option/grids/legend.ts'
import { categoryAt, type Picture, type Point } from '#evaluation/types/option/getPicture.ts'
import { tooltipAriaText, getTip } from '#evaluation/types/words/tip.ts'
import { ChartTip } from './ChartTip.tsx'
import type { ChartLegend } from '#evaluation/chart/boardLegend.ts'
import type { DrillDown } from '#evaluation/chart/drillDown.ts'
import { EChartPart } from './EChartPart.tsx'
import styles from './Plot.module.css'
import { getPlace } from './points.ts'
import { PlotOnPaper } from './PlotOnPaper.tsx'
import { useGetPicture } from './chartFont.ts'
import { useRenderedTheme } from './useRenderedTheme.ts'
import { type Pointed, usePointing } from './usePointing.ts'
import { useStableSize } from './useStableSize.ts'

type Props = {
  data: ChartLayoutData
  chart: Chart
  label: string
  isBoxed: boolean
  /** Only reserves the room: nothing is rendered yet. */
  isExpected: boolean
  isHalfPage: boolean
  pick?: DrillDown | undefined
  legend: ChartLegend
  onRoom?: ((missing: number) => void) | undefined
}

/** Height of a page without its head, the title of a chart and its notes. */
const paperHeight = 760
const defaultHeight = 300

/** The picture of a chart; its points can be reached with the arrow keys and are announced. */
export function Plot({ data, chart, label, isBoxed, isExpected, isHalfPage, pick, legend, onRoom }: Props) {
  const { hidden, elsewhere, onHidden } = legend
  const { t } = useTranslation('charts')
  const theme = useRenderedTheme()
  const getPicture = useGetPicture()
  const { isPrinting } = usePrinting()
  const { ref, size, of, measure } = useStableSize(data, chart)
  const canvas = useRef<HTMLDivElement>(null)
  const [echart, setEchart] = useState<ECharts | null>(null)
  // In print a chart has the size of the paper, whatever it has on screen.
  const paper = isHalfPage && data.multiples.length === 1 ? paperWidth.half : paperWidth.whole
  const width = isPrinting && size.width > 0 ? paper : size.width
  const wanted = isPrinting || !isBoxed ? defaultHeight : size.height
  const whole = useMemo(
    () => (width > 0 ? getPicture({ ...of, t, theme, hidden, elsewhere, size: { width, height: wanted } }) : null),
    [getPicture, of, t, theme, hidden, elsewhere, width, wanted],
  )
  // Scrolling depends only on the full width, not on the width without a scroll bar, or it would flicker forever.
  const isScrolled = isBoxed && !isPrinting && whole !== null && whole.drawing.minHeight > size.height
  // Half of a page is too narrow for a chart that would be higher than the page.
  const isWidened = isPrinting && paper === paperWidth.half && whole !== null && whole.drawing.height > paperHeight
  const inner = isWidened ? paperWidth.whole : width - (isScrolled ? size.scrollBar : 0)
  const picture = useMemo(
    () =>
      inner === width
        ? whole
        : getPicture({ ...of, t, theme, hidden, elsewhere, size: { width: inner, height: wanted } }),
    [getPicture, whole, of, t, theme, hidden, elsewhere, width, inner, wanted],
  )
  // The scroll bar takes its width as soon as it appears.
  useLayoutEffect(measure, [measure, isScrolled])
  const reportedMissing = useRef<number | null>(null)
  // Reported before paint, or a chart that needs more room would be cut for a moment.
  useLayoutEffect(() => {
    if (!onRoom || !isBoxed || isPrinting || !whole || size.height === 0) return
    const missing = whole.drawing.minHeight - size.height
    if (missing === reportedMissing.current) return
    reportedMissing.current = missing
    onRoom(missing)
  }, [onRoom, isBoxed, isPrinting, whole, size.height])

  const choose = (point: Point, series: string): boolean => {
    const ref = categoryAt(data, point, getPart(series))
    if (!pick?.canFilter(ref)) return false
    pick.run(ref)
    return true
  }
  const { point, pointed, onSeries, ...pointing } = usePointing({ picture, chart: echart, canvas, choose })
  const counts = data.multiples.map(({ categories }) => categories.length)
  const tip = point && getTipText(data, point, t, pick)
  if (isPrinting && picture && picture.drawing.height > paperHeight)
    return <PlotOnPaper {...of} hidden={hidden} label={label} page={paperHeight} width={inner} />
  return (
    <figure
      data-tiles={isWidened ? undefined : data.multiples.length}
      aria-label={label}
      className={classNames(styles.frame, isBoxed && styles.boxed, isScrolled && styles.scrolled)}
      ref={ref}
    >
      <div>
        <div
          aria-label={label}
          aria-valuemax={Math.max(counts.reduce((sum, count) => sum + count, 0) - 1, 0)}
          aria-valuemin={0}
          aria-valuenow={point ? getPlace(counts, point) : 0}
          aria-valuetext={tip ? tooltipAriaText(tip) : t('keys')}
          className={styles.points}
          role="slider"
          tabIndex={0}
          {...pointing}
        >
          <div
            aria-hidden="true"
            className={classNames(styles.picture, isPickable(data, pick) && styles.pickable)}
            ref={canvas}
            style={{ height: picture?.drawing.height ?? 0 }}
          >
            {picture && !isExpected && (
              <Suspense>
                <EChartPart
                  height={picture.drawing.height}
                  option={picture.option}
                  width={inner}
                  onReady={setEchart}
                  onLegend={(selected) => onHidden(hiddenAfter(data, hidden, selected))}
                  onSeries={onSeries}
                />
              </Suspense>
            )}
          </div>
          {picture && pointed && <TipAnnouncement data={data} picture={picture} pick={pick} pointed={pointed} />}
        </div>
      </div>
    </figure>
  )
}

type TipAnnouncementProps = {
  data: ChartLayoutData
  picture: Picture
  pick: DrillDown | undefined
  pointed: Pointed
}

/** The figures of the category under the pointer. */
function TipAnnouncement({ data, picture: { drawing }, pick, pointed: { point, ...pointed } }: TipAnnouncementProps) {
  const { t } = useTranslation('charts')
  const tip = getTipText(data, point, t, pick)
  return tip && <ChartTip {...pointed} room={drawing} tip={tip} />
}

function getTipText(
  data: ChartLayoutData,
  point: Point,
  t: Parameters<typeof getTip>[0]['t'],
  pick: DrillDown | undefined,
) {
  const tip = getTip({ data, t }, point.multiple, point.category)
  return tip && pick?.canFilter(categoryAt(data, point, null)) ? { ...tip, notes: [...tip.notes, t('pick')] } : tip
}

/** Whether anything in a chart can be selected. */
function isPickable({ multiples }: ChartLayoutData, pick: DrillDown | undefined): boolean {
  if (!pick) return false
  return multiples.some(({ spots }) =>
    spots.some((ref) => pick.canFilter(ref) || (ref.from !== null && pick.canFilter({ ...ref, level: 0 }))),
  )
}

/** For a segment the part it shows, by the id of its series. */
function getPart(series: string): number | null {
  const [kind, , part] = series.split(' ')
  return kind === 'segment' ? Number(part) : null
}
