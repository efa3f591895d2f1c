import type { Figure } from '#evaluation/model/series.ts'
import { toFinite } from './figureText.ts'

/** Whether anybody answered. */
export function hasAnswers({ n }: Figure): boolean {
  return n > 0 && toFinite(n) !== null
}

export function hasMean(figure: Figure): boolean {
  return hasAnswers(figure) && toFinite(figure.mean) !== null
}

/** Whether any answer is one of the levels. */
export function hasLevels(figure: Figure): boolean {
  return hasAnswers(figure) && figure.counts.some((count) => count > 0)
}
