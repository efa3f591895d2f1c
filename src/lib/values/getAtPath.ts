/** The value at a name or path (`hospital.name`); undefined when any part of the path is missing. */
export function getAtPath(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), row)
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null
}
