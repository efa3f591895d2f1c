import i18next from 'i18next'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rowQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { recordAt } from './recordAt.ts'
import { queries } from '#app/session/queries.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { loadRecordParts } from '#engine/detail/loadRecordParts.ts'
import { loadTimeZone } from '#lib/dates/dates.ts'
import { pathInPortal } from '#lib/portalPath.ts'

/** How long a list is left alone before the code of its records is loaded, in milliseconds. */
const settledMs = 1000

/**
 * Loads ahead what a record needs. The code that all records share: once a list is idle, unless the browser is to save
 * data. The parts of one collection: when the pointer or the focus gets to one of its records. The record itself: when
 * the button of the mouse goes down, which is a tenth of a second before the click.
 */
export function useRecordPreloads(viewer: Viewer): void {
  const { pathname } = useLocation()
  const list = registry.get(pathname.slice(1))
  const opens = list !== undefined && can(list, 'read', viewer)

  useEffect(() => {
    if (!opens || savesData()) return undefined
    const timer = setTimeout(() => whenIdle(prepare), settledMs)
    return () => clearTimeout(timer)
  }, [opens])

  useEffect(() => {
    const parts = new Set<Collection>()
    const approach = ({ target }: { target: EventTarget | null }) => {
      const record = recordAt(target)
      if (!record || parts.has(record.collection)) return
      parts.add(record.collection)
      void loadPage()
      void loadRecordParts(record.collection, viewer, registry)
    }
    const press = (event: PointerEvent) => {
      const record = opensHere(event) ? recordAt(event.target) : undefined
      if (!record) return
      approach(event)
      if (record.key !== '+' && !isOpen(record.collection, record.key))
        requestRecord(viewer, record.collection, record.key)
    }
    approach({ target: document.activeElement })
    document.addEventListener('pointerover', approach)
    document.addEventListener('focusin', approach)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
      document.removeEventListener('pointerdown', press)
    }
  }, [viewer])
}

/** The code of a record, and the time zone of its dates. */
function prepare(): void {
  void loadPage()
  loadTimeZone()
}

/** The page of a record with its words. What fails to load is loaded again, and reported, by the click. */
async function loadPage(): Promise<void> {
  await Promise.all([import('#app/routes/RecordPage.tsx'), i18next.loadNamespaces(['actions', 'forms'])]).catch(
    () => undefined,
  )
}

/** Starts the request that the loader of the page awaits. A failure is shown by the click, not before. */
function requestRecord(viewer: Viewer, collection: Collection, id: number): void {
  if (!can(collection, 'read', viewer, { id })) return
  void queries.prefetchQuery({ ...rowQuery(viewer.id, collection.endpoint, id), meta: { isShownInPlace: true } })
}

/** Whether a press may become a click that opens something in this tab. A touch may as well begin to scroll. */
function opensHere({ button, isPrimary, pointerType, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return button === 0 && isPrimary && pointerType !== 'touch' && !(ctrlKey || metaKey || shiftKey || altKey)
}

function isOpen({ path }: Collection, id: number): boolean {
  return pathInPortal(window.location.pathname) === `/${path}/${id}`
}

/** Whether the person, or a slow line, wants nothing loaded before it is needed. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}
