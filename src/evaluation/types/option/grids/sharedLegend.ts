import type { TFunction } from 'i18next'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { benchmarkDash } from '#evaluation/types/option/patterns.ts'
import type { KeyEntry } from '#evaluation/types/words/head.ts'
import { benchmarkLabel, benchmarkMeans, getEntries } from './legend.ts'

/** An entry of the legend of a board: a colour, or the dashes of a line. `key` is that of the entry in its charts. */
export type SharedEntry = { key: string; label: string; sign: { color: string } | { dash: number[] } }

/** Entries that are explained together: all series of a chart, or one benchmark. */
export type EntryGroup = SharedEntry[]

/** The legend of a board, and for each of its charts the keys of the entries and the texts of the signs that it explains. */
export type SharedLegend = {
  entries: SharedEntry[]
  signs: KeyEntry[]
  keys: Record<string, string[]>
  texts: Record<string, string[]>
}

/** What a legend of the board could explain of a chart. */
export type Explained = { i: string; groups: readonly EntryGroup[]; signs: readonly KeyEntry[] }

/**
 * What a legend of the board could explain of a chart. Its series stay together, and in the chart if they differ by
 * patterns too, are single institutions, or if its questions have different answers; so does a comparison whose only
 * value is in its name.
 */
export function entryGroups(data: ChartLayoutData, t: TFunction<'charts'>): EntryGroup[] {
  if (data.shape === 'funnels') return []
  const means = benchmarkMeans(data, t)
  const entries = getEntries(data)
  const series = entries.flatMap(({ key, label, part }): SharedEntry[] => {
    const color = part === undefined ? undefined : data.parts[part]?.color
    return color === undefined ? [] : [{ key, label, sign: { color } }]
  })
  const benchmarks = entries.flatMap(({ key, benchmark }): EntryGroup[] => {
    const marks = benchmark === undefined ? undefined : data.multiples[0]?.benchmarks[benchmark]
    if (benchmark === undefined || !marks || (marks.comparator && means[benchmark] !== '')) return []
    return [[{ key, label: benchmarkLabel(marks, t), sign: { dash: benchmarkDash(benchmark) } }]]
  })
  const isOwn = data.parts.some(({ sign, isPlain, questions }) => questions !== undefined || (sign > 0 && !isPlain))
  return [...(series.length > 0 && !isOwn ? [series] : []), ...benchmarks]
}

/**
 * The entries that several charts have with the same names and colours, the most frequent first. A name and a colour have
 * one meaning in it: a second one stays in its charts.
 */
export function sharedLegend(charts: readonly Explained[]): SharedLegend {
  const found = new Map<string, { group: EntryGroup; users: string[] }>()
  for (const { i, groups } of charts)
    for (const group of groups) {
      const id = JSON.stringify(group)
      found.set(id, { group, users: [...(found.get(id)?.users ?? []), i] })
    }
  const entries: SharedEntry[] = []
  const keys: SharedLegend['keys'] = {}
  const isTaken = (one: SharedEntry) =>
    entries.some(
      ({ key, label, sign }) =>
        key === one.key || label === one.label || JSON.stringify(sign) === JSON.stringify(one.sign),
    )
  const frequent = [...found.values()]
    .filter(({ users }) => users.length > 1)
    .toSorted((one, other) => other.users.length - one.users.length)
  for (const { group, users } of frequent) {
    if (group.some(isTaken)) continue
    entries.push(...group)
    for (const i of users) keys[i] = [...(keys[i] ?? []), ...group.map(({ key }) => key)]
  }
  return { entries, keys, ...sharedSigns(charts) }
}

/** The signs of verdicts and signals that several charts have in the same meaning, in the order of the charts. */
function sharedSigns(charts: readonly Explained[]): Pick<SharedLegend, 'signs' | 'texts'> {
  const counts = new Map<string, number>()
  for (const { text } of charts.flatMap((chart) => chart.signs)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const signs = new Map<string, KeyEntry>()
  const texts: SharedLegend['texts'] = {}
  for (const chart of charts) {
    const shared = chart.signs.filter(({ text }) => (counts.get(text) ?? 0) > 1)
    for (const entry of shared) signs.set(entry.text, entry)
    if (shared.length > 0) texts[chart.i] = shared.map(({ text }) => text)
  }
  return { signs: [...signs.values()], texts }
}

/** The means of the benchmarks that a chart leaves to the legend of the board, by the names of the benchmarks. */
export function meansElsewhere(
  data: ChartLayoutData,
  elsewhere: ReadonlySet<string>,
  t: TFunction<'charts'>,
): ReadonlyMap<string, string> {
  const means = benchmarkMeans(data, t)
  return new Map(
    getEntries(data).flatMap(({ key, label, benchmark }): [string, string][] => {
      const mean = benchmark === undefined ? undefined : means[benchmark]
      return mean && elsewhere.has(key) ? [[label, mean]] : []
    }),
  )
}
