/** The ids in a relation's value, which may be an id, an object with one, or a list of either. */
export function getIds(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap(getIds)
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return [value]
  if (typeof value === 'object' && value !== null && 'id' in value) return getIds(value.id)
  return []
}

/** An id of a record: a number, where the value is one. */
export function toId(id: string): number | string {
  return /^\d{1,15}$/.test(id) ? Number(id) : id
}
