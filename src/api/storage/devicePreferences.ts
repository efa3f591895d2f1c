import { useSyncExternalStore } from 'react'
import { readLoginData } from './loginData.ts'
import { ownName } from '#lib/portalPath.ts'
import { orElse, z } from '#lib/schema.ts'

/** A named state of a list: the path of the list and the query of its address. */
export type SavedView = { id: string; name: string; path: string; query: string }

export const maxNameLength = 60

const path = z.string().check(z.regex(/^[a-z]+\/[a-zA-Z_]+$/))
const query = z.string().check(z.maxLength(2000))
const view = z.object({
  id: z.string().check(z.maxLength(40)),
  name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
  path,
  query,
})
const each = <Item extends z.ZodMiniType>(item: Item) => orElse(z.array(orElse(z.nullable(item), null)), [])
const shape = z.object({
  views: each(view),
  /** The last settings of a list: order, columns, widths and size, as in an address. */
  lists: each(z.object({ path, query })),
  /** The records that were opened last, the latest first. */
  recent: each(z.object({ path, id: z.int() })),
  areKeysOff: orElse(z.boolean(), false),
  lookedSince: orElse(z.string(), ''),
  /** The records and files that were opened since, the latest first, with their last change at that moment. */
  opened: each(z.object({ path, id: z.int(), at: z.string() })),
  isTourOver: orElse(z.boolean(), false),
  /** What the headings of a file, by their hashes, were assigned to in an import; '' for nothing. */
  headings: each(z.object({ place: z.string(), heading: z.string(), column: z.string() })),
})

/** The preferences of a person on this device: names, settings and ids, never a value of a record. */
export type DevicePreferences = {
  views: readonly SavedView[]
  lists: readonly { path: string; query: string }[]
  recent: readonly { path: string; id: number }[]
  /** Whether keys without Ctrl are off (WCAG 2.1.4). */
  areKeysOff: boolean
  /** When they first visited on this device, as an instant of the server; '' where it is unknown. */
  lookedSince: string
  opened: readonly { path: string; id: number; at: string }[]
  /** Whether the tour was dismissed. */
  isTourOver: boolean
  headings: readonly { place: string; heading: string; column: string }[]
}

const noPreferences: DevicePreferences = {
  views: [],
  lists: [],
  recent: [],
  areKeysOff: false,
  lookedSince: '',
  opened: [],
  isTourOver: false,
  headings: [],
}
/** Maximum number of views, lists and records. */
export const maxKept = 200
const getKey = (userId: number) => ownName(`kept-${userId}`)
/** Values the browser did not store: they count in this tab. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
/** Read often and changed rarely: the same text is parsed once. */
let checked: { text: string; kept: DevicePreferences } = { text: '', kept: noPreferences }

/** The preferences of this user on this device. They survive a logout, and nobody else sees them (D-85). */
export function readDevicePreferences(userId: number): DevicePreferences {
  const text = readText(getKey(userId))
  if (!text) return noPreferences
  if (text !== checked.text) checked = { text, kept: parsePreferences(text) }
  return checked.kept
}

/** The same as a hook that re-renders after a change in this or another tab. */
export function useDevicePreferences(userId: number): DevicePreferences {
  return useSyncExternalStore(subscribe, () => readDevicePreferences(userId))
}

/** Changes some of them. Nothing is stored for somebody who has signed out meanwhile. */
export function changeDevicePreferences(
  userId: number,
  change: (kept: DevicePreferences) => Partial<DevicePreferences>,
): void {
  if (readLoginData().userId !== userId) return
  const kept = readDevicePreferences(userId)
  const next = { ...kept, ...change(kept) }
  const text = JSON.stringify(next, (_key, value: unknown) => (Array.isArray(value) ? value.slice(0, maxKept) : value))
  // Text written by this tab needs no validation.
  checked = { text, kept: JSON.parse(text) }
  write(getKey(userId), text)
}

/** Removes all of them from this device. */
export function clearDevicePreferences(userId: number): void {
  write(getKey(userId), '')
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    memory.delete(key)
  } catch {
    // Blocked or full: this tab continues from memory (D01).
    memory.set(key, text)
  }
  for (const report of listeners) report()
}

function readText(key: string): string | null | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsePreferences(text: string): DevicePreferences {
  try {
    const { views, lists, recent, opened, headings, ...settings } = shape.parse(JSON.parse(text))
    return {
      ...settings,
      views: present(views),
      lists: present(lists),
      recent: present(recent),
      opened: present(opened),
      headings: present(headings),
    }
  } catch {
    return noPreferences
  }
}

/** Broken values are left out (S18). */
function present<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((one) => one !== null)
}

function subscribe(report: () => void): () => void {
  listeners.add(report)
  window.addEventListener('storage', report)
  return () => {
    listeners.delete(report)
    window.removeEventListener('storage', report)
  }
}
