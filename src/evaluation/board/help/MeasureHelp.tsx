import type { MeasureRow } from '#evaluation/model/rows.ts'
import { Help } from './Help.tsx'
import { useHelpText } from './helpTexts.ts'
import { nameOfMeasure } from './nameOfMeasure.ts'

/** The help of a measure, next to its name or to a title that has it. */
export function MeasureHelp({ measure }: { measure: MeasureRow }) {
  const help = useHelpText('measure', measure.id)
  return help === undefined ? null : <Help about={nameOfMeasure(measure)} text={help} />
}
