import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { signalCell, signalMarks } from '#evaluation/types/words/signals.ts'
import { getNotes } from '#evaluation/types/words/timelineNotes.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import type { Field, Source } from './field.ts'

/** The signals of a point of a line over time. */
export function signalFields({ series, chart, t }: Source): Field[] {
  if (!chart.viewSettings.signals || !series.complete || getDefinition(chart.type).counts !== 'bins') return []
  const marks = signalMarks(series, chart)
  return [{ key: 'column.signal', kind: 'text', of: (_, at) => signalCell(marks(at), t) }]
}

/** The events in the bins of a timeline. */
export function noteFields({ series, chart, language }: Source): Field[] {
  const notes = getDefinition(chart.type).counts === 'bins' ? getNotes(series, chart, language) : []
  if (notes.length === 0) return []
  const textAt = (group: number) => notes.filter(({ category }) => category === group).map(({ text }) => text)
  return [{ key: 'column.note', kind: 'text', isLong: true, of: (_, { group }) => textAt(group).join('; ') || null }]
}

/** The targets of planned actions of a timeline. */
export function targetFields(source: Source, decimals: number): Field[] {
  return getDefinition(source.chart.type).counts === 'bins' ? ownTargetFields(source, decimals) : []
}

/** The targets of planned actions, each a column in the unit of its item. */
export function ownTargetFields({ series, chart }: Source, decimals: number): Field[] {
  const targets = (chart.targets ?? []).filter(({ keys }) => series.items.some((item) => areSameKeys(item.keys, keys)))
  return targets.map(({ label, keys, value }): Field => ({
    key: 'column.target',
    label,
    kind: 'number',
    decimals,
    of: (_, { item }) => {
      const own = series.items[item]
      if (!own || !areSameKeys(own.keys, keys)) return null
      return isYesOrNo(own) ? value * 100 : value
    },
  }))
}
