import type { Figure } from '#evaluation/model/series.ts'
import { drawable } from '#evaluation/types/words/figureText.ts'
import { sentenceFor } from '#evaluation/types/words/sentence.ts'
import type { LayoutInput } from './layoutInput.ts'
import type { Cell } from './chartLayoutData.ts'

export const smallBelow = 10

/** A mean with its interval; empty if nobody answered. */
export function meanCell(figure: Figure | undefined, request: LayoutInput): Cell | null {
  if (!figure) return null
  const isThere = figure.n > 0
  return {
    ...basic(figure, request.chart.viewSettings.color_less_10 === true),
    value: isThere ? drawable(figure.mean) : null,
    low: isThere ? drawable(figure.low) : null,
    high: isThere ? drawable(figure.high) : null,
    box: isThere ? getBox(figure.box) : null,
    verdict: figure.verdict,
    sentence: () => (request.series.complete ? sentenceFor(figure, request) : ''),
  }
}

/** The share of one level with its interval; of all answers given if one person may give several. */
export function shareCell(
  figure: Figure | undefined,
  level: number,
  marksSmall: boolean,
  isMulti = false,
): Cell | null {
  if (!figure) return null
  const share = figure.n > 0 ? figure.shares[level] : undefined
  const count = drawable(figure.counts[level]) ?? 0
  if (isMulti) {
    const all = sum(figure.counts)
    return { ...basic(figure, marksSmall), value: all > 0 ? count / all : null, count }
  }
  return {
    ...basic(figure, marksSmall),
    value: drawable(share?.share),
    low: drawable(share?.low),
    high: drawable(share?.high),
    count,
  }
}

/** The number of answers with one level, or of all answers if `level` is null. */
export function countCell(figure: Figure | undefined, level: number | null, marksSmall: boolean): Cell | null {
  if (!figure) return null
  const count = level === null ? figure.n : (drawable(figure.counts[level]) ?? 0)
  return { ...basic(figure, marksSmall), value: figure.n > 0 ? drawable(count) : null, count: drawable(count) }
}

/** Converts the counts of one category to their shares of the whole. */
export function asParts(cells: (Cell | null)[]): (Cell | null)[] {
  const all = sum(cells.map((cell) => cell?.value ?? 0))
  return cells.map((cell) =>
    cell && cell.value !== null ? { ...cell, value: all > 0 ? cell.value / all : null } : cell,
  )
}

function basic(figure: Figure, marksSmall: boolean): Cell {
  const n = drawable(figure.n) ?? 0
  return {
    isWithheld: figure.isWithheld,
    n,
    invalid: drawable(figure.invalid) ?? 0,
    value: null,
    low: null,
    high: null,
    count: null,
    box: null,
    verdict: null,
    isSmall: marksSmall && n > 0 && n < smallBelow,
  }
}

function getBox(box: Figure['box']): Figure['box'] {
  if (!box) return null
  const { low, q1, median, q3, high } = box
  return [low, q1, median, q3, high].every((value) => drawable(value) !== null)
    ? { ...box, outliers: box.outliers.filter((value) => drawable(value) !== null) }
    : null
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + (drawable(value) ?? 0), 0)
}
