import type { RowAt } from '#api/page.ts'
import type { Query } from '#api/rows.ts'
import {
  codenamesShape,
  contentTypesShape,
  permissionsShape,
  titlesShape,
  userShape,
  type Viewer,
} from '#api/viewer.ts'
import { institutions, programmes } from '#lib/areas.ts'
import { z } from '#lib/schema.ts'
import { asText } from '#lib/text.ts'

/** A read that is no list of a collection: a path, and what its answer must look like; a file has no shape. */
export type Read = { path: string; query?: Query; shape?: z.ZodMiniType; mayBeMissing?: boolean }

const rows = z.array(z.looseObject({ id: z.int() }))
const page = z.union([rows, z.looseObject({ results: rows })])
const ids = z.array(z.int())
const status = z.looseObject({ status: z.enum(['ok', 'exceed_data', 'bg_wait', 'bg_done']) })
const bfs = z.array(z.looseObject({ value: z.union([z.string(), z.number()]), text: z.string() }))
const label = z.looseObject({ label: z.nullable(z.string()) })
const rights = z.looseObject({ rights: z.looseObject({ view_access_admins: ids, view_access_users: ids }) })

/** What a session reads at its start. */
export const startReads = (user: number): Read[] => [
  { path: 'accounts/users/me/', shape: userShape },
  { path: 'accounts/content_types/', shape: contentTypesShape },
  { path: 'accounts/permissions/', shape: codenamesShape },
  { path: 'accounts/usertitles/', query: { all: 1 }, shape: titlesShape },
  { path: 'accounts/app_permissions/', query: { user, all: 1 }, shape: permissionsShape },
]

/** What screens read besides lists and records; `first` knows the first rows of a list. */
export function screenReads(
  viewer: Viewer,
  first: <Endpoint extends string>(endpoint: Endpoint) => readonly RowAt<Endpoint>[],
): Read[] {
  const of = <Endpoint extends string>(endpoint: Endpoint, read: (row: RowAt<Endpoint>) => Read[]) =>
    first(endpoint).slice(0, 1).flatMap(read)
  const year = new Date().getFullYear()
  return [
    ...institutions.map(({ list, type }) => ({
      path: `${list}/`,
      query: {
        ...(type.endsWith('.hospital') ? { permissions__user: viewer.id } : {}),
        byPermissions: 1,
        all: 1,
        ordering: 'name',
      },
      shape: page,
    })),
    ...programmes.map((area) => ({
      path: `${area}/hospitals/`,
      query: { adminCheck: 1, ordering: 'name', size: 5, page: 1 },
      shape: page,
    })),
    { path: 'patzu/declarations/', query: { measure_id__year: year, all: 1 }, shape: page },
    { path: 'rehaspez/rehabdeclaration/', query: { year, all: 1 }, shape: page },
    ...[{ status: 99 }, { units__state: 99 }, { units__state__lt: 10 }].map((query) => ({
      path: 'patzu/orders/',
      query: { ...query, ordering: '-id', onlyId: 1 },
      shape: ids,
    })),
    { path: 'results/evaluations/', query: { byPermissions: 1, ordering: '-modified', size: 10 }, shape: page },
    { path: 'filemanager/files/', query: { byPermissions: 1, ordering: '-created', size: 10 }, shape: page },
    { path: 'irp/reviewers/', query: { user: viewer.id, size: 1 }, shape: page },
    ...of('accounts/users', ({ id }) => [{ path: `accounts/users/${id}/measures/`, shape: ids }]),
    { path: 'patzu/hospitals/bfs/', shape: bfs },
    ...of('patzu/hospitals', ({ id }) => [
      { path: `patzu/hospitals/${id}/bfs/`, query: { byPermissions: 0 }, shape: bfs },
    ]),
    ...of('results/measures', ({ id, surveyId }) => [
      { path: `results/measures/${id}/get_child_label_and_inheritance/`, shape: label },
      { path: 'results/data/', query: { eval: 1, measure: id, days_back: 1 }, shape: status },
      { path: 'results/importer/', query: { measure__in: id }, shape: page },
      ...(surveyId
        ? ['attributes', 'questions', 'groups'].map((part) => ({
            path: `ls/${asText(surveyId)}/${part}`,
            query: { language: 'de' },
            shape: z.array(z.looseObject({})),
          }))
        : []),
    ]),
    ...of('results/evaluations', ({ id }) => [
      { path: `results/evaluations/${id}/get_child_label/`, shape: label },
      { path: `results/evaluations/${id}/fetch-parent-rights/`, shape: rights, mayBeMissing: true },
      { path: 'results/user_charts/', query: { evaluation: id, user: viewer.id, all: 1 }, shape: page },
    ]),
    ...of('results/benchmarks', ({ id }) => [{ path: 'results/benchmarks/', query: { ids: id, all: 1 }, shape: page }]),
    ...of('filemanager/files', ({ id }) => [{ path: `filemanager/files/${id}/download/` }]),
    ...of('mailer/mailtemplates', ({ id }) => [
      { path: 'accounts/invitations/', query: { template__in: id, size: 1, page: 1 }, shape: page },
    ]),
  ]
}
