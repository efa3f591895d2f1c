import type { TFunction } from 'i18next'
import type { Verdict } from '#evaluation/model/series.ts'
import { showFigure } from './figureText.ts'
import type { Cell } from '../layoutData/chartLayoutData.ts'

type Sign = { sign: '▲' | '▼' | '↑' | '↓'; isGood: boolean | null }
const signs: { [word in Verdict['word']]?: Sign } = {
  better: { sign: '▲', isGood: true },
  worse: { sign: '▼', isGood: false },
  // Without a better side there is nothing good or bad about it.
  above: { sign: '↑', isGood: null },
  below: { sign: '↓', isGood: null },
}

/** A sign and a word where a group differs from the benchmark. */
export function verdictOf(
  cell: Pick<Cell, 'verdict'>,
): (Sign & { word: 'better' | 'worse' | 'above' | 'below' }) | null {
  const word = cell.verdict?.word
  if (word !== 'better' && word !== 'worse' && word !== 'above' && word !== 'below') return null
  const sign = signs[word]
  return sign ? { ...sign, word } : null
}

/** What may be said of a figure beside its benchmark, in words; '' where nothing was compared. */
export function verdictText({ verdict, n }: { verdict: Verdict | null; n: number }, t: TFunction<'charts'>): string {
  if (!verdict) return ''
  const different = verdictOf({ verdict })?.word
  return verdict.isClear && different ? t(`clearly.${different}`) : t(`verdict.${verdict.word}`, { n: showFigure(n) })
}
