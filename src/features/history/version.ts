import type { RowAt } from '#api/rows/page.ts'
import { type Author, getAuthor } from '#engine/records/lastVersion.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Fields } from './diff.ts'
import { z } from '#lib/schema.ts'
import { toText } from '#lib/text/text.ts'

/** One stored state of a record: its object, author, time (ISO), comment, and its fields where they are readable. */
export type Version = Author & {
  id: number
  typeId: string
  objectId: string
  name: string
  comment: string
  fields: Fields | undefined
}

const serialized = z.array(z.looseObject({ fields: z.record(z.string(), z.unknown()) })).check(z.minLength(1))

/** A row of accounts/versions as a version; `serialized_data` is a JSON string of a list with one object. */
export function getVersion(row: RowAt<'accounts/versions'>): Version {
  const comment = toText(getAtPath(row, 'revision.comment'))
  return {
    id: row.id,
    typeId: String(getIds(row.content_type)[0] ?? ''),
    objectId: toText(row.object_id),
    name: toText(row.object_repr),
    ...getAuthor(row),
    // Some servers store a structure there that adds nothing to the changes.
    comment: /^\s*[{[]/.test(comment) ? '' : comment,
    fields: getFields(row.serialized_data),
  }
}

function getFields(data: unknown): Fields | undefined {
  try {
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const result = serialized.safeParse(parsed)
    return result.success ? result.data[0]?.fields : undefined
  } catch {
    return undefined
  }
}
