import i18next from 'i18next'
import type { ComponentType } from 'react'
import { loadErrorAfter } from '#lib/constants.ts'
import { withTimeout } from '#ui/LoadFault.ts'

/** The `lazy` of a route: a page in its own chunk, and the files of words it is drawn with. Rejects with `LoadFault` where one of them does not arrive. */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pageOf: (module: Module) => ComponentType,
  ...files: string[]
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [loaded] = await withTimeout(Promise.all([load(), i18next.loadNamespaces(files)]), loadErrorAfter)
    return { Component: pageOf(loaded) }
  }
}
