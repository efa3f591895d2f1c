import { day, seedNow } from '../db/clock.ts'
import type { Fields, Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import type { World } from '../db/World.ts'
import { createdAt, deletedIds, generatedCount, idSpan, importedRows, rowAt } from './dataRows.ts'

/** A range of one measure's rows: generated ones by position, then imported ones. */
type Stretch = { owner: Row; from: number; to: number; skipped: number[]; imported: Row[] }

/** Rows of several measures in a fixed order, generated on demand. */
export type Selection = { count: number; slice: (from: number, to: number) => Fields[] }

function firstPlaceAt(owner: Row, time: number): number {
  let [low, high] = [0, generatedCount(owner)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (createdAt(owner, middle) < time) low = middle + 1
    else high = middle
  }
  return low
}

function getStretch(world: World, owner: Row, since: number, until: number): Stretch {
  const [from, to] = [firstPlaceAt(owner, since), firstPlaceAt(owner, until)]
  const deleted = deletedIds(world, owner.id)
  const skipped = [...deleted]
    .map((id) => id - owner.id * idSpan - 1)
    .filter((place) => place >= from && place < to)
    .sort((left, right) => left - right)
  const imported = importedRows(world, owner.id).filter((row) => {
    const time = Date.parse(getText(row['created']))
    return time >= since && time < until && !deleted.has(row.id)
  })
  return { owner, from, to, skipped, imported }
}

const getLength = (stretch: Stretch): number =>
  stretch.to - stretch.from - stretch.skipped.length + stretch.imported.length

function getRow(world: World, stretch: Stretch, index: number): Fields {
  const generated = stretch.to - stretch.from - stretch.skipped.length
  const byHand = stretch.imported[index - generated]
  if (index >= generated && byHand) return byHand
  let place = stretch.from + index
  for (const gap of stretch.skipped) if (gap <= place) place += 1
  return rowAt(world, stretch.owner, place)
}

export function selectRows(
  world: World,
  owners: Row[],
  since = Number.NEGATIVE_INFINITY,
  until = Number.POSITIVE_INFINITY,
): Selection {
  const stretches = owners.map((owner) => getStretch(world, owner, since, until))
  const count = stretches.reduce((total, stretch) => total + getLength(stretch), 0)
  const slice = (from: number, to: number): Fields[] => {
    const rows: Fields[] = []
    let start = 0
    for (const stretch of stretches) {
      const length = getLength(stretch)
      for (let index = Math.max(0, from - start); index < Math.min(length, to - start); index += 1)
        rows.push(getRow(world, stretch, index))
      start += length
    }
    return rows
  }
  return { count, slice }
}

export function yearBounds(year: number): [number, number] {
  return [Date.UTC(year, 0, 1) - 3_600_000, Date.UTC(year + 1, 0, 1) - 3_600_000]
}

export function daysBack(days: number): number {
  return Math.max(Date.now(), seedNow) - days * day
}
