import type { ECharts } from 'echarts/core'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Picture, Point } from '#evaluation/types/option/getPicture.ts'
import { barsAt, nextPoint, getPointPlace, pointAt, type Span } from './points.ts'

/** A category whose figures are shown, and their position. */
export type Pointed = { point: Point; at: { x: number; y: number }; bars: Span | null; isByKey: boolean }

type Pointing = {
  /** The category reached with the keys; it is announced. */
  point: Point | null
  pointed: Pointed | null
  onBlur: () => void
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
}
type Options = {
  picture: Picture | null
  chart: ECharts | null
  canvas: RefObject<HTMLElement | null>
  /** Returns whether a click (on a series, or outside of all) or Enter did something. */
  choose: (point: Point, series: string) => boolean
}

/** Handles pointing at the categories of a picture, with a mouse, a finger or the arrow keys. */
export function usePointing({
  picture,
  chart,
  canvas,
  choose,
}: Options): Pointing & { onSeries: (id: string) => void } {
  const [point, setPoint] = useState<Point | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  // ECharts reports a series before the click arrives here.
  const series = useRef('')
  const isTouched = useRef(false)
  const pressed = useRef({ x: 0, y: 0 })
  const hide = () => setPointed(null)

  // ECharts highlights the target of any pointer. Without a previous target there is no highlight to remove.
  const isMarked = useRef(false)
  useEffect(() => {
    if (!chart || !picture || chart.isDisposed()) return
    const at = pointed && getPointPlace(chart, picture.drawing, pointed.point)
    if (at) chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'mousemove', ...at })
    else if (isMarked.current) chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'leave' })
    isMarked.current = Boolean(at)
  }, [chart, picture, pointed])

  // ECharts may replace the element under the pointer, and no browser reports leaving an element that is gone.
  const isHovered = pointed !== null && !pointed.isByKey
  useEffect(() => {
    if (!isHovered) return undefined
    const over = new AbortController()
    document.addEventListener(
      'pointermove',
      ({ pointerType, target }) => {
        const isInside = target instanceof Node && canvas.current?.parentElement?.contains(target)
        if (pointerType !== 'touch' && !isInside) setPointed(null)
      },
      { signal: over.signal },
    )
    return () => over.abort()
  }, [isHovered, canvas])

  const show = ({ clientX, clientY, target }: MouseEvent): Point | undefined => {
    // Events in a tooltip are meant for the tooltip.
    if (!chart || !picture || !(target instanceof Node) || !canvas.current?.contains(target)) return undefined
    const { left, top, width } = canvas.current.getBoundingClientRect()
    // A preview may scale it down.
    const scale = width / canvas.current.offsetWidth || 1
    const at = { x: (clientX - left) / scale, y: (clientY - top) / scale }
    const found = pointAt(chart, picture.drawing, at.x, at.y)
    if (found)
      setPointed((old) =>
        old && isSame(old.point, found)
          ? old
          : { point: found, at, bars: barsAt(chart, picture.drawing, found, at), isByKey: false },
      )
    else hide()
    return found
  }

  return {
    point,
    pointed,
    onSeries: (id) => {
      series.current = id
    },
    onBlur: hide,
    onClick: (event) => {
      if (isDragged(pressed.current, event)) return
      const wasShown = pointed?.point
      const found = show(event)
      // A finger cannot hover: the first tap shows the figures, the second one selects.
      const isRead = !isTouched.current || (found && wasShown && isSame(found, wasShown))
      if (found && isRead) choose(found, series.current)
      series.current = ''
    },
    onKeyDown: (event) => {
      if (!picture) return
      if (event.key === 'Enter' && point && choose(point, '')) return event.preventDefault()
      if (event.key === 'Escape') {
        setPoint(null)
        hide()
        return
      }
      const next = nextPoint(
        point,
        event.key,
        picture.drawing.data.multiples.map(({ categories }) => categories.length),
      )
      if (!next) return
      event.preventDefault()
      setPoint(next)
      const at = chart ? getPointPlace(chart, picture.drawing, next) : { x: 0, y: 0 }
      setPointed({ point: next, at, bars: chart && barsAt(chart, picture.drawing, next, at), isByKey: true })
    },
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      isTouched.current = pointerType === 'touch'
      pressed.current = { x: clientX, y: clientY }
    },
    // A moving finger scrolls; when it is lifted, the tooltip stays until something else is touched.
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'touch') hide()
    },
    onPointerMove: (event) => {
      if (event.pointerType !== 'touch') show(event)
    },
  }
}

/** The same distance as in ECharts, which zooms and pans by dragging. */
function isDragged({ x, y }: { x: number; y: number }, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) > 4
}

function isSame(one: Point, other: Point): boolean {
  return one.multiple === other.multiple && one.category === other.category
}
