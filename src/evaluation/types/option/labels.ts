import type { Cell } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { verdictFill } from '#evaluation/types/colors/theme.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { verdictOf } from '#evaluation/types/words/verdict.ts'
import type { Drawing } from './drawing.ts'

/** The text at the end of a bar. */
export function endText(cell: Cell, drawing: Drawing): string {
  const { isHorizontal, chart } = drawing
  return [chart.viewSettings.datalabels ? valueText(cell, drawing) : '', isHorizontal ? verdictText(cell, drawing) : '']
    .filter(Boolean)
    .join(' ')
}

export function valueText(cell: Cell, { data }: Drawing): string {
  return data.measure === 'share' ? showShare(cell.value, data.decimals) : showFigure(cell.value, data.decimals)
}

/** How a figure compares with the benchmark, in a word. */
function verdictText(cell: Cell, { chart, t }: Drawing): string {
  const verdict = chart.viewSettings.benchmark ? verdictOf(cell) : null
  if (!verdict) return ''
  const told = t(`verdict.${verdict.word}`)
  if (verdict.isGood === null) return told
  return `{${verdict.isGood ? 'good' : 'bad'}|${told}}`
}

/** How verdicts are written in labels. */
export function verdictStyles({ look }: Drawing) {
  return {
    good: { color: verdictFill(true, look), fontWeight: 600 as const },
    bad: { color: verdictFill(false, look), fontWeight: 600 as const },
  }
}
