import type { ParseKeys } from 'i18next'
import type { Row } from '#api/rows/page.ts'
import type { Query } from '#api/rows/rows.ts'
import { config } from '#api/config/config.ts'
import { contentTypeId, hasAccess, type Viewer } from '#api/session/viewer.ts'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import type { PageEntry } from '#engine/pageHandle.ts'
import { type AreaName, areaList, programmes } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'

/** A record with an entry of its own. */
type Named = Row & { name?: unknown }
/**
 * Menu data from the server: counts of open records, and records below an entry, by collection; and the optional
 * collections that the backend is known to have.
 */
export type MenuData = {
  badges: ReadonlyMap<string, number>
  records: ReadonlyMap<string, readonly Named[]>
  present: ReadonlySet<string>
}

type Translate = { word: (key: ParseKeys) => string; getName: (path: string) => string }

/** The menu of a viewer, from the handles of the routes and the collections: area by area, what they may open. */
export function menuFor(
  viewer: Viewer,
  pages: readonly PageEntry[],
  data: MenuData,
  { word, getName }: Translate,
): MenuNode[] {
  const entries = listed(viewer).filter(({ path, isOptional }) => !isOptional || data.present.has(path))
  const byParent = new Map<string, Collection[]>()
  for (const collection of entries.filter((entry) => getProgrammes(entry, viewer).length === 0))
    byParent.set(getParent(collection), [...(byParent.get(getParent(collection)) ?? []), collection])
  const below = (parent: string): MenuNode[] =>
    (byParent.get(parent) ?? []).map((collection) =>
      getNode(collection, below(collection.path), viewer, data, { word, getName }),
    )
  const pagesBelow = (area?: AreaName): MenuNode[] =>
    pages.flatMap(({ path, canOpen, menu }) =>
      menu && menu.under === area && canOpen(viewer)
        ? [{ key: `${path.slice(1)}/`, label: word(menu.word), to: path }]
        : [],
    )
  return [
    ...pagesBelow(),
    ...areaList
      .filter(({ name, hasNoEntry }) => !hasNoEntry && !isHidden({ path: name, area: name }))
      .flatMap(({ name }): MenuNode[] => {
        const children = [...pagesBelow(name), ...below(name), ...ownEntries(name, entries, viewer, getName)]
        return children.length > 0 ? [{ key: name, label: getName(name), children }] : []
      }),
  ]
}

/** The target of the first link at or below an entry of the menu. */
export function firstEntry(node: MenuNode | undefined): string | undefined {
  return node?.to ?? node?.children?.map(firstEntry).find((to) => to !== undefined)
}

/** The programmes of somebody who is not staff with an entry of a collection, and its query (ROLE-18). */
function getProgrammes({ menu }: Collection, viewer: Viewer): { area: string; query: Query }[] {
  const queryFor = menu && menu.inProgrammes
  if (viewer.isStaff || !queryFor) return []
  return programmes.flatMap((area) => {
    const id = contentTypeId(viewer, `${area}.hospital`)
    return id !== undefined && hasAccess(viewer, `${area}.hospital`) ? [{ area, query: queryFor(id) }] : []
  })
}

function ownEntries(area: string, entries: Collection[], viewer: Viewer, getName: Translate['getName']): MenuNode[] {
  return entries.flatMap((collection) =>
    getProgrammes(collection, viewer)
      .filter((programme) => programme.area === area)
      .map(({ query }) => ({
        key: `${area}/ ${collection.path}`,
        label: getName(collection.path),
        to: `/${collection.path}${search(query)}`,
      })),
  )
}

/** The collections with an entry in the menu, in its order. */
export function listed(viewer: Viewer): Collection[] {
  return [...registry.values()]
    .filter((collection) => collection.menu !== false && can(collection, 'list', viewer) && !isHidden(collection))
    .toSorted((one, other) => getOrder(one) - getOrder(other) || (one.path < other.path ? -1 : 1))
}

function getOrder({ menu }: Collection): number {
  return (menu && menu.order) || 100
}

function getParent({ menu, area }: Collection): string {
  return (menu && menu.under) || area
}

function isHidden({ path, area }: Pick<Collection, 'path' | 'area'>): boolean {
  const { environment, hiddenInBeta } = config()
  return environment === 'beta' && (hiddenInBeta.includes(path) || hiddenInBeta.includes(area))
}

function getNode(
  collection: Collection,
  below: MenuNode[],
  viewer: Viewer,
  { badges, records }: Omit<MenuData, 'present'>,
  { word, getName }: Translate,
): MenuNode {
  const to = `/${collection.path}`
  const menu = collection.menu || undefined
  const entry = (label: string, query: Query): MenuNode => {
    const narrowed = to + search(query)
    return { key: narrowed === to ? `${to}?` : narrowed, label, to: narrowed }
  }
  return {
    key: collection.path,
    // Most entries are in areas that are closed: a name is looked up when it is shown.
    get label() {
      return getName(collection.path)
    },
    to,
    badge: badges.get(collection.path),
    children: [
      ...(menu?.children?.(viewer) ?? []).map((child) =>
        entry('word' in child ? word(child.word) : getName(child.area), child.query),
      ),
      ...(records.get(collection.path) ?? []).map((row) =>
        entry(toText(row.name), { [menu?.childRecords?.key ?? '']: row.id }),
      ),
      ...below,
    ],
  }
}

function search(query: Query): string {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
