import type { Cell } from '#evaluation/types/definition/chartLayoutData.ts'
import { barStart } from '#evaluation/types/layout/range.ts'
import { font, verdictFill } from '#evaluation/types/colors/theme.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { fontSize, getWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { axisLength } from '#evaluation/types/option/grids/gridLayout.ts'

/** The gap between a bar and the text at its end. */
const distance = 6
const verdictFont = { fontSize, fontWeight: 600 } as const

/** The text at the end of a bar; the word of a verdict, whose symbol is on the bar, only if it fits. */
export function endText(cell: Cell, drawing: Drawing, grid: ChartGrid): string {
  const { isHorizontal, chart, data } = drawing
  const value = chart.viewSettings.datalabels ? valueText(cell, drawing) : ''
  const word = isHorizontal ? verdictText(cell, drawing) : ''
  const { min, max } = data.range
  const isBack = growsBack(cell, drawing)
  const isBeyond = hasInterval(cell, drawing) && !isFarFromEnd(cell, drawing, grid)
  const { low, high } = isBeyond ? cell : { low: cell.value ?? min, high: cell.value ?? min }
  const free = isBack ? Math.max(low, min) - min : max - Math.min(high, max)
  const room = (free / (max - min)) * axisLength(grid, drawing)
  const width = getWidth(value) + distance
  // To the left of bars are the names of their categories.
  if (isBack && isHorizontal && width > room) return ''
  const wordWidth = getWidth(` ${word.replaceAll(/^\{\w+\||\}$/g, '')}`, verdictFont)
  return [value, width + wordWidth < room ? word : ''].filter(Boolean).join(' ')
}

/** Whether a bar grows to the left, or downwards. */
export function growsBack({ value }: Pick<Cell, 'value'>, { data: { range } }: Drawing): boolean {
  return range.isFromEnd && value !== null && value < barStart(range)
}

/** The position of a cell's text next to its shape. */
export function getSide(cell: Cell, drawing: Drawing): 'left' | 'right' | 'top' | 'bottom' {
  if (growsBack(cell, drawing)) return drawing.isHorizontal ? 'left' : 'bottom'
  return drawing.isHorizontal ? 'right' : 'top'
}

export function valueText(cell: Cell, { data }: Drawing): string {
  return data.measure === 'share' ? showShare(cell.value, data.decimals) : showFigure(cell.value, data.decimals)
}

/** The verdict on a figure as a word. */
function verdictText(cell: Cell, { chart, t }: Drawing): string {
  const verdict = chart.viewSettings.benchmark ? getVerdict(cell) : null
  if (!verdict) return ''
  const text = t(`verdict.${verdict.word}`)
  if (verdict.isGood === null) return text
  return `{${verdict.isGood ? 'good' : 'bad'}|${text}}`
}

/** Whether the interval of a cell is shown; its text is then beyond it, or next to the value if that is far from its end. */
export function hasInterval(cell: Cell | null | undefined, { chart }: Drawing): cell is Cell & Interval {
  return chart.viewSettings.error_bars === true && !!cell && cell.low !== null && cell.high !== null
}

/** What remains visible of an interval beyond a text on it, in pixels. */
const minVisible = 14

/** Whether the end of an interval is so far from its value that a text beyond it would be read as the end's. */
export function isFarFromEnd(cell: Cell & Interval, drawing: Drawing, grid: ChartGrid): boolean {
  const { min, max } = drawing.data.range
  const { value, low, high } = cell
  if (value === null) return false
  const length = growsBack(cell, drawing) ? value - Math.max(low, min) : Math.min(high, max) - value
  const text = drawing.isHorizontal ? getWidth(valueText(cell, drawing)) : fontSize
  return (length / (max - min)) * axisLength(grid, drawing) > text + distance + minVisible
}

type Interval = { low: number; high: number }

/**
 * The text of a cell on its shape, as ECharts lays out labels: to its right, above it in vertical charts, beyond its
 * end if it grows backwards. On a line it interrupts it.
 */
export function textBeside(cell: Cell, distance: number, drawing: Drawing, grid: ChartGrid, isOnLine = false) {
  const { theme } = drawing
  const { good, bad } = verdictStyles(drawing)
  return {
    textConfig: { position: getSide(cell, drawing), distance },
    textContent: {
      type: 'text' as const,
      style: {
        text: endText(cell, drawing, grid),
        fill: theme.ink,
        stroke: theme.surface,
        lineWidth: 3,
        ...(isOnLine && { backgroundColor: theme.surface, padding: [0, 2] }),
        fontSize,
        // Custom series inherit no text style.
        fontFamily: font,
        rich: {
          good: { fill: good.color, fontSize, fontFamily: font, fontWeight: good.fontWeight },
          bad: { fill: bad.color, fontSize, fontFamily: font, fontWeight: bad.fontWeight },
        },
      },
    },
  }
}

/** Values in vertical charts that would overlap are only in the tooltip and the table. */
export function withoutOverlaps({ isHorizontal }: Drawing) {
  return isHorizontal ? {} : { labelLayout: { hideOverlap: true } }
}

/** The style of verdicts in labels. */
export function verdictStyles({ theme }: Drawing) {
  return {
    good: { color: verdictFill(true, theme), fontWeight: 600 as const },
    bad: { color: verdictFill(false, theme), fontWeight: 600 as const },
  }
}
