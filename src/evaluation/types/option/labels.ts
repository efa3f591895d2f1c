import type { Cell } from '#evaluation/types/definition/chartLayoutData.ts'
import { barStart } from '#evaluation/types/layout/range.ts'
import { font, verdictFill } from '#evaluation/types/colors/theme.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { fontSize, getWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { axisLength, axisWidth } from '#evaluation/types/option/grids/gridLayout.ts'

/** The gap between a bar and the text at its end. */
const distance = 6
/** The part of a band that its bars take, and the max distance between two of them, in pixels. */
const bandShare = 0.78
const maxStep = 43
/** The min gap between values of neighbouring bars. */
const textGap = 2
const verdictFont = { fontSize, fontWeight: 600 } as const

/** The text at the end of a bar: its value and, in a chart where all of them fit, the word of its verdict. */
export function endText(cell: Cell, drawing: Drawing, grid: ChartGrid): string {
  const rules = getLabelRules(drawing)
  const value = rules.hasValues ? valueText(cell, drawing) : ''
  // To the left of bars are the names of their categories.
  if (drawing.isHorizontal && growsBack(cell, drawing) && getWidth(value) + distance > freeRoom(cell, drawing, grid))
    return ''
  return [value, rules.hasWords ? verdictText(cell, drawing) : ''].filter(Boolean).join(' ')
}

type LabelRules = { hasValues: boolean; hasWords: boolean }
const labelRules = new WeakMap<Drawing, LabelRules>()

/**
 * One rule for all bars of a chart: values only if none would overlap another, and verdicts in words, whose signs are on
 * the bars, only if all of them fit. The tooltip and the table have them all.
 */
function getLabelRules(drawing: Drawing): LabelRules {
  const known = labelRules.get(drawing)
  if (known) return known
  const { chart, isHorizontal } = drawing
  const hasValues = chart.viewSettings.datalabels === true && (isHorizontal || !haveOverlaps(drawing))
  const hasWords =
    isHorizontal &&
    drawing.grids.every((grid) =>
      grid.multiple.cells.flat().every((cell) => cell === null || hasRoomForWord(cell, hasValues, drawing, grid)),
    )
  const rules = { hasValues, hasWords }
  labelRules.set(drawing, rules)
  return rules
}

function hasRoomForWord(cell: Cell, hasValue: boolean, drawing: Drawing, grid: ChartGrid): boolean {
  const word = verdictText(cell, drawing).replaceAll(/^\{\w+\||\}$/g, '')
  if (word === '') return true
  const value = hasValue ? valueText(cell, drawing) : ''
  return getWidth(value) + distance + getWidth(` ${word}`, verdictFont) < freeRoom(cell, drawing, grid)
}

/** The room between the end of a bar, or of its interval, and that of its axis, in pixels. */
export function freeRoom(cell: Cell, drawing: Drawing, grid: ChartGrid): number {
  const { min, max } = drawing.data.range
  const end = labelledEnd(cell, drawing, grid)
  const free = growsBack(cell, drawing) ? Math.max(end, min) - min : max - Math.min(end, max)
  return (free / (max - min)) * axisLength(grid, drawing)
}

/** The value that the text of a cell is next to: its own, or the end of its interval. */
function labelledEnd(cell: Cell, drawing: Drawing, grid: ChartGrid): number {
  const isBeyond = hasInterval(cell, drawing) && !isFarFromEnd(cell, drawing, grid)
  if (!isBeyond) return cell.value ?? drawing.data.range.min
  return growsBack(cell, drawing) ? cell.low : cell.high
}

/** Whether values above vertical bars would overlap those of their neighbours. */
function haveOverlaps(drawing: Drawing): boolean {
  const { data } = drawing
  const { min, max } = data.range
  return drawing.grids.some((grid) => {
    const { cells } = grid.multiple
    const across = grid.hasAxis ? grid.width - axisWidth(data) : grid.width
    const band = across / Math.max(1, cells.length)
    const step = Math.min((band * bandShare) / Math.max(1, data.parts.length), maxStep)
    const texts = cells.flatMap((row, category) =>
      row.flatMap((cell, part) => {
        if (cell === null || cell.value === null) return []
        const end = Math.min(max, Math.max(min, labelledEnd(cell, drawing, grid)))
        return {
          x: (category + 0.5) * band + (part - (row.length - 1) / 2) * step,
          y: (end / (max - min)) * axisLength(grid, drawing),
          width: getWidth(valueText(cell, drawing)),
        }
      }),
    )
    return texts.some((text, place) => {
      const next = texts[place + 1]
      if (!next || Math.abs(next.y - text.y) >= fontSize) return false
      return next.x - text.x < (text.width + next.width) / 2 + textGap
    })
  })
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

/** In vertical charts, what overlaps all the same is only in the tooltip and the table. */
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
