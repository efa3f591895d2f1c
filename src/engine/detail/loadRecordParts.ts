import i18next from 'i18next'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'
import { areaWords } from '#engine/labels.ts'
import { loadWidgets } from '#engine/form/loadWidgets.ts'
import { columnsFor } from '#engine/list/columns/columns.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { loadTools } from '#engine/tools/Tools.tsx'
import { lazy } from '#ui/lazy/lazy.ts'

/**
 * Loads what the records of a collection consist of for a viewer, with its words: controls, tools, panels and the cells
 * of the lists below. Never fails: what is missing then is loaded, and reported, where it is rendered.
 */
export async function loadRecordParts(collection: Collection, viewer: Viewer, collections: Collections): Promise<void> {
  const { detail, areTabs, tools, panels = [], related = [] } = collection
  const lists = related.flatMap(({ path }) => collections.get(path) ?? [])
  const seen = panels.filter(({ show }) => show?.(viewer) ?? true)
  await Promise.all([
    i18next.loadNamespaces([collection, ...lists].map(({ area }) => areaWords(area))),
    detail ? lazy(detail).ready() : loadWidgets(collection),
    loadTools(tools?.record ?? [], viewer),
    // Of several tabs the first one is open.
    ...seen.slice(0, areTabs ? 1 : undefined).map(async ({ load }) => await lazy(load).ready()),
    ...lists.map(async (list) => await loadCells(columnsFor(list, viewer))),
  ])
}
