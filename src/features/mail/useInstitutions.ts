import type { RowAt } from '#api/rows/page.ts'
import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import type { Chosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions } from '#lib/permissions.ts'
import { toText } from '#lib/text/text.ts'

type Person = Chosen<RowAt<'accounts/users'>>

/** The institutions that some people have permissions on, by name; each kind of institution is requested once. */
export function useInstitutions(people: readonly Person[]): (person: Person) => string[] {
  const viewer = useViewer()
  const kinds = institutions.map(({ type, list }) => ({ list, type: contentTypeId(viewer, type) }))
  const rights = ({ row }: Person) => getPermissions(row?.app_permissions)
  const all = people.flatMap(rights)
  const requested = kinds.map(({ type }) => [
    ...new Set(all.flatMap(({ content_type, object_id }) => (content_type === type ? object_id : []))),
  ])
  const answers = useQueries({
    queries: kinds.map(({ list }, place) => {
      const ids = requested[place]?.toSorted((one, other) => one - other) ?? []
      return { ...listQuery(viewer.id, list, { ids: ids.join(','), size: ids.length }), enabled: ids.length > 0 }
    }),
  })
  return (person) => {
    const names = rights(person).flatMap(({ content_type, object_id }) => {
      const place = kinds.findIndex(({ type }) => type === content_type)
      return toText(answers[place]?.data?.rows.find(({ id }) => id === object_id)?.name) || []
    })
    // An institution may take part in several programmes.
    return [...new Set(names)]
  }
}
