import type { MeasureRow } from '#evaluation/model/rows.ts'
import { MeasureHelp } from './MeasureHelp.tsx'
import { nameOfMeasure } from './nameOfMeasure.ts'

/** The name of a measure with its help next to it. */
export function MeasureName({ measure }: { measure: MeasureRow }) {
  return (
    <span>
      <bdi translate="no">{nameOfMeasure(measure)}</bdi>
      <MeasureHelp measure={measure} />
    </span>
  )
}
