import type { TFunction } from 'i18next'
import type { Verdict } from '#evaluation/model/series.ts'
import { showFigure } from './figureText.ts'
import type { Cell } from '#evaluation/types/definition/chartLayoutData.ts'

type Different = 'better' | 'worse' | 'above' | 'below'
type Sign = { sign: string; word: Different; isGood: boolean | null }

/** Filled for a clear difference, else hollow. */
const signs: Record<Different, [clear: string, hollow: string, isGood: boolean | null]> = {
  better: ['▲', '△', true],
  worse: ['▼', '▽', false],
  // Without a better side a difference is neither good nor bad.
  above: ['⬆', '⇧', null],
  below: ['⬇', '⇩', null],
}

/** The symbol of a verdict, in the form of a clear difference. */
export function getSign(word: Different): Omit<Sign, 'word'> {
  const [sign, , isGood] = signs[word]
  return { sign, isGood }
}

/** A symbol and a word if a group differs from the benchmark. */
export function getVerdict({ verdict }: Pick<Cell, 'verdict'>): Sign | null {
  const word = verdict?.word
  if (word !== 'better' && word !== 'worse' && word !== 'above' && word !== 'below') return null
  const [clear, hollow, isGood] = signs[word]
  return { sign: verdict?.isClear ? clear : hollow, word, isGood }
}

/** The verdict on a figure next to its benchmark as text; '' if nothing was compared. */
export function verdictText({ verdict, n }: { verdict: Verdict | null; n: number }, t: TFunction<'charts'>): string {
  if (!verdict) return ''
  const different = getVerdict({ verdict })?.word
  if (verdict.benchmarkN !== undefined) return t('verdict.tooFew.benchmark', { n: showFigure(verdict.benchmarkN) })
  return verdict.isClear && different ? t(`clearly.${different}`) : t(`verdict.${verdict.word}`, { n: showFigure(n) })
}
