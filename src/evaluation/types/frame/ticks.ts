import type { ChartLayoutData, Range } from '../layoutData/chartLayoutData.ts'
import { showFigure } from '../words/figureText.ts'
import { widthOf } from './textSize.ts'

/** The values of an axis that have a line. */
export function ticksOf({ min, max, step }: Range): number[] {
  const count = Math.min(50, Math.floor((max - min) / step + 1e-9))
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)))
  return ticks.at(-1) === max ? ticks : [...ticks, max]
}

/** The text of a value on the axis; to both sides of a middle shares are positive. */
export function tickText(value: number, { measure, range }: ChartLayoutData): string {
  if (measure === 'share') return `${showFigure(Math.abs(value) * 100, (range.step * 100) % 1 === 0 ? 0 : 1)} %`
  if (measure === 'count') return showFigure(value)
  const missing = (number: number, count: number): number => Math.abs(number - Number(number.toFixed(count)))
  // The last value may lie between two steps.
  const decimals = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
    (count) =>
      missing(range.step, count) < 1e-9 && missing(range.min, count) < 1e-9 && missing(value, count) < range.step / 100,
  )
  return showFigure(value, decimals ?? 8)
}

/** Every how manieth line of a lying axis gets its value, so that values do not touch and both ends have theirs. */
export function labelEvery(plan: ChartLayoutData, length: number): number {
  const count = Math.max(1, ticksOf(plan.range).length - 1)
  const widest = Math.max(...ticksOf(plan.range).map((tick) => widthOf(tickText(tick, plan))))
  const even = Array.from({ length: count }, (_, index) => index + 1).filter((every) => count % every === 0)
  return even.find((every) => (length / count) * every >= widest + 8) ?? count
}

/** Whether the line at a value gets its value. */
export function isLabelled(value: number, { min, max, step }: Range, every: number): boolean {
  const place = Math.round((value - min) / step)
  return place % every === 0 || Math.abs(value - max) < step * 1e-6
}
