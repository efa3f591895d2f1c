import type { Row } from '#api/page.ts'
import { idsOf } from '#lib/idsOf.ts'

/** The hospitals that no declaration names under `key`. */
export function missingIn(hospitals: readonly Row[], declarations: readonly Row[], key: string): Row[] {
  const declared = new Set(declarations.flatMap((row) => idsOf(row[key])).map(String))
  return hospitals.filter(({ id }) => !declared.has(String(id)))
}

type Keys = { hospitalKey: string; measureKey: string }

/** Of each measure the hospitals that take part and have not declared for it, of how many. */
export function missingByMeasure(
  measures: readonly Row[],
  hospitals: readonly Row[],
  declarations: readonly Row[],
  { hospitalKey, measureKey }: Keys,
): { measure: Row; missing: Row[]; of: number }[] {
  const isAbout = (row: Row, key: string, id: Row['id']) => idsOf(row[key]).map(String).includes(String(id))
  return measures.map((measure) => {
    const takingPart = hospitals.filter((row) => isAbout(row, 'measures_ids', measure.id))
    const declared = declarations.filter((row) => isAbout(row, measureKey, measure.id))
    return { measure, missing: missingIn(takingPart, declared, hospitalKey), of: takingPart.length }
  })
}
