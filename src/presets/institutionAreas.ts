import { contentTypeId, type Viewer } from '#api/viewer.ts'
import { type AreaName, institutions } from '#lib/areas.ts'

/** The areas on whose institutions people get rights, with the id of their content type here. */
export function institutionAreas(viewer: Viewer): { area: AreaName; id: number }[] {
  return institutions.flatMap(({ area, type }) => {
    const id = contentTypeId(viewer, type)
    return id === undefined ? [] : [{ area, id }]
  })
}
