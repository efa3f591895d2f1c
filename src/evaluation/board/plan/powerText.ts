import type { TFunction } from 'i18next'
import { detectable, minAnswers, neededAnswers } from '#evaluation/counting/statistics/power.ts'
import { meanDecimals, shareDecimals, showFigure } from '#evaluation/types/words/figureText.ts'
import type { PlannedFigure } from './planAbout.ts'

/** A difference in the unit of the figure: '0.30', for shares '12 Prozentpunkte'. */
export function showDifference({ known, decimals, span }: PlannedFigure, value: number, t: TFunction<'plan'>): string {
  const size = Math.abs(value)
  if (known.share === null) return showFigure(size, meanDecimals(decimals, span))
  return t('points', { points: showFigure(size * 100, Math.max(1, shareDecimals(decimals))) })
}

/**
 * Which difference could be seen at all with as many answers again, and how many a smaller one needs: that to the
 * target, without one the half.
 */
export function powerText(figure: PlannedFigure, target: number | null, t: TFunction<'plan'>): string {
  const { known, mean, period } = figure
  const smallest = detectable(known)
  const n = showFigure(known.n)
  if (smallest === null) return known.n < minAnswers ? t('power.few', { n }) : t('power.none')
  const delta = showDifference(figure, smallest, t)
  const begin = period === '' ? t('power', { n, delta }) : t('power.period', { n, delta, period })
  const wanted = target === null ? null : target - mean
  if (wanted !== null && Math.abs(wanted) >= smallest)
    return `${begin} ${t('power.target', { wanted: showDifference(figure, wanted, t) })}`
  const smaller = wanted ?? smallest / 2
  const needed = neededAnswers(smaller, known)
  if (needed === null) return begin
  return `${begin} ${t('power.needed', { wanted: showDifference(figure, smaller, t), needed: showFigure(needed) })}`
}
