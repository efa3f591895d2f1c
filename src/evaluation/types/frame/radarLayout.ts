import type { Rect } from './rect.ts'
import { fits, lineHeight, widthOf, wrap } from './textSize.ts'

/** The wheel of a radar with its labels beside the axes; `isNumbered`: only their numbers, what they mean is said in the legend. */
export type Wheel = {
  x: number
  y: number
  radius: number
  labels: { x: number; y: number; lines: string[]; align: 'left' | 'center' | 'right' }[]
}
/** How the wheels of a chart stand in a width: how many beside each other, how high, and whether their labels fit. */
export type Wheels = { columns: number; height: number; isNumbered: boolean }

const distance = 10
const leastRadius = 70
// Two beside each other on a phone.
const leastWheel = 130
/** Of more wheels than this numbers are read as well as names, and the chart is half as high. */
const mostLabelled = 6
const gap = 20
const labelLines = 3

/** Wheels of the same items in a width: with their labels where these fit, else smaller ones with numbers. */
export function wheelsIn(categories: string[], count: number, width: number): Wheels {
  const room = (columns: number): number => (width - gap * (columns - 1)) / columns
  const heightFor = (columns: number): number => Math.min(Math.max(room(columns) * 0.8, 260), 340)
  const labelled =
    count > mostLabelled
      ? undefined
      : [3, 2, 1]
          .filter((columns) => columns <= count)
          .find((columns) => fitsLabelled(categories, { x: 0, y: 0, width: room(columns), height: heightFor(columns) }))
  if (labelled !== undefined) return { columns: labelled, height: heightFor(labelled), isNumbered: false }
  const columns = [4, 3, 2, 1].filter((each) => each <= count).find((each) => room(each) >= leastWheel) ?? 1
  return { columns, height: Math.min(room(columns), 260), isNumbered: true }
}

/** Places the wheel and its labels inside a rectangle. */
export function wheelOf(categories: string[], rect: Rect, isNumbered: boolean): Wheel {
  if (!isNumbered) return labelledWheel(categories, rect)
  const radius = Math.max(40, Math.min(rect.width, rect.height) / 2 - 22)
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  return {
    x,
    y,
    radius,
    labels: categories.map((_, index) => ({
      ...pointAt(x, y, radius + distance + 2, index, categories.length),
      lines: [String(index + 1)],
      align: 'center' as const,
    })),
  }
}

/** A point on a ring: the first is at the top, the others follow clockwise. */
export function pointAt(x: number, y: number, radius: number, index: number, count: number): { x: number; y: number } {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI - Math.PI / 2
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
}

/** How far outside of a wheel it may still be pointed at. */
export const reach = 14

/** Which of a wheel's axes is nearest to a pixel; undefined for one that is not on the wheel. */
export function axisAt(wheel: Wheel, count: number, x: number, y: number): number | undefined {
  const [across, down] = [x - wheel.x, y - wheel.y]
  if (count === 0 || Math.hypot(across, down) > wheel.radius + reach) return undefined
  const turn = (Math.atan2(down, across) + Math.PI / 2) / (2 * Math.PI)
  return ((Math.round(turn * count) % count) + count) % count
}

/** The area a label takes. */
export function boxOf({ x, y, lines, align }: Wheel['labels'][number]): Rect {
  const width = Math.max(...lines.map((line) => widthOf(line)))
  const height = lines.length * lineHeight
  const starts = { left: x, center: x - width / 2, right: x - width }
  return { x: starts[align], y: y - height / 2, width, height }
}

function labelledWheel(categories: string[], rect: Rect): Wheel {
  const x = rect.x + rect.width / 2
  const y = rect.y + rect.height / 2
  const lines = categories.map((label) => wrap(label, labelWidth(rect), labelLines))
  const radius = Math.min(...lines.map((own, index) => radiusFor(own, index, lines.length, rect)))
  const labels = lines.map((own, index) => {
    const point = pointAt(x, y, radius + distance, index, categories.length)
    const rise = (point.y - y) / (radius + distance)
    return { x: point.x, y: point.y + (rise * own.length * lineHeight) / 2, lines: own, align: alignAt(point.x - x) }
  })
  return { x, y, radius, labels }
}

function labelWidth({ width }: Rect): number {
  return Math.min(130, width * 0.29)
}

/** How far out a label may begin so that it ends inside of a rectangle. */
function radiusFor(lines: string[], index: number, count: number, { width, height }: Rect): number {
  const { x, y } = pointAt(0, 0, 1, index, count)
  const half = (lines.length * lineHeight) / 2
  const across =
    Math.abs(x) < 0.05 ? Infinity : (width / 2 - Math.max(0, ...lines.map((line) => widthOf(line)))) / Math.abs(x)
  const down = Math.abs(y) < 0.05 ? Infinity : (height / 2 - half * (1 + Math.abs(y))) / Math.abs(y)
  return Math.max(0, Math.min(across, down, Math.min(width, height) / 2) - distance)
}

/** Labels that are cut, broken or touch each other are told by numbers. */
function fitsLabelled(categories: string[], rect: Rect): boolean {
  const { radius, labels } = labelledWheel(categories, rect)
  if (radius < leastRadius || !categories.every((label) => fits(label, labelWidth(rect), labelLines))) return false
  const boxes = labels.map(boxOf)
  return !boxes.some((box, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          box.x < other.x + other.width + 2 &&
          other.x < box.x + box.width + 2 &&
          box.y < other.y + other.height &&
          other.y < box.y + box.height,
      ),
  )
}

function alignAt(side: number): 'left' | 'center' | 'right' {
  if (Math.abs(side) < 6) return 'center'
  return side > 0 ? 'left' : 'right'
}
