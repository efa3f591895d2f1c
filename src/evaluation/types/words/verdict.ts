import type { Cell } from '../layoutData/chartLayoutData.ts'

/** A sign and a word for how a group does against the benchmark; nothing where the interval holds it. */
export function verdictOf(cell: Cell): { sign: '▲' | '▼'; word: 'better' | 'worse'; isGood: boolean } | null {
  if (cell.verdict === 'better') return { sign: '▲', word: 'better', isGood: true }
  return cell.verdict === 'worse' ? { sign: '▼', word: 'worse', isGood: false } : null
}
