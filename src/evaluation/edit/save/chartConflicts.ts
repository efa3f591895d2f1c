import { type Fields, isFields } from '#evaluation/model/parse.ts'
import type { Entries, Entry } from '#evaluation/edit/draft/entries.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'

/**
 * A chart that somebody else changed in the meantime; null if it does not exist there (any more). `touched`: it was
 * changed here as well, and needs a decision. `movedOnly`: it was only moved here, to another position than there; its
 * content is theirs either way.
 */
export type ChartConflict = {
  key: string
  mine: Entry | null
  theirs: Entry | null
  touched: boolean
  movedOnly?: true
}

const placeNames: readonly string[] = ['x', 'y', 'w', 'h']

/**
 * The changes of somebody else between the charts as they were read (`base`) and the current ones (`fresh`). Position
 * and content are separate: a chart that was only moved here gets their content at its new position.
 */
export function chartConflicts(base: Entries, mine: Entries, fresh: Entries): ChartConflict[] {
  const keys = new Set([...base, ...mine, ...fresh].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const [was, own, theirs] = [base, mine, fresh].map((entries) => entries.find((entry) => entry.key === key) ?? null)
    return foreignChart(key, was ?? null, own ?? null, theirs ?? null)
  })
}

function foreignChart(key: string, was: Entry | null, mine: Entry | null, theirs: Entry | null): ChartConflict[] {
  const touched = !isSame(was, mine, getContent)
  if (!was || !mine || !theirs) {
    // Deleted here, and at most moved there: it stays deleted.
    const isUnchanged = isSame(was, theirs, getContent) || isSame(mine, theirs, getContent)
    return isUnchanged ? [] : [{ key, mine, theirs, touched }]
  }
  const isMoved = !isSame(was, mine, getPlace)
  if (!isSame(was, theirs, getContent) && !isSame(mine, theirs, getContent)) {
    const areBothMoved = isMoved && !isSame(was, theirs, getPlace) && !isSame(mine, theirs, getPlace)
    if (areBothMoved && !touched)
      return [{ key, mine: withPlaceFrom(theirs, mine), theirs, touched: true, movedOnly: true }]
    return [{ key, mine, theirs: isMoved && !areBothMoved ? withPlaceFrom(theirs, mine) : theirs, touched }]
  }
  if (isSame(was, theirs, getPlace) || isSame(mine, theirs, getPlace)) return []
  return [{ key, mine, theirs: withPlaceFrom(mine, theirs), touched: isMoved }]
}

/** Replaces charts with those of somebody else: the untouched and the selected ones. */
export function withTheirs(
  entries: Entries,
  foreign: readonly ChartConflict[],
  keepTheirs: ReadonlySet<string>,
): Entries {
  const taken = foreign.filter(({ key, touched }) => !touched || keepTheirs.has(key))
  const kept = entries.flatMap((entry) => {
    const other = foreign.find(({ key }) => key === entry.key)
    if (other && taken.includes(other)) return other.theirs ?? []
    return other?.movedOnly && other.theirs ? withPlaceFrom(other.theirs, entry) : entry
  })
  return [
    ...kept,
    ...taken.flatMap(({ key, theirs }) => (theirs && !entries.some((entry) => entry.key === key) ? theirs : [])),
  ]
}

function isSame(one: Entry | null, other: Entry | null, part: (stored: unknown) => unknown): boolean {
  if (!one || !other) return one === other
  return sameJson(part(one.stored), part(other.stored))
}

function getContent(stored: unknown): unknown {
  return isFields(stored)
    ? Object.fromEntries(Object.entries(stored).filter(([name]) => !placeNames.includes(name)))
    : stored
}

function getPlace(stored: unknown): Fields {
  return isFields(stored)
    ? Object.fromEntries(Object.entries(stored).filter(([name]) => placeNames.includes(name)))
    : {}
}

function withPlaceFrom(entry: Entry, other: Entry): Entry {
  return isFields(entry.stored) ? { key: entry.key, stored: { ...entry.stored, ...getPlace(other.stored) } } : entry
}
