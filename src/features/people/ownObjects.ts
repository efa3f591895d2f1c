import type { Viewer } from '#api/session/viewer.ts'
import { institutions } from '#lib/areas.ts'

const admin = 1

export type OwnObjects = { content_type: number; area: string; endpoint: string; ids: number[] }

/** The objects a viewer is admin of, by kind: those they may invite others to. */
export function ownObjects(viewer: Viewer): OwnObjects[] {
  return viewer.contentTypes.flatMap(({ id, app_label, model }) => {
    const institution = institutions.find(({ type }) => type === `${app_label}.${model}`)
    if (!institution) return []
    const ids = viewer.appPermissions
      .filter(({ content_type, role }) => content_type === id && role === admin)
      .map(({ object_id }) => object_id)
    return ids.length > 0 ? [{ content_type: id, area: app_label, endpoint: institution.list, ids }] : []
  })
}

export function isAdminSomewhere(viewer: Viewer): boolean {
  return ownObjects(viewer).length > 0
}
