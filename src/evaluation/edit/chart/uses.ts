import { getDefinition, getOptions } from '#evaluation/types/definition/chartTypes.ts'
import { isNumeric } from '#evaluation/counting/values.ts'
import { type BreakdownList, breakdownLists } from './chartDraft.ts'
import type { Attribute, Chart, ChartType } from '#evaluation/model/chart.ts'

/** A setting a chart has and its type does not use. */
export type IgnoredSettings = 'time' | 'notes' | 'cuts' | 'benchmarks' | 'options' | 'axis' | 'colors' | 'skala'

/** What an editor offers for a type of chart; the rest stays as it is stored. */
export function getUses(type: ChartType): Record<
  'time' | 'benchmarks' | 'axis' | 'decimals' | 'colors' | 'skala',
  boolean
> & {
  cuts: readonly BreakdownList[]
} {
  const { counts, uses, viewOptions } = getDefinition(type)
  return {
    time: counts === 'bins',
    // Institutions are a cut of their own.
    cuts: counts === 'institutions' ? ['splits'] : breakdownLists,
    benchmarks: viewOptions.includes('benchmark'),
    axis: uses.axis === true,
    decimals: uses.decimals === true,
    colors: uses.colors === true,
    skala: uses.skala === true,
  }
}

/** Whether answers to a question can be shown by a type of chart. */
export function acceptsItem(type: ChartType, attribute: Attribute): boolean {
  if (attribute.type === 'text' || attribute.type === 'date') return false
  return getDefinition(type).takes === 'anything' || isNumeric(attribute)
}

/** Whether rows can be told apart by an attribute. */
export function acceptsBreakdown({ type }: Attribute): boolean {
  return type !== 'text' && type !== 'date'
}

/** What of a chart its type leaves unused: it shows again when the type changes back. */
export function findIgnoredSettings(chart: Chart): IgnoredSettings[] {
  const uses = getUses(chart.type)
  const options = getOptions(chart.type)
  const isSet: Record<IgnoredSettings, boolean> = {
    time: !uses.time && chart.timelineAttribute !== null,
    notes: !uses.time && chart.timelineNotes !== undefined,
    cuts: breakdownLists.some((list) => !uses.cuts.includes(list) && chart[list].length > 0),
    benchmarks: !uses.benchmarks && chart.benchmarks.length > 0,
    options: Object.entries(chart.viewSettings).some(
      ([option, isOn]) => isOn && !options.some((one) => one === option),
    ),
    axis: !uses.axis && (typeof chart.config.min === 'number' || typeof chart.config.max === 'number'),
    colors: !uses.colors && (chart.config.colors ?? []).length > 0,
    skala: !uses.skala && chart.data.some(({ keys, skala }) => skala && keys.length > 1),
  }
  return (['time', 'notes', 'cuts', 'benchmarks', 'options', 'axis', 'colors', 'skala'] as const).filter(
    (name) => isSet[name],
  )
}
