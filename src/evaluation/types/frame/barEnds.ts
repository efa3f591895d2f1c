import type { Chart } from '#evaluation/model/chart.ts'
import { type Cell, isEmpty, type ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { showFigure, showShare } from '../words/figureText.ts'
import { verdictOf } from '../words/verdict.ts'
import { lineHeight, widthOf } from './textSize.ts'

/** The value at the end of a bar; '' where none is asked for. */
export function valueText(cell: Cell, plan: ChartLayoutData, chart: Chart): string {
  if (!chart.viewSettings.datalabels || plan.measure === 'spread') return ''
  return plan.measure === 'share' ? showShare(cell.value, plan.decimals) : showFigure(cell.value, plan.decimals)
}

/** Whether the values above standing bars lie: one that does not fit turns all of them, or those that lie would run into their neighbours. */
export function valuesLie(cells: (Cell | null)[], thickness: number, plan: ChartLayoutData, chart: Chart): boolean {
  const room = thickness * (plan.parts.length === 1 ? 1.25 : 1)
  return cells.every((cell) => cell === null || isEmpty(cell) || widthOf(valueText(cell, plan, chart)) <= room)
}

/** Where along the axis the texts of a bar begin: beyond all that is drawn of it, and for a negative one on the free side of zero. */
export function endOf(cell: Cell, plan: ChartLayoutData, chart: Chart): number {
  if (plan.measure === 'spread') return Math.max(cell.box?.high ?? plan.range.min, ...(cell.box?.outliers ?? []))
  const value = Math.max(cell.value ?? 0, Math.min(0, plan.range.max))
  return chart.viewSettings.error_bars && cell.low !== null && cell.high !== null ? Math.max(value, cell.high) : value
}

/** How many pixels the texts above standing bars need beyond a plot of a height. */
export function roomAbove(
  cells: (Cell | null)[],
  height: number,
  lies: boolean,
  plan: ChartLayoutData,
  chart: Chart,
): number {
  const { min, max } = plan.range
  const beyond = cells.map((cell) => {
    if (cell === null || isEmpty(cell)) return 0
    const value = valueText(cell, plan, chart)
    const own =
      (value === '' ? 0 : lieOrStand(value, lies)) + (chart.viewSettings.benchmark && verdictOf(cell) ? lineHeight : 0)
    const part = Math.min(1, Math.max(0, (endOf(cell, plan, chart) - min) / (max - min)))
    return own === 0 ? 0 : own + 4 - (1 - part) * height
  })
  return Math.ceil(Math.max(0, ...beyond))
}

/** The height a value takes above its bar. */
export function lieOrStand(value: string, lies: boolean): number {
  return lies ? lineHeight : widthOf(value) + 4
}
