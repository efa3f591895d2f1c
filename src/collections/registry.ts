import { registerSplitQuery, markUnbounded } from '#api/rows/rows.ts'
import { collectionAt, type AnyDefinition } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'
import { checkCollections } from '#engine/checkCollections.ts'
import { areas } from '#lib/areas.ts'

/** Endpoints that relations may request and no collection lists. */
const unlisted = ['accounts/content_types']

const files = import.meta.glob<AnyDefinition>('./*/*.ts', { eager: true, import: 'default' })

/** Every collection by its path: that of its file, which is the route and, by default, the endpoint. */
export const registry: Collections = new Map(
  Object.entries(files).map(([file, definition]) => {
    const path = file.slice(2, -3)
    return [path, collectionAt(path, definition)]
  }),
)
for (const { endpoint, isEndless, inParts } of registry.values()) {
  if (isEndless) markUnbounded(endpoint)
  if (inParts) registerSplitQuery(endpoint, inParts)
}

// Errors the compiler cannot find are reported by name, at the start of the development server and in every test.
if (import.meta.env.DEV) checkCollections(registry, { areas: Object.keys(areas), endpoints: unlisted })
