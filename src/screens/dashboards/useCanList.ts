import { use } from 'react'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'

/** Whether the viewer may open a list; nobody opens an unknown one. */
export function useCanList(path: string): boolean {
  const viewer = useViewer()
  const collection = use(CollectionsContext).get(path)
  return collection !== undefined && can(collection, 'list', viewer)
}
