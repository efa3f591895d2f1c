import type { Values } from '#engine/collection.ts'
import { asText } from '#lib/text.ts'

const setByServer = ['id', 'created', 'modified', 'creator', 'creator_id', 'is_active']

/** The body of a copy: everything the record holds but what the server sets itself, with `changes` over it. */
export function copyOf(row: Values, changes: Values): Values {
  return { ...Object.fromEntries(Object.entries(row).filter(([key]) => !setByServer.includes(key))), ...changes }
}

/** A text with an ending, its beginning shortened so that both fit in `longest` characters (D-59). */
export function withEnding(text: unknown, ending: string, longest: number): string {
  return `${asText(text).slice(0, longest - ending.length)}${ending}`
}
