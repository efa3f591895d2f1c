import type { Viewer } from '#api/viewer.ts'
import { contentTypeId, hospitalTypes } from '#api/viewer.ts'

/** The areas whose institutions people get rights on, with the id of their content type here. */
export function hospitalAreas(viewer: Viewer): { area: string; id: number }[] {
  return hospitalTypes.flatMap((name) => {
    const id = contentTypeId(viewer, name)
    return id === undefined ? [] : [{ area: name.slice(0, name.indexOf('.')), id }]
  })
}
