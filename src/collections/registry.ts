import type { Collection, Defined } from '#engine/collection.ts'

const files = import.meta.glob<Defined>('./*/*.ts', { eager: true, import: 'default' })

/** Every collection by its path; the path of the file is the route and, unless the file says otherwise, the endpoint. */
export const registry: ReadonlyMap<string, Collection> = new Map(
  Object.entries(files).map(([file, definition]) => {
    const path = file.slice(2, -3)
    return [path, { endpoint: path, ...definition, path, area: path.slice(0, path.indexOf('/')) }]
  }),
)
