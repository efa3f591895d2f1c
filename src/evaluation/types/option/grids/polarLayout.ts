import type { SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import type { ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { getWordWidth, wrapped } from './textMeasure.ts'

/** The max width of a label next to a net, and the max lines there and above it. */
const maxWidth = 200
const maxLines = 6
export const lineHeight = 14
/** The gap between the net and a label, and the min room above it. */
const labelGap = 14
const minAbove = 36
/** The min size of a net, however long the names around it; larger if there are many of them. */
const wantedRadius = 84
const radiusOfName = 12
const minHeight = 248
/** The room of a number in place of a name. */
const numberWidth = 24

type Names = Pick<SmallMultiple, 'categories'>
type Place = Pick<ChartGrid, 'left' | 'top' | 'width' | 'height' | 'headingRoom'> & { multiple: Names }

/**
 * The net in the middle of its tile, as large as the names above and below it allow; those next to it take the rest.
 * Names that are too long are replaced by numbers and listed below.
 */
export function layoutWheel(grid: Place) {
  return getWheel(grid, isNumbered(grid.multiple, grid.width))
}

function getWheel({ multiple, left, top, width, height, headingRoom }: Place, isList: boolean) {
  const { categories } = multiple
  const list = isList ? listHeight(multiple, width) : 0
  const room = (height - headingRoom - list) / 2
  const above = isList ? minAbove : roomAbove(categories, width)
  const narrow = isList ? numberWidth : maxPoleWidth(width)
  // The name above the net ends before those next to it begin.
  const beside = (room - above) * Math.sin(getAngle(1, categories)) + labelGap
  const labelWidth = isList
    ? numberWidth
    : Math.max(narrow, Math.min(maxWidth, width / 2 - (room - above) - 8, 2 * beside))
  const radius = Math.max(40, Math.min(width / 2 - labelWidth - 8, room - above))
  return { x: left + width / 2, y: top + headingRoom + room, radius, room, labelWidth, isList }
}

/** The height of a net with the names around it, or below it. */
export function minWheel(multiple: Names, width: number): number {
  if (!isNumbered(multiple, width)) return minNamed(multiple, width)
  const radius = Math.min(Math.max(wantedRadius, multiple.categories.length * radiusOfName), width / 2 - numberWidth)
  return 2 * (minAbove + radius) + listHeight(multiple, width)
}

function minNamed({ categories }: Names, width: number): number {
  return Math.max(
    minHeight,
    2 * (roomAbove(categories, width) + Math.max(wantedRadius, categories.length * radiusOfName)),
  )
}

/** Whether a name would be cut, or overlap the next one. */
function isNumbered(multiple: Names, width: number): boolean {
  const grid = { multiple, width, height: minNamed(multiple, width), left: 0, top: 0, headingRoom: 0 }
  const wheel = getWheel(grid, false)
  return multiple.categories.some((name, place) => {
    const { length } = wrapped(name, wheel.labelWidth)
    return getWordWidth(name) > wheel.labelWidth || length > linesFor(place, wheel, multiple.categories)
  })
}

/** The lines of a name in the list, after its number. */
export function listed(name: string, place: number, width: number): string[] {
  return wrapped(`${place + 1}.\u00a0${name}`, width)
}

/** Room for one more line, which says that nobody answered. */
function listHeight({ categories }: Names, width: number): number {
  return categories.reduce((sum, name, place) => sum + listed(name, place, width).length, 1) * lineHeight
}

function maxPoleWidth(width: number): number {
  return Math.min(130, width * 0.26)
}

function roomAbove(categories: readonly string[], width: number): number {
  const lines = categories.map((name, place) =>
    isPole(place, categories) ? wrapped(name, maxPoleWidth(width)).length : 0,
  )
  return Math.max(minAbove, Math.min(maxLines, Math.max(0, ...lines)) * lineHeight + labelGap)
}

function getAngle(place: number, { length }: readonly unknown[]): number {
  return (place / length) * 2 * Math.PI
}

/** Whether a name is above or below the net, in its middle. */
function isPole(place: number, categories: readonly string[]): boolean {
  return Math.abs(Math.sin(getAngle(place, categories))) < 0.3
}

/** The number of lines before the next name and before the edge; names above and below the middle grow away from it. */
function linesFor(place: number, { radius, room }: { radius: number; room: number }, categories: readonly string[]) {
  const [own, side] = heightAt(place, categories)
  const toEdge = room - radius * Math.abs(own) - labelGap
  const beside = [place - 1, place + 1]
    .filter((other) => !isPole(other, categories))
    .map((other) => heightAt(other, categories))
    .filter(([, otherSide]) => otherSide === side)
  const isMiddle = Math.abs(own) < 0.3
  const free = isMiddle
    ? beside.map(([other]) => 2 * radius * Math.abs(other - own))
    : beside.filter(([other]) => other / own > 1).map(([other]) => radius * Math.abs(other - own))
  return Math.min(maxLines, Math.floor(Math.min(toEdge, ...(isPole(place, categories) ? [] : free)) / lineHeight))
}

/** The distance of a name from the middle, as a part of the radius, and its side. */
function heightAt(place: number, categories: readonly string[]): [height: number, side: number] {
  const angle = getAngle(place, categories)
  return [Math.cos(angle), Math.sign(Math.sin(angle))]
}
