import { takeConfig } from '#api/config/config.ts'
import type { Page, Row, RowAt } from '#api/rows/page.ts'
import { fetchSplitIds, type Reads, type Split } from '#api/rows/fetchSplitRows.ts'
import { splitQuery, type Query } from '#api/rows/rows.ts'
import { contentTypesShape, permissionsShape, userShape, type Viewer, viewerFrom } from '#api/session/viewer.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import { columnsFor } from '#engine/list/columns/columns.ts'
import { findIgnoredFilters } from '#engine/records/ignoredFilters.ts'
import { maxIds } from '#lib/constants.ts'
import { z } from '#lib/schema.ts'
import { findSchemaProblems } from '../openapi/findSchemaProblems.ts'
import type { Backend } from './Backend.ts'
import {
  findCountProblems,
  sampled,
  findFieldProblems,
  isOrderIgnored,
  isOutOfOrder,
  parsePage,
  unwritable,
} from './judge.ts'
import {
  type FilterParams,
  getFilters,
  menuQueries,
  getOrders,
  getPickers,
  plainQuery,
  searchQuery,
  trashQuery,
} from './questions.ts'
import { type Read, screenReads, startReads } from './reads.ts'

/**
 * A request of the portal that the backend refuses, ignores or answers differently; `unproven` is what its records
 * cannot show.
 */
export type Finding = { kind: 'refused' | 'ignored' | 'shape' | 'unproven'; where: string; what: string }
type Report = (finding: Finding) => void

const chosenAtMost = 2
const notStaff =
  'This account is not of the staff (`is_staff` of accounts/users/me/): sign in as staff, as nobody else is shown enough to tell anything of a backend.'

/**
 * Sends a backend every read request of the portal for these collections and reports what does not match. Returns the
 * number of requests; throws where the account is not staff.
 */
export async function checkContract(
  backend: Backend,
  report: Report,
  wanted: (path: string) => boolean = () => true,
): Promise<number> {
  takeConfig({ apiBase: '/backend/' })
  const survey = new Survey(backend, report)
  const viewer = await survey.viewer()
  if (!viewer) return survey.requested
  if (!viewer.isStaff) throw new Error(notStaff)
  const collections = [...registry.values()].filter(({ path }) => wanted(path))
  for (const collection of collections) if (can(collection, 'list', viewer)) await survey.collection(collection, viewer)
  for (const read of screenReads(viewer, survey.firstRows))
    if (wanted(read.path.split('/').slice(0, 2).join('/'))) await survey.read(read)
  return survey.requested
}

class Survey {
  requested = 0
  /** The first rows of each endpoint. */
  readonly first = new Map<string, Row[]>()
  /** The first rows of a list as far as it was read. */
  readonly firstRows = <Endpoint extends string>(endpoint: Endpoint) =>
    (this.first.get(endpoint) ?? []) as RowAt<Endpoint>[]
  private readonly reported = new Set<string>()
  private readonly backend: Backend
  private readonly report: Report

  constructor(backend: Backend, report: Report) {
    this.backend = backend
    this.report = report
  }

  /** The signed-in viewer with the permissions that decide the requests. */
  async viewer(): Promise<Viewer | undefined> {
    const user = z.safeParse(userShape, await this.read({ path: 'accounts/users/me/', shape: userShape })).data
    if (!user) return undefined
    const [, types, , , permissions] = await Promise.all(startReads(user.id).map((read) => this.read(read)))
    const appPermissions = z.safeParse(permissionsShape, permissions).data ?? []
    const contentTypes = z.safeParse(contentTypesShape, types).data ?? []
    return viewerFrom({ user, appPermissions, contentTypes, codenames: [], titles: [] }, false)
  }

  async read({ path, query, shape, canBeMissing }: Read): Promise<unknown> {
    this.requested += 1
    const { status, body, text } = await this.backend.get(path, query)
    const where = getAddress(path, query)
    if (canBeMissing && status === 404) return undefined
    if (status !== 200) this.report({ kind: 'refused', where, what: `${status || 'no answer'}: ${text.slice(0, 200)}` })
    else if (shape) {
      const [problem] = findSchemaProblems(shape, body)
      if (problem) this.report({ kind: 'shape', where, what: `answered ${text.slice(0, 120)}: ${problem}` })
    }
    return body
  }

  /** A list; a query that the portal splits is split here, too. */
  async list(endpoint: string, whole: Query): Promise<Page | undefined> {
    const split = splitQuery(endpoint, whole)
    const query = split ? { ...split.rest, ids: (await this.idsOfSplit(endpoint, split)).join(',') || '0' } : whole
    this.requested += 1
    const given = await this.backend.get(`${endpoint}/`, query)
    const answer = parsePage(given)
    if ('page' in answer) {
      this.counts(endpoint, given.body, query)
      return answer.page
    }
    this.report({ kind: answer.kind, where: getAddress(`${endpoint}/`, query), what: answer.wrong })
    return undefined
  }

  /** A row count should be a number; reported once per list. */
  private counts(endpoint: string, body: unknown, query: Query): void {
    const odd = findCountProblems(body)
    if (odd.length === 0 || this.reported.has(endpoint)) return
    this.reported.add(endpoint)
    this.report({ kind: 'shape', where: getAddress(`${endpoint}/`, query), what: odd.join(', ') })
  }

  private async idsOfSplit(endpoint: string, split: Split): Promise<unknown[]> {
    const ids = async (query: Query): Promise<number[]> =>
      z.safeParse(
        z.array(z.number()),
        await this.read({ path: `${endpoint}/`, query: { ...query, onlyId: 1 }, shape: z.array(z.number()) }),
      ).data ?? []
    const rows: Reads['rows'] = async ({ by = endpoint, query }) =>
      (await this.list(by, { ...query, all: 1 }))?.rows ?? []
    return (await fetchSplitIds(split, { ids, rows })).slice(0, maxIds)
  }

  async collection(collection: Collection, viewer: Viewer): Promise<void> {
    const { endpoint } = collection
    const plain = plainQuery(collection, viewer)
    if (collection.isOptional && (await this.isMissing(endpoint))) return
    const page = await this.list(endpoint, plain)
    if (!page) return
    this.first.set(endpoint, page.rows)
    this.shape(collection, page.rows, sampled(columnsFor(collection, viewer)), getAddress(`${endpoint}/`, plain))
    await this.records(collection, page)
    for (const order of getOrders(collection, viewer)) {
      const [up, down] = await Promise.all([this.list(endpoint, order.up), this.list(endpoint, order.down)])
      const where = getAddress(`${endpoint}/`, order.up)
      if (up && down && isOrderIgnored(up, down, order.field))
        this.report({ kind: 'ignored', where, what: `the order by ${order.key}: the same rows in both directions` })
      else if (
        order.key === order.field &&
        up &&
        down &&
        (isOutOfOrder(up, order.field, true) || isOutOfOrder(down, order.field, false))
      )
        this.report({ kind: 'ignored', where, what: `the rows do not stand in the order of ${order.key}` })
    }
    for (const endpoint of new Set(getPickers(collection, viewer, page.rows).map(({ endpoint }) => endpoint)))
      await this.known(endpoint)
    for (const filter of getFilters(collection, viewer, page.rows, (target) => this.getIds(target)))
      await this.filter(endpoint, filter, page)
    await this.search(collection, viewer, page)
    const others = [...getPickers(collection, viewer, page.rows), ...menuQueries(collection, viewer)]
    for (const { endpoint, query } of others) await this.list(endpoint, query)
  }

  private async isMissing(endpoint: string): Promise<boolean> {
    this.requested += 1
    return (await this.backend.get(`${endpoint}/`, { size: 1 })).status === 404
  }

  private async records(collection: Collection, { rows, count }: Page): Promise<void> {
    const { endpoint } = collection
    const [row] = rows
    if (!row) return
    const path = `${endpoint}/${row.id}/`
    this.requested += 1
    const { status, body, text } = await this.backend.get(path)
    if (status !== 200)
      this.report({ kind: 'refused', where: path, what: `${status || 'no answer'}: ${text.slice(0, 200)}` })
    else {
      const names = toObjects<Entry>(collection.form).map(({ field }) => field)
      this.shape(collection, [body as Row], names, path)
      for (const what of unwritable(collection, body as Row, names)) this.report({ kind: 'shape', where: path, what })
    }
    const wanted = rows.slice(0, 2).map(({ id }) => id)
    const some = await this.list(endpoint, { ids: wanted.join(','), size: 200 })
    if (some && count > 2 && some.count > wanted.length)
      this.report({
        kind: 'ignored',
        where: getAddress(`${endpoint}/`, { ids: wanted.join(',') }),
        what: `ids: ${some.count} of ${count} rows`,
      })
  }

  private shape(collection: Collection, rows: readonly Row[], names: readonly string[], where: string): void {
    if (rows.length === 0) return
    // Empty texts are often omitted from incomplete records.
    const stored = names.filter((name) => !getField(collection, name).hasOwnEndpoint)
    for (const what of findFieldProblems(collection, rows, stored)) this.report({ kind: 'shape', where, what })
  }

  private async filter(endpoint: string, { field, queries }: FilterParams, plain: Page): Promise<void> {
    const pages = await Promise.all(queries.map(async (query) => await this.list(endpoint, query)))
    const answered = queries.flatMap((query, index) => {
      const page = pages[index]
      return page ? [{ query, page, left: findIgnoredFilters(query, page.rows) }] : []
    })
    const reported = answered.find(({ left }) => left.length > 0)
    const where = getAddress(`${endpoint}/`, (reported ?? answered[0])?.query)
    if (reported)
      this.report({ kind: 'ignored', where, what: `${reported.left.join(', ')}: rows outside of the requested filter` })
    // Where the rows cannot show it, choices that find every record prove an ignored filter.
    else if (answered.length > 0 && plain.count > 0 && answered.every(({ page }) => page.count === plain.count)) {
      const isSaid = answered.some(({ query, page }) => isSaidBy(query, page.rows, plain.rows, field))
      // Two choices cannot both match every record; a single one may.
      const kind = answered.length > 1 ? 'ignored' : 'unproven'
      if (!isSaid) this.report({ kind, where, what: `${field}: the same ${plain.count} rows as without it` })
    }
  }

  private async search(collection: Collection, viewer: Viewer, plain: Page): Promise<void> {
    const { endpoint } = collection
    const query = searchQuery(collection, viewer)
    const found = query && (await this.list(endpoint, query))
    if (found && plain.count > 0 && found.count === plain.count)
      this.report({
        kind: 'ignored',
        where: getAddress(`${endpoint}/`, query),
        what: 'the search: all rows hold what is nowhere',
      })
    const trash = trashQuery(collection, viewer)
    if (trash) await this.list(endpoint, trash)
  }

  /** Requests the first rows of an endpoint once. */
  private async known(endpoint: string): Promise<void> {
    if (!this.first.has(endpoint))
      this.first.set(endpoint, (await this.list(endpoint, { size: 15, page: 1 }))?.rows ?? [])
  }

  private getIds(endpoint: string): number[] {
    return (this.first.get(endpoint) ?? []).slice(0, chosenAtMost).map(({ id }) => id)
  }
}

/** Whether the rows contain the field of a filter and all match it: then it may well find all. */
function isSaidBy(query: Query, rows: readonly Row[], plain: readonly Row[], field: string): boolean {
  const opposite = Object.fromEntries(
    Object.keys(query).flatMap((key) => (key.startsWith(field) ? [[key, 'zzqxqzz']] : [])),
  )
  return rows.length > 0 && findIgnoredFilters(opposite, plain).length > 0
}

function getAddress(path: string, query: Query = {}): string {
  const { page: _page, size: _size, ...rest } = query
  const requested = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${String(value)}`],
  )
  return requested.length > 0 ? `${path}?${requested.join('&')}` : path
}
