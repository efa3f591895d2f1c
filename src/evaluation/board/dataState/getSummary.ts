import type { TFunction } from 'i18next'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import type { Subject } from './subject.ts'

type Summary = { rows: number; total: number | null; isLoading: boolean; isPartial: boolean; readAt: number | null }

/**
 * Sums up all measures: the rows that are loaded, the total if every measure states one, and the time of the oldest
 * reading.
 */
export function getSummary(states: readonly MeasureState[]): Summary {
  const rows = states.reduce((sum, state) => sum + state.rows, 0)
  const totals = states.map((state) => (state.status === 'failed' ? state.rows : state.total))
  const total = totals.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  const read = states.flatMap(({ readAt }) => readAt ?? [])
  return {
    rows,
    total: total !== null && total > rows ? total : null,
    isLoading: states.some(({ status }) => status === 'loading' || status === 'partial'),
    isPartial: states.some(({ status }) => status === 'partial' || status === 'gaveUp'),
    readAt: read.length > 0 ? Math.min(...read) : null,
  }
}

/**
 * The text that says how many rows are loaded, of how many, and whether these are all; of the institutions that figures
 * are about, how many are theirs.
 */
export function extentText(
  states: readonly MeasureState[],
  subject: Subject | null,
  t: TFunction<'evaluation'>,
): string {
  if (subject?.isFirst && subject.counts && subject.counts.rows < subject.counts.all)
    return t('rows-of', { count: subject.counts.rows, total: subject.counts.all })
  const { rows, total, isPartial } = getSummary(states)
  const extent = t(total === null ? 'rows' : 'rows-of', { count: rows, total: total ?? rows })
  return isPartial ? `${extent} (${t('partial')})` : extent
}
