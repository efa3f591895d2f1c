import { useLayoutEffect, useRef } from 'react'
import styles from './ChartTip.module.css'
import type { Span } from './points.ts'
import type { Tip, TipLine } from '#evaluation/types/words/tip.ts'

type Props = {
  tip: Tip
  at: { x: number; y: number }
  /**
   * The extent of the bars of this category, across their direction; they are not covered if there is room next to
   * them.
   */
  bars: Span | null
  /** The tooltip stays inside this: beyond its picture it would be cut. */ room: { width: number; height: number }
  /** It was reached with the keys and scrolls into view. */ isByKey?: boolean
}

const maxWidth = 448
/** Room for a line of figures with its name. */
const minWidth = 288
const away = 12
/** Left free on both sides: the room is in whole pixels, and may be a fraction wider than what is visible. */
const edge = 4

/** The figures of a category next to the pointer. It is only visible: the slider announces the figures. */
export function ChartTip({ tip: { title, lines, notes }, at, bars, room, isByKey = false }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Positioned before it is painted.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (isShort: boolean) => {
      element.toggleAttribute('data-short', isShort)
      const measured = getWidths(room).map((width) => {
        element.style.maxWidth = `${width}px`
        element.style.maxHeight = ''
        const size = { width: element.offsetWidth, height: element.offsetHeight }
        const place = placed(bars && hasRoom(bars, size, room) ? bars : getSpan(at), size, room)
        return { width, ...place, cut: Math.max(0, size.height - place.height) }
      })
      return measured.reduce((one, other) => (other.cut < one.cut ? other : one))
    }
    const whole = measure(false)
    // It cannot be scrolled under the pointer that holds it open: figures without notes are better than half a sentence.
    const best = whole.cut > 0 ? measure(true) : whole
    element.style.maxWidth = `${best.width}px`
    element.style.left = `${best.left}px`
    element.style.top = `${best.top}px`
    element.style.maxHeight = `${best.height}px`
    if (isByKey) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at, bars, room, isByKey])
  return (
    <div aria-hidden="true" className={styles.tip} ref={ref}>
      {title !== '' && <strong className={styles.title}>{title}</strong>}
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map((line, place) => (
            // Two parts may have one name.
            <Line key={`${place} ${line.label}`} {...line} />
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}

function Line({ color, label, value, interval, n, verdict }: TipLine) {
  return (
    <div className={styles.line}>
      {color !== null && <span className={styles.swatch} style={{ backgroundColor: color }} />}
      {label !== '' && <span className={styles.label}>{label}</span>}
      <b className={styles.value}>{value}</b>
      {interval !== '' && <span className={styles.detail}>{interval}</span>}
      {n !== '' && <span className={styles.detail}>{n}</span>}
      {verdict && <b className={getClass(verdict.isGood)}>{verdict.text}</b>}
    </div>
  )
}

/** As wide as its lines, and narrower next to the point where it is too high above and below it. */
function getWidths({ width }: Props['room']): [number, number] {
  const widest = Math.min(maxWidth, width - 2 * edge)
  return [widest, Math.min(widest, Math.max(minWidth, (width * 2) / 3))]
}

function getSpan({ x, y }: Props['at']): Span {
  return { left: x, right: x, top: y, bottom: y }
}

/** Whether a tooltip fits on one of the two sides of bars, across their direction. */
function hasRoom({ left, right, top, bottom }: Span, size: Props['room'], room: Props['room']): boolean {
  return left < right
    ? right + away + size.width <= room.width - edge || left - away - size.width >= edge
    : bottom + away + size.height <= room.height || top - away - size.height >= 0
}

/**
 * Never covers the point it explains: next to it if there is room, or else above or below it, with a limited height.
 */
function placed(at: Span, size: Props['room'], room: Props['room']) {
  const after = at.right + away
  const before = at.left - away - size.width
  const isAfter = after + size.width <= room.width - edge
  const isBeside = isAfter || before >= edge
  const left = within(isAfter ? after : before, size.width, room.width, edge)
  const [above, below] = [at.top - away, room.height - at.bottom - away]
  const isBelow = size.height <= below || (size.height > above && below >= above)
  if (isBeside)
    return {
      left,
      top: within(isBelow ? at.bottom + away : above - size.height, size.height, room.height),
      height: room.height,
    }
  const height = Math.max(0, Math.min(size.height, isBelow ? below : above))
  return { left, top: isBelow ? at.bottom + away : above - height, height }
}

function within(place: number, length: number, room: number, margin = 0): number {
  return Math.max(margin, Math.min(place, room - margin - length))
}

function getClass(isGood: boolean | null): string | undefined {
  if (isGood === null) return undefined
  return isGood ? styles.good : styles.bad
}
