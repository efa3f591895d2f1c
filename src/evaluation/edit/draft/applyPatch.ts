import { type Chart, noteTextKeys, viewOptions, titleKeys } from '#evaluation/model/chart.ts'
import { type Fields, isFields, toList } from '#evaluation/model/parse.ts'
import { isProblem, readParts } from '#evaluation/model/readParts.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
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
  'benchmarks',
  'sameQuestions',
  'clusteredBy',
  'newCentre',
] as const
const lists: { [name in ListName]: readonly string[] } = {
  data: ['keys', 'name', 'skala', 'direction', 'isScale'],
  groups: ['attribute', 'values', 'age'],
  slices: ['attribute', 'values', 'age'],
  splits: ['attribute', 'values', 'age'],
  filters: ['attribute', 'operator', 'values'],
  timelineNotes: ['date', ...noteTextKeys],
}
const maps = { viewSettings: viewOptions as readonly string[], config: ['min', 'max', 'decimals', 'colors'] }

/** The texts that people type; the form trims them (D-94). */
const texts: readonly string[] = [...titleKeys, ...noteTextKeys, 'name']

/**
 * Applies the changes between two versions of a chart to the stored one: unknown keys stay on every level, and so does
 * a stored text that differs only by trimming.
 */
export function applyPatch(stored: Fields, before: Chart, after: Chart): Fields {
  const next: Fields = { ...stored }
  for (const name of plain) if (!isSame({ [name]: before[name] }, { [name]: after[name] })) next[name] = after[name]
  for (const name of ['data', 'groups', 'slices', 'splits', 'filters', 'timelineNotes'] as const) {
    if (!isSame(before[name], after[name])) next[name] = mergeList(name, toList(stored[name]), after[name] ?? [])
  }
  for (const name of ['viewSettings', 'config'] as const) {
    if (!sameJson(before[name], after[name]))
      next[name] = { ...getUnknownFields(stored[name], maps[name]), ...after[name] }
  }
  return next
}

/** Unchanged entries stay as they are stored; a changed one keeps its unknown keys. */
function mergeList(name: ListName, stored: readonly unknown[], after: readonly object[]): unknown[] {
  const left = stored.map((raw) => ({ raw, read: readEntry(name, raw) }))
  const take = (isIt: (read: object | undefined, at: number) => boolean): unknown => {
    const at = left.findIndex(({ read }, index) => isIt(read, index))
    return at === -1 ? undefined : left.splice(at, 1)[0]?.raw
  }
  const exact = after.map((one) => take((read) => read !== undefined && isSame(read, one)))
  const next = after.map(
    (one, at) =>
      exact[at] ?? {
        ...getUnknownFields(
          take((read) => read !== undefined && getId(read) === getId(one)),
          lists[name],
        ),
        ...one,
      },
  )
  return [...next, ...left.filter(({ read }) => read === undefined).map(({ raw }) => raw)]
}

function isSame(one: unknown, other: unknown): boolean {
  return sameJson(withCleanTexts(one), withCleanTexts(other))
}

function withCleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCleanTexts)
  if (!isFields(value)) return value
  const clean = ([key, one]: [string, unknown]) => [
    key,
    typeof one === 'string' && texts.includes(key) ? cleanLine(one) : one,
  ]
  return Object.fromEntries(Object.entries(value).map(clean))
}

function readEntry(name: ListName, raw: unknown): object | undefined {
  const chart = readParts({ [name]: [raw] })
  return isProblem(chart) ? undefined : chart[name]?.[0]
}

/** The identity of an entry: its keys, its attribute, or its day. */
function getId(entry: object): string {
  const { keys, attribute, date }: { keys?: unknown; attribute?: unknown; date?: unknown } = entry
  return JSON.stringify(keys ?? attribute ?? date)
}

function getUnknownFields(stored: unknown, known: readonly string[]): Fields {
  return isFields(stored) ? Object.fromEntries(Object.entries(stored).filter(([key]) => !known.includes(key))) : {}
}
