import type { MeasureRow } from '#evaluation/model/rows.ts'
import { toText } from '#lib/text/text.ts'

/** The full name of a measure, or else its short one, or else its id. */
export function nameOfMeasure(measure: MeasureRow | undefined, id = measure?.id): string {
  return toText(measure?.fullname) || toText(measure?.name) || `#${id}`
}
