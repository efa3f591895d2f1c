import { type RowAt, rowShape } from '#api/rows/page.ts'
import { idsShape, type Query } from '#api/rows/rows.ts'
import {
  codenamesShape,
  contentTypesShape,
  permissionsShape,
  titlesShape,
  userShape,
  type Viewer,
} from '#api/session/viewer.ts'
import { institutions, programmes } from '#lib/areas.ts'
import { z } from '#lib/schema.ts'
import { getShape } from '../openapi/calls/calls.ts'
import { rowsAnswer } from '../openapi/calls/resultCalls.ts'

/** A read that is no list of a collection: a path and the schema of its response; a file has no schema. */
export type Read = { path: string; query?: Query; shape?: z.ZodMiniType; canBeMissing?: boolean }

const rows = z.array(rowShape)
const page = z.union([rows, z.looseObject({ results: rows })])

/** A read that is a special call, of the record with an id. */
const special = (path: string, id?: number): Read => {
  const shape = getShape('GET', path)
  return { path: path.replace(/\{\w+\}/, String(id)), ...(shape && { shape }) }
}

/** The reads at the start of a session. */
export const startReads = (user: number): Read[] => [
  { path: 'accounts/users/me/', shape: userShape },
  { path: 'accounts/content_types/', shape: contentTypesShape },
  { path: 'accounts/permissions/', shape: codenamesShape },
  { path: 'accounts/usertitles/', query: { all: 1 }, shape: titlesShape },
  { path: 'accounts/app_permissions/', query: { user, all: 1 }, shape: permissionsShape },
]

/** The reads of screens besides lists and records; `first` returns the first rows of a list. */
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
      shape: idsShape,
    })),
    { path: 'results/evaluations/', query: { byPermissions: 1, ordering: '-modified', size: 10 }, shape: page },
    { path: 'filemanager/files/', query: { byPermissions: 1, ordering: '-created', size: 10 }, shape: page },
    { path: 'irp/reviewers/', query: { user: viewer.id, size: 1 }, shape: page },
    ...of('accounts/users', ({ id }) => [special('accounts/users/{id}/measures/', id)]),
    special('patzu/hospitals/bfs/'),
    ...of('patzu/hospitals', ({ id }) => [
      { ...special('patzu/hospitals/{id}/bfs/', id), query: { byPermissions: 0 } },
    ]),
    ...of('results/measures', ({ id, surveyId }) => [
      special('results/measures/{id}/get_child_label_and_inheritance/', id),
      { path: 'results/data/', query: { eval: 1, measure: id, days_back: 1 }, shape: rowsAnswer },
      { path: 'results/importer/', query: { measure__in: id }, shape: page },
      ...(surveyId
        ? ['attributes', 'questions', 'groups'].map((part) => ({
            ...special(`ls/{survey}/${part}`, surveyId),
            query: { language: 'de' },
          }))
        : []),
    ]),
    ...of('results/evaluations', ({ id }) => [
      special('results/evaluations/{id}/get_child_label/', id),
      { ...special('results/evaluations/{id}/fetch-parent-rights/', id), canBeMissing: true },
      { path: 'results/user_charts/', query: { evaluation: id, user: viewer.id, all: 1 }, shape: page },
    ]),
    ...of('results/benchmarks', ({ id }) => [{ path: 'results/benchmarks/', query: { ids: id, all: 1 }, shape: page }]),
    ...of('filemanager/files', ({ id }) => [special('filemanager/files/{id}/download/', id)]),
    ...of('mailer/mailtemplates', ({ id }) => [
      { path: 'accounts/invitations/', query: { template__in: id, size: 1, page: 1 }, shape: page },
    ]),
  ]
}
