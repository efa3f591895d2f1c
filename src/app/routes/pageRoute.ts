import i18next from 'i18next'
import type { ReactNode } from 'react'
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router-dom'
import { everyone } from '#engine/rules.ts'
import type { PageEntry, PageHandle } from '#engine/pageHandle.ts'
import { loadErrorAfter } from '#lib/constants.ts'
import { withTimeout } from '#lib/ChunkLoadError.ts'
import type { Guard } from './guards.ts'

/**
 * A route of the tree. That of a page holds all about it: address, guard, code, namespaces, and a handle for other
 * components.
 */
export type PageRoute =
  | (Omit<IndexRouteObject, 'handle'> & { handle?: PageHandle })
  | (Omit<NonIndexRouteObject, 'handle' | 'children'> & { handle?: PageHandle; children?: PageRoute[] })

/**
 * The `lazy` of a route: a page in its own chunk, and the namespaces it needs. The loader of the route does not wait
 * for it. Rejects with `ChunkLoadError` where one of them fails to load.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  render: (module: Module) => ReactNode,
  ...files: string[]
) {
  return async () => {
    const [loaded] = await withTimeout(Promise.all([load(), i18next.loadNamespaces(files)]), loadErrorAfter)
    // Rendered immediately: a chunk of an older build is undefined while the page is loaded anew, which is no page to render.
    const page = render(loaded)
    return { Component: () => page }
  }
}

/** The pages below these routes whose address is fixed. */
export function getPages(below: readonly PageRoute[]): PageEntry[] {
  return below.flatMap(({ path = '', handle, loader, children = [] }) => {
    const isPage = handle !== undefined && !path.includes(':')
    const canOpen = typeof loader === 'function' && 'allows' in loader ? (loader as Guard).allows : everyone
    return [...(isPage ? [{ ...handle, path: `/${path}`, canOpen }] : []), ...getPages(children)]
  })
}
