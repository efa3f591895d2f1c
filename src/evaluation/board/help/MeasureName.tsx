import type { MeasureRow } from '#evaluation/model/rows.ts'
import { Help } from './Help.tsx'
import { useHelpText } from './helpTexts.ts'
import { nameOfMeasure } from './nameOfMeasure.ts'

/** The name of a measure with its help next to it. */
export function MeasureName({ measure }: { measure: MeasureRow }) {
  const help = useHelpText('measure', measure.id)
  const name = nameOfMeasure(measure)
  return (
    <span>
      <bdi translate="no">{name}</bdi>
      {help !== undefined && <Help about={name} text={help} />}
    </span>
  )
}
