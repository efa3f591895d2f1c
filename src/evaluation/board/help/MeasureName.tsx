import type { MeasureRow } from '#evaluation/model/rows.ts'
import { Help } from './Help.tsx'
import { useHelpText } from './helpTexts.ts'
import { nameOfMeasure } from './nameOfMeasure.ts'

/** What a measure is called; its help stands beside it. */
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
