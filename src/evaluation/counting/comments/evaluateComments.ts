import {
  type Comment,
  type CommentsPage,
  type CommentsQuestion,
  fewestWriters,
  noComments,
} from '#evaluation/model/comments.ts'
import { type MeasureTable, sameWords } from '#evaluation/counting/table/measureTable.ts'
import type { Comments } from '#evaluation/counting/table/columns.ts'
import { isSet } from '#evaluation/counting/selection.ts'
import { findRows, type Written, type WrittenRows } from './findRows.ts'
import { createLabels, type Labels } from './labels.ts'
import { createSearch, getFolded } from './search.ts'
import { aboutId } from '#evaluation/counting/ingest/toComments.ts'

/**
 * What patients wrote, for a reader: nothing below ten people (or the limit of the deployment), nor where as few remain outside of
 * the filters. Labels and periods stand beside a text only where they are shared by as many.
 */
export function evaluateComments(question: CommentsQuestion, measureTables: readonly MeasureTable[]): CommentsPage {
  const { chart } = question
  const keys = chart.data.flatMap((item) => item.keys)
  const own = measureTables.filter(({ source }) => chart.measures.includes(source.id))
  const [first] = own
  if (!first || !own.some(({ table }) => keys.some((key) => table.comments?.has(key)))) return noComments('off')
  const base = getBase(question, first, measureTables)
  if (!('labels' in base)) return base
  const { rows: found, labels, sorted } = base
  const hits = search(question, sorted)
  return {
    state: 'shown',
    written: sorted.length,
    found: hits.length,
    texts: hits.slice(0, question.size).map(({ written, place }) => toComment(written, place, labels)),
    themes: question.themes.map(({ id, texts }) => ({ id, count: countThese(sorted, texts) })),
    places: labels.places,
    gone: question.stored.filter((id) => isGone(id, measureTables)),
    complete: found.complete,
    snapshot: '',
  }
}

/** `sorted` are all texts, the newest first. */
type Base = { rows: WrittenRows; labels: Labels; sorted: readonly Hit[] } | CommentsPage

/** The last of a measure: a search changes nothing of it. */
const last = new WeakMap<MeasureTable, { name: string; tables: readonly MeasureTable[]; base: Base }>()

/** What may be read under the filters, before any search. */
function getBase(question: CommentsQuestion, first: MeasureTable, measureTables: readonly MeasureTable[]): Base {
  const { chart, filters, hideBelow, readable, language } = question
  const name = JSON.stringify([chart, filters, hideBelow, readable, language])
  const known = last.get(first)
  const isSame = known?.name === name && known.tables.every((table, place) => table === measureTables[place])
  if (known && isSame && known.tables.length === measureTables.length) return known.base
  const limit = Math.max(fewestWriters, hideBelow)
  const base = readBase(question, limit, measureTables)
  last.set(first, { name, tables: measureTables, base })
  return base
}

function readBase(question: CommentsQuestion, limit: number, measureTables: readonly MeasureTable[]): Base {
  const { chart, filters } = question
  const found = findRows(question, { page: filters, chart: chart.filters }, measureTables)
  if (!found) return noComments('unknown')
  if (found.people < limit) return noComments('few', found.complete)
  if (leavesFew(question, found, limit, measureTables)) return noComments('rest', found.complete)
  const labels = createLabels(chart, found.written, limit)
  return { rows: found, labels, sorted: newestFirst(found.written, labels) }
}

/** Prepares the texts of a chart for being searched. */
export function prepareSearch(question: CommentsQuestion, measureTables: readonly MeasureTable[]): void {
  const first = measureTables.find(({ source }) => question.chart.measures.includes(source.id))
  const base = first && getBase(question, first, measureTables)
  if (base && 'sorted' in base) foldedHits(base.sorted)
}

const folded = new WeakMap<readonly Hit[], string[]>()

/** The texts as they are searched, in the same order. */
function foldedHits(hits: readonly Hit[]): readonly string[] {
  const made = folded.get(hits) ?? hits.map(({ written, place }) => getFolded(written.comments)[place] ?? '')
  folded.set(hits, made)
  return made
}

/**
 * Whether a filter, or all of them, leaves out fewer people than the limit: these would be known by what is missing. Staff see all
 * of them anyway.
 */
function leavesFew(
  question: CommentsQuestion,
  { people }: WrittenRows,
  limit: number,
  measureTables: readonly MeasureTable[],
): boolean {
  if (question.readable === 'all') return false
  const all = { page: question.filters.filter(isSet), chart: question.chart.filters.filter(isSet) }
  const attributes = new Set([...all.page, ...all.chart].map(({ attribute }) => attribute))
  if (attributes.size === 0) return false
  const countWith = (isWanted: (attribute: string) => boolean) =>
    findRows(
      question,
      {
        page: all.page.filter(({ attribute }) => isWanted(attribute)),
        chart: all.chart.filter(({ attribute }) => isWanted(attribute)),
      },
      measureTables,
    )?.people ?? 0
  const everybody = countWith(() => false)
  const left = [
    everybody - people,
    ...[...attributes].flatMap((one) => [
      everybody - countWith((attribute) => attribute === one),
      countWith((attribute) => attribute !== one) - people,
    ]),
  ]
  return left.some((one) => one > 0 && one < limit)
}

function search({ search: words, only, except }: CommentsQuestion, all: readonly Hit[]): readonly Hit[] {
  const [wanted, unwanted] = [only && new Set(only), except && new Set(except)]
  const texts = words.trim() === '' ? null : foldedHits(all)
  if (!texts && !wanted && !unwanted) return all
  const isFound = createSearch(words)
  return all.filter(({ written, place }, position) => {
    if (texts && !isFound(texts[position] ?? '')) return false
    if (!wanted && !unwanted) return true
    const id = written.comments.ids[place] ?? ''
    return wanted?.has(id) !== false && !unwanted?.has(id)
  })
}

const hitIds = new WeakMap<readonly Hit[], ReadonlySet<string>>()

/** How many of these texts are among all. */
function countThese(all: readonly Hit[], ids: readonly string[]): number {
  if (ids.length === 0) return 0
  const there = hitIds.get(all) ?? new Set(all.map(({ written, place }) => written.comments.ids[place] ?? ''))
  hitIds.set(all, there)
  return [...new Set(ids)].filter((id) => there.has(id)).length
}

type Hit = { written: Written; place: number }

/** A number holds a month, a part of a hash and a position, in this order. */
const [months, hashes, positions] = [2 ** 17, 2 ** 13, 2 ** 23]

/** By period, and within one in an order that says nothing of their days. */
function newestFirst(hits: readonly Written[], labels: Labels): Hit[] {
  const all = hits.flatMap((written) => written.places.map((place): Hit => ({ written, place })))
  const keys = Float64Array.from(all, ({ written, place }, position) => {
    const month = labels.getSpan(written, place)?.to ?? -1
    const hash = mixed(written.comments.ids[place] ?? '') % hashes
    return ((months - 2 - month) * hashes + hash) * positions + position
  })
  return Array.from(keys.toSorted(), (key) => all[key % positions]).filter((hit) => hit !== undefined)
}

function mixed(text: string): number {
  let hash = 7
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x85ebca6b) | 0
  return hash >>> 0
}

function toComment(written: Written, place: number, labels: Labels): Comment {
  const { measureTable, key, comments } = written
  return {
    id: comments.ids[place] ?? '',
    text: comments.texts[place] ?? '',
    question: measureTable.source.attributes.find((one) => one.key === key)?.name ?? sameWords(key),
    period: labels.getPeriod(written, place),
    place: labels.getPlace(written, place),
  }
}

/** Whether the row of a stored id does not exist any more: only a measure that is read as a whole can tell. */
function isGone(id: string, measureTables: readonly MeasureTable[]): boolean {
  const about = aboutId(id)
  const table = measureTables.find(({ source }) => source.id === about?.measure)?.table
  const comments = about && table?.comments?.get(about.key)
  return table?.complete === true && comments !== undefined && comments !== null && !getIds(comments).has(id)
}

const ids = new WeakMap<Comments, ReadonlySet<string>>()

function getIds(comments: Comments): ReadonlySet<string> {
  const known = ids.get(comments) ?? new Set(comments.ids)
  ids.set(comments, known)
  return known
}
