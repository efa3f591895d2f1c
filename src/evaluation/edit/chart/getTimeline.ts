import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { Attribute, Chart, ChartType } from '#evaluation/model/chart.ts'

/**
 * The time attribute for a chart type: the selected one stays, even if the type does not use it; a timeline starts with
 * the first date attribute.
 */
export function getTimeline(
  type: ChartType,
  chosen: Chart['timelineAttribute'],
  attributes: readonly Attribute[],
): Chart['timelineAttribute'] {
  if (getDefinition(type).counts !== 'bins' || chosen !== null) return chosen
  return attributes.find((attribute) => attribute.type === 'date')?.key ?? 'created'
}
