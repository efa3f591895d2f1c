import { recordVersion } from './drf/versions.ts'
import { habits, type LogEntry, type Settings } from './db/Knobs.ts'
import { stampAfter } from './db/clock.ts'
import type { Fields, Row } from './db/json.ts'
import { getText } from './db/json.ts'
import { defaultSession, forgetWorld, resetWorld, type WorldName, getWorld } from './worlds.ts'
import type { Fault } from './db/fault.ts'
import { issuePair, expireIssued } from './session/tokens.ts'
import { tableAt } from './drf/tables.ts'

const somebodyElse: Row = { id: 2 }

/** Applies the known settings of the body and ignores the others. */
export function applySettings(session: string, changes: Fields): Settings {
  const { knobs } = getWorld(session)
  const { settings } = knobs
  const number = (name: keyof Settings, current: number): number => {
    const value = changes[name]
    return typeof value === 'number' ? value : current
  }
  const wanted = changes['habits']
  const absent = changes['absent']
  knobs.settings = {
    accessSeconds: number('accessSeconds', settings.accessSeconds),
    refreshSeconds: number('refreshSeconds', settings.refreshSeconds),
    rotation: typeof changes['rotation'] === 'boolean' ? changes['rotation'] : settings.rotation,
    exceedLimit: number('exceedLimit', settings.exceedLimit),
    backgroundPolls: number('backgroundPolls', settings.backgroundPolls),
    uploadLimitBytes: number('uploadLimitBytes', settings.uploadLimitBytes),
    habits: Array.isArray(wanted) ? habits.filter((habit) => wanted.includes(habit)) : settings.habits,
    absent: Array.isArray(absent) ? absent.filter((one) => typeof one === 'string') : settings.absent,
  }
  return knobs.settings
}

/** An edit by another person: no checks, a new `modified` in a later second, a version. */
export function editBySomebodyElse(session: string, address: string, id: number, changes: Fields): Row | undefined {
  const world = getWorld(session)
  const table = tableAt(address)
  const row = table && world.find(table.path, id)
  if (!table || !row) return undefined
  const edited = world.put(table.path, { ...row, ...changes, id, modified: stampAfter(getText(row['modified']), 1000) })
  recordVersion(world, table, edited, somebodyElse, 'Geändert.')
  return edited
}

/** Everything a test can do to one session, without HTTP. */
export function getKnobs(session = defaultSession): {
  reset: (world?: WorldName) => void
  forget: () => void
  set: (changes: Partial<Settings>) => Settings
  expireAccess: () => void
  revokeRefresh: () => void
  fail: (...faults: Fault[]) => void
  clearFaults: () => void
  log: () => readonly LogEntry[]
  clearLog: () => void
  lastCode: () => string
  edit: (address: string, id: number, changes: Fields) => Row | undefined
  signIn: (email: string) => { access: string; refresh: string }
} {
  const world = (): ReturnType<typeof getWorld> => getWorld(session)
  return {
    reset: (name) => void resetWorld(session, name),
    forget: () => forgetWorld(session),
    set: (changes) => applySettings(session, changes),
    expireAccess: () => expireIssued(world(), 'access'),
    revokeRefresh: () => expireIssued(world(), 'refresh'),
    fail: (...faults) => void world().knobs.faults.push(...faults.map((fault) => ({ ...fault }))),
    clearFaults: () => void world().knobs.faults.splice(0),
    log: () => world().knobs.log,
    clearLog: () => void world().knobs.log.splice(0),
    lastCode: () => world().secrets.lastCode,
    edit: (address, id, changes) => editBySomebodyElse(session, address, id, changes),
    signIn: (email) => {
      const user = world()
        .rows('accounts/users')
        .find((row) => row['email'] === email)
      if (!user) throw new Error(`nobody here has the address ${email}`)
      return issuePair(world(), user)
    },
  }
}
