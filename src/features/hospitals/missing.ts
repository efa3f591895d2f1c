import { fieldValue, type Row, type RowAt } from '#api/rows/page.ts'
import type { DeclarationList, HospitalList, Programme } from '#lib/areas.ts'
import { getIds } from '#lib/values/getIds.ts'

/** The state of a hospital that takes part. */
export const active = 1

/** The hospitals without a declaration under `key`. */
export function findMissing<R extends Row>(hospitals: readonly R[], declarations: readonly Row[], key: string): R[] {
  const declared = new Set(declarations.flatMap((row) => getIds(fieldValue(row, key))).map(String))
  return hospitals.filter(({ id }) => !declared.has(String(id)))
}

/** The list of the active hospitals of a programme without a declaration of a year. */
export const undeclaredAddress = (programme: Programme, year: number): string =>
  `${programme}/hospitals?state=${active}&undeclared=${year}`

/** How the server supports the filter of hospitals without a declaration. */
export const withoutDeclaration = ({ list, yearKey, hospitalKey }: DeclarationList) =>
  ({ undeclared: (year: string) => ({ by: list, query: { [yearKey]: year }, key: hospitalKey }) }) as const

type Keys = { hospitalKey: string; measureKey: string }

/** For each measure the participating hospitals without a declaration, and of how many. */
export function missingByMeasure<Measure extends Row, Hospital extends RowAt<HospitalList>>(
  measures: readonly Measure[],
  hospitals: readonly Hospital[],
  declarations: readonly Row[],
  { hospitalKey, measureKey }: Keys,
): { measure: Measure; missing: Hospital[]; of: number }[] {
  const isAbout = (value: unknown, { id }: Row) => getIds(value).map(String).includes(String(id))
  return measures.map((measure) => {
    const takingPart = hospitals.filter((row) => isAbout(row.measures_ids, measure))
    const declared = declarations.filter((row) => isAbout(fieldValue(row, measureKey), measure))
    return { measure, missing: findMissing(takingPart, declared, hospitalKey), of: takingPart.length }
  })
}
