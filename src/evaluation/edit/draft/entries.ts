import type { Chart } from '#evaluation/model/chart.ts'
import { isFields, toList } from '#evaluation/model/parse.ts'
import type { Placed } from '#evaluation/board/grid/placed.ts'
import { type StoredChart, storedCharts } from '#evaluation/board/storedCharts.ts'
import { applyPatch } from './applyPatch.ts'

/** A chart of the draft as it is stored, valid or not, under a unique key. */
export type Entry = { key: string; stored: unknown }
export type Entries = readonly Entry[]

/** The charts of an evaluation with the keys of the page; all of them, also invalid ones. */
export function getEntries(stored: unknown): Entries {
  const list = toList(stored)
  return storedCharts(list, Number.POSITIVE_INFINITY).map(({ i }, index) => ({ key: i, stored: list[index] }))
}

const known = new WeakMap<Entry, StoredChart>()

/** An entry in the form that the page renders; the same object as long as the entry is the same. */
export function readEntry(entry: Entry): StoredChart {
  const before = known.get(entry)
  if (before) return before
  const [one] = storedCharts([entry.stored])
  if (!one) throw new Error('a list of one has one')
  const read: StoredChart = { ...one, i: entry.key, chart: one.chart && { ...one.chart, i: entry.key } }
  known.set(entry, read)
  return read
}

/** Adds a chart at the end. */
export function addChart(entries: Entries, chart: Chart): Entries {
  return [...entries, { key: chart.i, stored: chart }]
}

/** Changes one chart; its unknown keys stay. An invalid one is replaced as a whole. */
export function updateChart(entries: Entries, key: string, after: Chart): Entries {
  return entries.map((entry) => {
    if (entry.key !== key) return entry
    const { chart } = readEntry(entry)
    if (chart && isFields(entry.stored)) return { key, stored: applyPatch(entry.stored, chart, after) }
    return { key, stored: isFields(entry.stored) ? { ...entry.stored, ...after, i: entry.stored['i'] ?? key } : after }
  })
}

/** Adds a copy of a chart, with a key and a position of its own. */
export function duplicateChart(entries: Entries, from: string, place: Placed): Entries {
  const entry = entries.find(({ key }) => key === from)
  return entry && isFields(entry.stored)
    ? [...entries, { key: place.i, stored: { ...entry.stored, ...place } }]
    : entries
}

export function without(entries: Entries, key: string): Entries {
  return entries.filter((entry) => entry.key !== key)
}

/** Restores a deleted chart at its index in the list. */
export function restoreChart(entries: Entries, entry: Entry, at: number): Entries {
  return entries.some(({ key }) => key === entry.key) ? entries : entries.toSpliced(at, 0, entry)
}

/**
 * Applies a layout to the charts. Heights change only for resized charts: the others may just be as high as their
 * figures need on this screen.
 */
export function withLayout(entries: Entries, layout: readonly Placed[], resized: readonly string[] = []): Entries {
  return entries.map((entry) => {
    const to = layout.find(({ i }) => i === entry.key)
    if (!to || !isFields(entry.stored)) return entry
    const { x, y, w, h } = readEntry(entry).place
    const next = { x: to.x, y: to.y, w: to.w, h: resized.includes(entry.key) ? to.h : h }
    if (next.x === x && next.y === y && next.w === w && next.h === h) return entry
    return { key: entry.key, stored: { ...entry.stored, ...next } }
  })
}

/** The list to save. */
export function getCharts(entries: Entries): unknown[] {
  return entries.map(({ stored }) => stored)
}
