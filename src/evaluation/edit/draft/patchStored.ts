import { type Chart, noteTextKeys, viewOptions, titleKeys } from '#evaluation/model/chart.ts'
import { type Fields, isFields, listIn } from '#evaluation/model/parse.ts'
import { isProblem, readParts } from '#evaluation/model/readParts.ts'
import { sameJson } from './sameJson.ts'

type ListName = 'data' | 'groups' | 'slices' | 'splits' | 'filters' | 'timelineNotes'

const plain = [
  'type',
  ...titleKeys,
  'x',
  'y',
  'w',
  'h',
  'measures',
  'timelineAttribute',
  'clusteredBy',
  'benchmarks',
] as const
const lists: { [name in ListName]: readonly string[] } = {
  data: ['keys', 'name', 'skala'],
  groups: ['attribute', 'values', 'age'],
  slices: ['attribute', 'values', 'age'],
  splits: ['attribute', 'values', 'age'],
  filters: ['attribute', 'operator', 'values'],
  timelineNotes: ['date', ...noteTextKeys],
}
const maps = { viewSettings: viewOptions as readonly string[], config: ['min', 'max', 'decimals', 'colors'] }

/** The changes between two versions of a chart, laid over it as it is stored: keys nobody here knows stay, on every level. */
export function patchStored(stored: Fields, before: Chart, after: Chart): Fields {
  const next: Fields = { ...stored }
  for (const name of plain) if (!sameJson(before[name], after[name])) next[name] = after[name]
  for (const name of ['data', 'groups', 'slices', 'splits', 'filters', 'timelineNotes'] as const) {
    if (!sameJson(before[name], after[name])) next[name] = laidList(name, listIn(stored[name]), after[name] ?? [])
  }
  for (const name of ['viewSettings', 'config'] as const) {
    if (!sameJson(before[name], after[name])) next[name] = { ...unknownOf(stored[name], maps[name]), ...after[name] }
  }
  return next
}

/** Entries that did not change stay as they are stored; a changed one keeps what is unknown of it. */
function laidList(name: ListName, stored: readonly unknown[], after: readonly object[]): unknown[] {
  const left = stored.map((raw) => ({ raw, read: readEntry(name, raw) }))
  const take = (isIt: (read: object | undefined, at: number) => boolean): unknown => {
    const at = left.findIndex(({ read }, index) => isIt(read, index))
    return at === -1 ? undefined : left.splice(at, 1)[0]?.raw
  }
  const exact = after.map((one) => take((read) => read !== undefined && sameJson(read, one)))
  const next = after.map(
    (one, at) =>
      exact[at] ?? {
        ...unknownOf(
          take((read) => read !== undefined && idOf(read) === idOf(one)),
          lists[name],
        ),
        ...one,
      },
  )
  return [...next, ...left.filter(({ read }) => read === undefined).map(({ raw }) => raw)]
}

function readEntry(name: ListName, raw: unknown): object | undefined {
  const chart = readParts({ [name]: [raw] })
  return isProblem(chart) ? undefined : chart[name]?.[0]
}

/** What an entry is about: its keys, its attribute, or its day. */
function idOf(entry: object): string {
  const { keys, attribute, date }: { keys?: unknown; attribute?: unknown; date?: unknown } = entry
  return JSON.stringify(keys ?? attribute ?? date)
}

function unknownOf(stored: unknown, known: readonly string[]): Fields {
  return isFields(stored) ? Object.fromEntries(Object.entries(stored).filter(([key]) => !known.includes(key))) : {}
}
