import type { MeasureRow } from '#evaluation/model/rows.ts'
import { toText } from '#lib/text/text.ts'

/** The full name of a measure, else its short one, else its number. */
export function nameOfMeasure(measure: MeasureRow | undefined, id = measure?.id): string {
  return toText(measure?.fullname) || toText(measure?.name) || `#${id}`
}
