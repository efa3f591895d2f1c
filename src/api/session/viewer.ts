import type { InstitutionType } from '#lib/areas.ts'
import { readFlag } from '#lib/values/readFlag.ts'
import { orElse, z } from '#lib/schema.ts'

const text = orElse(z.string(), '')
/** Permissions fail closed: anything but true is false. */
const right = orElse(
  z.pipe(
    z.unknown(),
    z.transform((value) => readFlag(value) === true),
  ),
  false,
)
const code = orElse(z.nullable(z.int()), null)

export const userShape = z.looseObject({
  id: z.int().check(z.positive()),
  is_staff: right,
  is_superuser: right,
  is_demo: right,
  email: text,
  first_name: text,
  last_name: text,
  language: code,
  language_previous: code,
  theme: code,
  logout_user: z.optional(z.unknown()),
})
/** An id; a server may send the object itself in its place. */
const idSchema = z.pipe(
  z.union([z.int(), z.looseObject({ id: z.int() })]),
  z.transform((value) => (typeof value === 'number' ? value : value.id)),
)
export const permissionsShape = z.array(
  z.looseObject({ id: z.int(), content_type: idSchema, object_id: z.coerce.number(), role: z.nullable(z.int()) }),
)
export const contentTypesShape = z.array(z.object({ id: z.int(), app_label: z.string(), model: z.string() }))
export const codenamesShape = z.array(z.object({ codename: z.string() }))
export const titlesShape = z.array(z.object({ id: z.int(), title_de: text, title_fr: text, title_it: text }))

/** The signed-in user with everything that decides what may be seen. */
export type Viewer = {
  id: number
  /** The record as the server sent it, unknown fields included. */
  user: z.infer<typeof userShape>
  isStaff: boolean
  isSuperuser: boolean
  isDemo: boolean
  /** Is a reviewer of the peer reviews, with or without a permission on a hospital of theirs. */
  isReviewer?: boolean
  /** The user's own; `role` 1 is an admin. */
  appPermissions: { id: number; content_type: number; object_id: number; role: number | null }[]
  contentTypes: { id: number; app_label: string; model: string }[]
  codenames: string[]
  titles: { id: number; title_de: string; title_fr: string; title_it: string }[]
}

type Read = Pick<Viewer, 'user' | 'appPermissions' | 'contentTypes' | 'titles'> & { codenames: { codename: string }[] }

/** Creates a viewer from the responses about a user. */
export function viewerFrom({ user, codenames, ...read }: Read, isReviewer: boolean): Viewer {
  return {
    ...read,
    id: user.id,
    user,
    isStaff: user.is_staff,
    isSuperuser: user.is_superuser,
    isDemo: user.is_demo,
    isReviewer,
    codenames: codenames.map(({ codename }) => codename),
  }
}

/** The id of the content type of institutions, or undefined. */
export function contentTypeId(viewer: Viewer, name: InstitutionType): number | undefined {
  return viewer.contentTypes.find(({ app_label, model }) => `${app_label}.${model}` === name)?.id
}

/** Whether the user has a permission of their own on an institution. */
export function hasPermissionOn(viewer: Viewer, name: InstitutionType, objectId: number): boolean {
  const type = contentTypeId(viewer, name)
  return viewer.appPermissions.some((own) => own.content_type === type && own.object_id === objectId)
}

/** Whether the user has a permission on any institution of a type; with `role`, at least that strong (1 = admin). */
export function hasAccess(viewer: Viewer, name: InstitutionType, role?: number): boolean {
  const type = contentTypeId(viewer, name)
  if (type === undefined) return false
  return viewer.appPermissions.some(
    (permission) =>
      permission.content_type === type && (role === undefined || (permission.role !== null && permission.role <= role)),
  )
}
