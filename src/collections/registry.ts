import { neverReadWhole } from '#api/rows.ts'
import { collectionAt, type Defined } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'

const files = import.meta.glob<Defined>('./*/*.ts', { eager: true, import: 'default' })

/** Every collection by its path: that of its file, which is the route and, unless the file says otherwise, the endpoint. */
export const registry: Collections = new Map(
  Object.entries(files).map(([file, definition]) => {
    const path = file.slice(2, -3)
    return [path, collectionAt(path, definition)]
  }),
)
for (const { endpoint, isEndless } of registry.values()) if (isEndless) neverReadWhole(endpoint)
