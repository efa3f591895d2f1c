import type { Attribute, Chart, ChartType } from '#features/evaluation/data/chart.ts'

/** A chart as another type: everything stays, also what the type does not use. A timeline begins with the first date there is. */
export function withType(chart: Chart, type: ChartType, attributes: readonly Attribute[]): Chart {
  if (type !== 'timeline' || chart.timelineAttribute !== null) return { ...chart, type }
  return { ...chart, type, timelineAttribute: attributes.find((attribute) => attribute.type === 'date')?.key ?? 'created' }
}
