import { config } from '#api/config/config.ts'
import type { RowAt } from '#api/rows/page.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { type InstitutionList, institutions } from '#lib/areas.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { toText } from '#lib/text/text.ts'

export type App = {
  id: number
  name: string
  description: string
  internal: boolean
  path: string
  url: string
  contentType: number | null
  role: number | null
}
export type AppObject = { id: number; name: string; app: number | undefined }

/** An app as the server returned it; missing values give no access. */
export function findApp(row: RowAt<'apps/apps'>): App {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    id: row.id,
    name: toText(row.name),
    description: toText(row.description),
    internal: row.internal === true,
    path: internalPath(row.path) ?? '/',
    url: toText(row.url),
    contentType: number(row.content_type),
    role: number(row.role),
  }
}

/**
 * Whether a user sees an app: they need a permission on its kind of object that is at least as strong as the app
 * requires. An app without a role is visible with any permission; a permission without a role is the weakest (D-67).
 */
export function canSeeApp(app: App, viewer: Viewer): boolean {
  if (viewer.isStaff) return true
  return viewer.appPermissions.some(
    ({ content_type, role }) =>
      content_type === app.contentType && (app.role === null || (role !== null && role <= app.role)),
  )
}

export const isSurvey = ({ id }: App): boolean => config().surveyApps.includes(id)

/** The list of an app's objects; groups belong to several apps and name them. */
export function getObjects(app: App, viewer: Viewer): { endpoint: InstitutionList; isShared: boolean } | undefined {
  const found = institutions.find(({ type }) => app.contentType === contentTypeId(viewer, type))
  return found && { endpoint: found.list, isShared: found.type === 'apps.group' }
}

/**
 * The destination of an object of an internal app: the dashboard for staff, the reviews for reviewers, its evaluations
 * for others (D-74).
 */
export function pathOfObject(app: App, object: number, viewer: Viewer): string {
  if (viewer.isStaff) return `${app.path}?objectId=${object}`
  if (app.path === '/irp') return '/irp'
  return `/results/evaluations?content_type=${app.contentType}&object_id=${object}`
}

/** The area of the pages of own institutions. Staff work with their records, and a demo has nothing but its evaluation. */
export function institutionArea(app: App, viewer: Viewer): string | undefined {
  return !app.internal || viewer.isStaff || viewer.isDemo ? undefined : getObjects(app, viewer)?.endpoint.split('/')[0]
}

/** The page of an own institution. */
export function institutionPath(app: App, object: number, viewer: Viewer): string | undefined {
  const area = institutionArea(app, viewer)
  return area && `/institutions/${area}/${object}`
}
