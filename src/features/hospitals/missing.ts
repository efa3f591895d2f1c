import type { Row } from '#api/page.ts'
import { idsOf } from '#lib/idsOf.ts'

/** The hospitals that no declaration names under `key`. */
export function missingIn(hospitals: readonly Row[], declarations: readonly Row[], key: string): Row[] {
  const declared = new Set(declarations.flatMap((row) => idsOf(row[key])).map(String))
  return hospitals.filter(({ id }) => !declared.has(String(id)))
}
