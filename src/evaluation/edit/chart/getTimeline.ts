import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { Attribute, Chart, ChartType } from '#evaluation/model/chart.ts'

/** The axis of time for a type of chart: what was chosen stays, also where the type does not use it; a timeline begins with the first date there is. */
export function getTimeline(
  type: ChartType,
  chosen: Chart['timelineAttribute'],
  attributes: readonly Attribute[],
): Chart['timelineAttribute'] {
  if (getDefinition(type).counts !== 'bins' || chosen !== null) return chosen
  return attributes.find((attribute) => attribute.type === 'date')?.key ?? 'created'
}
