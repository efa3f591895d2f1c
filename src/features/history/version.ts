import type { RowAt } from '#api/rows/page.ts'
import { type Author, getAuthor } from '#engine/records/lastVersion.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Fields } from '#features/history/changes/diff.ts'
import { z } from '#lib/schema.ts'
import { getStockComment } from '#lib/text/stockTexts.ts'
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
  const fields = getFields(row.serialized_data)
  return {
    id: row.id,
    typeId: String(getIds(row.content_type)[0] ?? ''),
    objectId: toText(row.object_id),
    name: toText(row.object_repr),
    ...getAuthor(row),
    comment: isByServer(comment, fields) ? '' : comment,
    fields,
  }
}

const maxWords = 2

/**
 * Whether a comment adds nothing to the changes: a structure, a list of names of fields (`name, state changed.`), or
 * that something was changed.
 */
function isByServer(comment: string, fields: Fields | undefined): boolean {
  if (/^\s*[{[]/.test(comment) || getStockComment(comment) === 'update') return true
  const isField = (word: string) =>
    fields !== undefined && [word, word.replace(/_ids?$/, '')].some((name) => Object.hasOwn(fields, name))
  const words = comment.split(/[\s,;.]+/).filter(Boolean)
  const others = words.filter((word) => !isField(word)).length
  return others < words.length && others <= maxWords
}

/**
 * Whether a server names the record of a version by its kind and id only (`Bestellung 119`, `Order object (119)`): no
 * field holds that name.
 */
export function hasStockName({ name, objectId, fields }: Version): boolean {
  const isKindAndId = /^[^\s\d]+ (?:object )?\(?(\d+)\)?$/.exec(name)?.[1] === objectId
  return isKindAndId && !Object.values(fields ?? {}).includes(name)
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

/** The maximum time between the creation of a record and its first version (milliseconds). */
const apart = 60_000

/** Whether the first known version is the creation of the record: records may be older than their versions. */
export function isCreation({ at, fields }: Version): boolean {
  const created = fields?.['created']
  return typeof created === 'string' && Math.abs(Date.parse(at) - Date.parse(created)) < apart
}
