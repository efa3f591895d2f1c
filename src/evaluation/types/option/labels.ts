import type { Cell } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { verdictFill } from '#evaluation/types/colors/theme.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { verdictOf } from '#evaluation/types/words/verdict.ts'
import { fontSize } from './axes.ts'
import type { Drawing, Tile } from './drawing.ts'
import { letterWidth } from './tiles.ts'

type LabelTile = Pick<Tile, 'width' | 'hasLabels'>

/** The text at the end of a bar; the word of a verdict, whose sign stands on the bar, only where there is room for it. */
export function endText(cell: Cell, drawing: Drawing, { width, hasLabels }: LabelTile): string {
  const { isHorizontal, chart, data, labelRoom } = drawing
  const value = chart.viewSettings.datalabels ? valueText(cell, drawing) : ''
  const word = isHorizontal ? verdictText(cell, drawing) : ''
  const { min, max } = data.range
  const end = Math.min(hasInterval(cell, drawing) ? cell.high : (cell.value ?? min), max)
  const room = ((max - end) / (max - min)) * (width - (hasLabels ? labelRoom : 0))
  const length = value.length + word.replace(/^\{\w+\|/, '').length
  return [value, (length + 2) * letterWidth < room ? word : ''].filter(Boolean).join(' ')
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

/** Whether the interval of a cell is drawn; its text then stands beyond it. */
export function hasInterval(cell: Cell | null | undefined, { chart }: Drawing): cell is Cell & Interval {
  return chart.viewSettings.error_bars === true && !!cell && cell.low !== null && cell.high !== null
}

type Interval = { low: number; high: number }

/** The text of a cell beside a point of the picture: to its right, or above it in standing charts. */
export function textBeside(
  cell: Cell,
  [x, y]: readonly [number, number],
  distance: number,
  drawing: Drawing,
  tile: LabelTile,
) {
  const { isHorizontal, look } = drawing
  const { good, bad } = verdictStyles(drawing)
  return {
    type: 'text' as const,
    x: isHorizontal ? x + distance : x,
    y: isHorizontal ? y : y - distance,
    style: {
      text: endText(cell, drawing, tile),
      fill: look.ink,
      stroke: look.surface,
      lineWidth: 3,
      fontSize,
      align: isHorizontal ? ('left' as const) : ('center' as const),
      verticalAlign: isHorizontal ? ('middle' as const) : ('bottom' as const),
      rich: {
        good: { fill: good.color, fontWeight: good.fontWeight },
        bad: { fill: bad.color, fontWeight: bad.fontWeight },
      },
    },
  }
}

/** How verdicts are written in labels. */
export function verdictStyles({ look }: Drawing) {
  return {
    good: { color: verdictFill(true, look), fontWeight: 600 as const },
    bad: { color: verdictFill(false, look), fontWeight: 600 as const },
  }
}
