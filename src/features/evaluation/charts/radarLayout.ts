import type { Rect } from './rect.ts'
import type { Facet } from './plan.ts'
import { lineHeight, widthOf, wrap } from './textSize.ts'

/** The wheel of a radar: `labels` beside the axes, or numbers there and the labels in `key` below where they would touch. */
export type Wheel = { x: number; y: number; radius: number; labels: { x: number; y: number; lines: string[]; align: 'left' | 'center' | 'right' }[]; key: { x: number; y: number; lines: string[] }[] }

const distance = 10
const leastRadius = 84

/** The least height of a radar in a width, its key included. */
export function radarHeight(facet: Facet, width: number): number {
  const round = Math.min(Math.max(width * 0.8, 260), 340)
  return labelled(facet.categories, { x: 0, y: 0, width, height: round }) ? round : 250 + keyHeight(facet.categories, width)
}

/** Places the wheel and its labels inside a rectangle. */
export function wheelOf(categories: string[], rect: Rect): Wheel {
  const wheel = labelled(categories, rect)
  if (wheel) return wheel
  const below = keyHeight(categories, rect.width)
  const height = rect.height - below
  const radius = Math.max(40, Math.min(rect.width, height) / 2 - 22)
  const x = rect.x + rect.width / 2
  const y = rect.y + height / 2
  const numbers = categories.map((_, index) => ({ ...pointAt(x, y, radius + distance + 2, index, categories.length), lines: [String(index + 1)], align: 'center' as const }))
  return { x, y, radius, labels: numbers, key: keyOf(categories, rect.x, rect.y + height + 6, rect.width) }
}

/** A point on a ring: the first is at the top, the others follow clockwise. */
export function pointAt(x: number, y: number, radius: number, index: number, count: number): { x: number; y: number } {
  const angle = (index / Math.max(count, 1)) * 2 * Math.PI - Math.PI / 2
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
}

function labelled(categories: string[], rect: Rect): Wheel | undefined {
  const x = rect.x + rect.width / 2
  const y = rect.y + rect.height / 2
  const across = Math.min(130, rect.width * 0.29)
  const lines = categories.map((label) => wrap(label, across, 3))
  const radius = Math.min(rect.width / 2 - across - distance, rect.height / 2 - distance - 3 * lineHeight)
  if (radius < leastRadius) return undefined
  const labels = lines.map((own, index) => {
    const point = pointAt(x, y, radius + distance, index, categories.length)
    const rise = (point.y - y) / (radius + distance)
    return { x: point.x, y: point.y + (rise * own.length * lineHeight) / 2, lines: own, align: alignAt(point.x - x) }
  })
  const boxes = labels.map(boxOf)
  const touches = boxes.some((box, index) => boxes.slice(index + 1).some((other) => box.x < other.x + other.width + 2 && other.x < box.x + box.width + 2 && box.y < other.y + other.height && other.y < box.y + box.height))
  return touches ? undefined : { x, y, radius, labels, key: [] }
}

function alignAt(side: number): 'left' | 'center' | 'right' {
  if (Math.abs(side) < 6) return 'center'
  return side > 0 ? 'left' : 'right'
}

/** The area a label takes. */
export function boxOf({ x, y, lines, align }: Wheel['labels'][number]): Rect {
  const width = Math.max(...lines.map((line) => widthOf(line)))
  const height = lines.length * lineHeight
  const starts = { left: x, center: x - width / 2, right: x - width }
  return { x: starts[align], y: y - height / 2, width, height }
}

function keyOf(categories: string[], left: number, top: number, width: number): Wheel['key'] {
  const columns = width >= 640 ? 2 : 1
  const room = width / columns - 12
  const perColumn = Math.ceil(categories.length / columns)
  let y = top
  return categories.map((label, index) => {
    if (index % perColumn === 0) y = top
    const lines = wrap(`${index + 1}  ${label}`, room, 2)
    const entry = { x: left + Math.floor(index / perColumn) * (width / columns), y, lines }
    y += lines.length * lineHeight + 3
    return entry
  })
}

function keyHeight(categories: string[], width: number): number {
  return Math.max(0, ...keyOf(categories, 0, 0, width).map(({ y, lines }) => y + lines.length * lineHeight + 3)) + 8
}
