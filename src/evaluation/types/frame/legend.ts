import type { TFunction } from 'i18next'
import type { Marks, ChartLayoutData } from '../layoutData/chartLayoutData.ts'
import { showFigure } from '../words/figureText.ts'
import { lineHeight, widthOf, wrap } from './textSize.ts'

export type LegendEntry = {
  kind: 'part' | 'benchmark' | 'axis'
  index: number
  lines: string[]
  x: number
  y: number
  height: number
}

const rowHeight = 20
const markWidth = 28
const space = 16

/** The entries of the legend in rows of a width: parts where there are several, every benchmark by name, and what the axes of a radar are where they have only numbers. */
export function legendOf(
  plan: ChartLayoutData,
  width: number,
  t: TFunction<'charts'>,
  isNumbered: boolean,
): LegendEntry[] {
  const parts =
    plan.parts.length > 1 ? plan.parts.map(({ label }, index) => ({ kind: 'part' as const, index, text: label })) : []
  const marks = benchmarkNames(plan, t).map((text, index) => ({ kind: 'benchmark' as const, index, text }))
  const axes = isNumbered
    ? (plan.facets[0]?.categories ?? []).map((label, index) => ({
        kind: 'axis' as const,
        index,
        text: `${index + 1}\u00a0\u00a0${label}`,
      }))
    : []
  const entries: LegendEntry[] = []
  let x = 0
  let y = 0
  let row = 0
  for (const { kind, index, text } of [...parts, ...marks, ...axes]) {
    const mark = kind === 'axis' ? 0 : markWidth
    const lines = wrap(text, width - mark, 3)
    const own = mark + Math.max(0, ...lines.map((line) => widthOf(line)))
    const height = rowHeight + (lines.length - 1) * lineHeight
    // What the axes are begins a row of its own.
    if (x > 0 && (x + own > width || (kind === 'axis' && entries.at(-1)?.kind !== 'axis'))) {
      x = 0
      y += row
      row = 0
    }
    row = Math.max(row, height)
    entries.push({ kind, index, lines, x, y, height })
    x += own + space
  }
  return entries
}

/** Names of the benchmarks; with their mean where all of the chart is about one item. */
function benchmarkNames(plan: ChartLayoutData, t: TFunction<'charts'>): string[] {
  const marks = plan.facets[0]?.benchmarks ?? []
  return marks.map(({ label }, index) => {
    const mean = onlyMean(plan.facets.flatMap(({ benchmarks }) => benchmarks[index]?.values ?? []))
    return mean === null
      ? `${t('benchmark')}: ${label}`
      : `${t('benchmark')}: ${label} (${showFigure(mean, plan.decimals)})`
  })
}

function onlyMean(values: Marks['values']): number | null {
  const means = new Set(values.map((value) => value?.mean ?? null))
  const [only = null] = means
  return means.size === 1 ? only : null
}
