import type { RowAt } from '#api/rows/page.ts'
import type { HospitalList } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'

type Hospital = RowAt<HospitalList>

/** The people with permissions on one of the hospitals, each once. */
export function getPeople(hospitals: readonly Hospital[]): number[] {
  return [...new Set(hospitals.flatMap(({ users }) => getIds(users).map(Number)))]
}

/** The hospitals that nobody has permissions on, by name. */
export function findNobody(hospitals: readonly Hospital[]): string[] {
  return hospitals.filter(({ users }) => getIds(users).length === 0).map(({ id, name }) => toText(name) || `#${id}`)
}
