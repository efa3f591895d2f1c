import { type DevicePreferences, maxKept } from '#api/storage/devicePreferences.ts'
import { parseTime } from '#lib/dates/dates.ts'

export type News = 'new' | 'changed'

/** What tells whether a record is news: its id, and when the server created and changed it. */
export type Dated = { id: number; created?: unknown; modified?: unknown }

type Looked = Pick<DevicePreferences, 'lookedSince' | 'opened'>

/**
 * What is new about a record since its reader looked: changed after they last opened it, or, never opened, created or
 * changed after their first visit on this device. Before a first visit is known, nothing is.
 */
export function getNews({ lookedSince, opened }: Looked, path: string, row: Dated): News | null {
  const since = parseTime(lookedSince)
  const at = parseTime(getStamp(row))
  if (since === null || at === null) return null
  const own = opened.find((one) => one.path === path && one.id === row.id)
  if (own) return at > (parseTime(own.at) ?? at) ? 'changed' : null
  if ((parseTime(row.created) ?? 0) > since) return 'new'
  return at > since ? 'changed' : null
}

/** The preferences after a record was opened. What no longer fits counts as looked at, with all that is as old. */
export function withOpened({ lookedSince, opened }: Looked, path: string, row: Dated): Looked {
  const others = opened.filter((one) => one.path !== path || one.id !== row.id)
  const all = [{ path, id: row.id, at: getStamp(row) }, ...others]
  const dropped = all.slice(maxKept).map(({ at }) => at)
  const since = [lookedSince, ...dropped].reduce((last, one) =>
    (parseTime(one) ?? 0) > (parseTime(last) ?? 0) ? one : last,
  )
  return { lookedSince: lookedSince === '' ? '' : since, opened: all.slice(0, maxKept) }
}

/** The last change of a record; '' if it is unknown. */
function getStamp({ created, modified }: Dated): string {
  const [one, other] = [created, modified].map((stamp) => (parseTime(stamp) === null ? '' : String(stamp)))
  return (parseTime(other) ?? 0) > (parseTime(one) ?? 0) ? (other ?? '') : (one ?? '')
}
