import { useQueries, useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type App, findApp, type AppObject, canSeeApp, getObjects } from './permittedApps.ts'
import type { InstitutionList } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'

export type AppWithObjects = { app: App; objects: AppObject[]; isLoading: boolean; error: Error | null }

/** The apps that a person may open, each with the objects they have a permission on; none where they are not `enabled`. */
export function useApps(
  viewer: Viewer,
  enabled = true,
): {
  apps: AppWithObjects[]
  isLoading: boolean
  error: Error | null
  retry: () => void
} {
  const answer = useQuery({ ...listQuery(viewer.id, 'apps/apps', { size: 'all', ordering: 'name' }), enabled })
  const apps = (answer.data?.rows ?? []).map(findApp).filter((app) => canSeeApp(app, viewer))
  const endpoints = [...new Set(apps.flatMap((app) => getObjects(app, viewer)?.endpoint ?? []))]
  const lists = useQueries({
    queries: endpoints.map((endpoint) =>
      listQuery(viewer.id, endpoint, {
        ...(endpoint.endsWith('/hospitals') ? { permissions__user: viewer.id } : {}),
        byPermissions: 1,
        size: 'all',
        ordering: 'name',
      }),
    ),
  })
  const filled = apps.map((app): AppWithObjects => {
    const place = getObjects(app, viewer)
    const list = place && lists[endpoints.indexOf(place.endpoint)]
    const objects = (list?.data?.rows ?? []).map(findObject)
    return {
      app,
      objects: place?.isShared ? objects.filter((object) => object.app === app.id) : objects,
      isLoading: list?.isPending ?? false,
      error: list?.error ?? null,
    }
  })
  const retry = () => {
    void answer.refetch()
    for (const list of lists) if (list.error) void list.refetch()
  }
  return { apps: filled, isLoading: answer.isPending, error: answer.error, retry }
}

function findObject(row: RowAt<InstitutionList>): AppObject {
  const app = 'app' in row ? row.app : undefined
  return { id: row.id, name: toText(row.name) || `#${row.id}`, app: typeof app === 'number' ? app : undefined }
}
