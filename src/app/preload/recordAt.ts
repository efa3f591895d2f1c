import { pathInPortal } from '#lib/portalPath.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { registry } from '#collections/registry.ts'
import type { Collection } from '#engine/collection.ts'
import table from '#ui/table.module.css'

type Linked = { collection: Collection; key: number | '+' }

/** What a click does itself in a row, besides its link. */
const ownClicks = 'button, input, label, select, textarea, td:has(input)'

/** The record, or the form of a new one, that a click on an element opens: by a link, or by the row it is in. */
export function recordAt(target: EventTarget | null): Linked | undefined {
  if (!(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>('a[href]') ?? getLinkOfRow(target)
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined
  return linked(pathInPortal(link.pathname))
}

function getLinkOfRow(target: Element): HTMLAnchorElement | null {
  if (target.closest(ownClicks)) return null
  return target.closest(`.${table.opens}`)?.querySelector<HTMLAnchorElement>('a[href]') ?? null
}

function linked(path: string): Linked | undefined {
  const [, app, name, text, more] = path.split('/')
  const collection = registry.get(`${app}/${name}`)
  const key = primaryKey(text)
  return collection && key !== null && more === undefined ? { collection, key } : undefined
}
