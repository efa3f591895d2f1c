import type { Attribute, Chart, ChartType } from '#evaluation/model/chart.ts'
import { getUses } from '#evaluation/edit/chart/draft/uses.ts'

/**
 * The time attribute for a chart type: the selected one stays, even if the type does not use it; one over time starts
 * with the first date attribute.
 */
export function getTimeline(
  type: ChartType,
  chosen: Chart['timelineAttribute'],
  attributes: readonly Attribute[],
): Chart['timelineAttribute'] {
  if (!getUses(type).time || chosen !== null) return chosen
  return attributes.find((attribute) => attribute.type === 'date')?.key ?? 'created'
}
