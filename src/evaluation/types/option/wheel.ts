import type { Facet } from '#evaluation/types/layoutData/chartLayoutData.ts'
import type { Tile } from './drawing.ts'
import { wrapped } from './letters.ts'

/** The widest label beside a net, and the most lines it may take there and above it. */
const widest = 200
const mostLines = 6
const mostAbove = 6
export const lineHeight = 14
/** What is between the net and a label, and the least room above it. */
const labelGap = 14
const leastAbove = 36
/** A net is as large as it takes to be read, however long the names around it, and larger where there are many of them. */
const wantedRadius = 84
const radiusOfName = 12
const leastHeight = 248

/** The net in the middle of its tile, as large as the names above and below it leave it; those beside it take the rest. */
export function wheelOf({ facet: { categories }, left, top, width, height, headingRoom }: Tile) {
  const room = (height - headingRoom) / 2
  const narrow = narrowIn(width)
  const above = roomAbove(categories, width)
  // The name above the net ends before those beside it begin.
  const beside = (room - above) * Math.sin(angleOf(1, categories)) + labelGap
  const labelWidth = Math.max(narrow, Math.min(widest, width / 2 - (room - above) - 8, 2 * beside))
  const radius = Math.max(40, Math.min(width / 2 - labelWidth - 8, room - above))
  return { x: left + width / 2, y: top + headingRoom + room, radius, room, labelWidth }
}

/** The height of a net with the names around it. */
export function leastWheel({ categories }: Pick<Facet, 'categories'>, width: number): number {
  return Math.max(
    leastHeight,
    2 * (roomAbove(categories, width) + Math.max(wantedRadius, categories.length * radiusOfName)),
  )
}

function narrowIn(width: number): number {
  return Math.min(130, width * 0.26)
}

function roomAbove(categories: readonly string[], width: number): number {
  const lines = categories.map((name, place) =>
    Math.abs(Math.cos(angleOf(place, categories))) > 0.85 ? linesOf(name, narrowIn(width)) : 0,
  )
  return Math.max(leastAbove, Math.min(mostAbove, Math.max(0, ...lines)) * lineHeight + labelGap)
}

function angleOf(place: number, { length }: readonly unknown[]): number {
  return (place / length) * 2 * Math.PI
}

/** How many lines a name takes. */
export function linesOf(name: string, width: number): number {
  return wrapped(name, width).length
}

/** As many lines as there are before the next name and before the edge; names above and below the middle grow away from it. */
export function linesFor(place: number, tile: Tile): number {
  const { categories } = tile.facet
  const { radius, room } = wheelOf(tile)
  const beyond = room - radius * Math.abs(Math.cos(angleOf(place, categories))) - labelGap
  const beside = (4 * room) / categories.length
  return Math.min(mostLines, Math.max(1, Math.floor(beyond / lineHeight)), Math.max(3, Math.floor(beside / lineHeight)))
}
