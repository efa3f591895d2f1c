import type { Entries, Entry } from '../draft/entries.ts'
import { sameJson } from '../draft/sameJson.ts'

/** A chart that somebody else changed meanwhile; null where it is not there (any more). `touched`: it was changed here as well, and needs a decision. */
export type ForeignChart = { key: string; mine: Entry | null; theirs: Entry | null; touched: boolean }

/** What somebody else changed between the charts as they were read (`base`) and as they stand now (`fresh`). */
export function foreignCharts(base: Entries, mine: Entries, fresh: Entries): ForeignChart[] {
  const keys = new Set([...base, ...mine, ...fresh].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const [was, own, theirs] = [base, mine, fresh].map((entries) => entries.find((entry) => entry.key === key) ?? null)
    if (isSame(was, theirs) || isSame(own, theirs)) return []
    return { key, mine: own ?? null, theirs: theirs ?? null, touched: !isSame(was, own) }
  })
}

/** Charts with those of somebody else in their place: the untouched ones and the chosen ones. */
export function withTheirs(entries: Entries, foreign: readonly ForeignChart[], keepTheirs: ReadonlySet<string>): Entries {
  const taken = foreign.filter(({ key, touched }) => !touched || keepTheirs.has(key))
  const kept = entries.flatMap((entry) => {
    const other = taken.find(({ key }) => key === entry.key)
    return other ? (other.theirs ?? []) : entry
  })
  return [...kept, ...taken.flatMap(({ key, theirs }) => (theirs && !entries.some((entry) => entry.key === key) ? theirs : []))]
}

function isSame(one: Entry | null | undefined, other: Entry | null | undefined): boolean {
  return sameJson(one?.stored, other?.stored) && !one === !other
}
