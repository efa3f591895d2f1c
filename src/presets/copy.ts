import type { Values } from '#engine/collection.ts'

const setByServer = ['id', 'created', 'modified', 'creator', 'creator_id', 'is_active']

/** The body of a copy: the whole record except fields that the server sets itself, with `changes` over it. */
export function createCopy(row: Values, changes: Values): Values {
  return { ...Object.fromEntries(Object.entries(row).filter(([key]) => !setByServer.includes(key))), ...changes }
}
