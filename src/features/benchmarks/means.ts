import { getAtPath } from '#lib/values/getAtPath.ts'

export type Mean = { key: string; n: number | undefined; mean: number | undefined; sd: number | undefined }

/** The means of a benchmark by attribute; other values are omitted. */
export function getMeans(value: unknown): Mean[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value)
    .filter(([, one]) => typeof one === 'object' && one !== null)
    .map(([key, one]) => ({ key, n: numberAt(one, 'n'), mean: numberAt(one, 'mean'), sd: numberAt(one, 'sd') }))
}

function numberAt(thing: unknown, key: string): number | undefined {
  const value = getAtPath(thing, key)
  return typeof value === 'number' ? value : undefined
}
