import type { Counting } from '#evaluation/model/question.ts'
import { getDefinition, getOptions, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { isNumeric } from '#evaluation/counting/table/values.ts'
import { type BreakdownList, breakdownLists } from './chartDraft.ts'
import type { Attribute, Chart, ChartType } from '#evaluation/model/chart.ts'

/** A setting of a chart that its type does not use. */
export type IgnoredSettings = 'time' | 'notes' | 'cuts' | 'benchmarks' | 'options' | 'axis' | 'colors' | 'skala'

/** The settings that an editor offers for a chart type; the others stay stored. */
export function getUses(type: ChartType): Record<
  'time' | 'notes' | 'benchmarks' | 'axis' | 'decimals' | 'colors' | 'skala',
  boolean
> & {
  cuts: readonly BreakdownList[]
} {
  const { counts, uses, viewOptions } = getDefinition(type)
  return {
    // A text says when it was written, too.
    time: counts === 'bins' || counts === 'texts',
    notes: counts === 'bins',
    // Institutions are a breakdown of their own.
    cuts: getCuts(counts),
    benchmarks: viewOptions.includes('benchmark'),
    axis: uses.axis === true,
    decimals: uses.decimals === true,
    colors: uses.colors === true,
    skala: uses.skala === true,
  }
}

function getCuts(counts: Counting['counts']): readonly BreakdownList[] {
  // Institutions are a breakdown of their own, and a text has one label.
  if (counts === 'institutions') return ['splits']
  return counts === 'texts' ? ['groups'] : breakdownLists
}

/** Whether a chart type can show answers to a question. */
export function acceptsItem(type: ChartType, attribute: Attribute): boolean {
  if (!hasFigures({ type })) return attribute.type === 'text'
  if (attribute.type === 'text' || attribute.type === 'date') return false
  return getDefinition(type).takes === 'anything' || isNumeric(attribute)
}

/** Whether rows can be broken down by an attribute. */
export function acceptsBreakdown({ type }: Attribute): boolean {
  return type !== 'text' && type !== 'date'
}

/** The settings that the chart type ignores; kept so that switching back restores them. */
export function findIgnoredSettings(chart: Chart): IgnoredSettings[] {
  const uses = getUses(chart.type)
  const options = getOptions(chart.type)
  const isSet: Record<IgnoredSettings, boolean> = {
    time: !uses.time && chart.timelineAttribute !== null,
    notes: !uses.notes && chart.timelineNotes !== undefined,
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
