import type { Figure } from '#evaluation/model/series.ts'
import { toFinite } from '#evaluation/types/words/figureText.ts'
import { sentenceFor } from '#evaluation/types/words/sentence.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import type { Cell } from '#evaluation/types/definition/chartLayoutData.ts'

export const smallBelow = 10

/** A mean with its interval; empty if nobody answered. */
export function meanCell(figure: Figure | undefined, request: LayoutInput): Cell | null {
  if (!figure) return null
  const isThere = figure.n > 0
  return {
    ...basic(figure, request.chart.viewSettings.color_less_10 === true),
    value: isThere ? toFinite(figure.mean) : null,
    low: isThere ? toFinite(figure.low) : null,
    high: isThere ? toFinite(figure.high) : null,
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
  const count = toFinite(figure.counts[level]) ?? 0
  if (isMulti) {
    const all = sum(figure.counts)
    return { ...basic(figure, marksSmall), value: all > 0 ? count / all : null, count }
  }
  return {
    ...basic(figure, marksSmall),
    value: toFinite(share?.share),
    low: toFinite(share?.low),
    high: toFinite(share?.high),
    count,
  }
}

/** The number of answers with one level, or of all answers if `level` is null. */
export function countCell(figure: Figure | undefined, level: number | null, marksSmall: boolean): Cell | null {
  if (!figure) return null
  const count = level === null ? figure.n : (toFinite(figure.counts[level]) ?? 0)
  return { ...basic(figure, marksSmall), value: figure.n > 0 ? toFinite(count) : null, count: toFinite(count) }
}

/** Converts the counts of one category to their shares of the whole. */
export function asParts(cells: (Cell | null)[]): (Cell | null)[] {
  const all = sum(cells.map((cell) => cell?.value ?? 0))
  return cells.map((cell) =>
    cell && cell.value !== null ? { ...cell, value: all > 0 ? cell.value / all : null } : cell,
  )
}

function basic(figure: Figure, marksSmall: boolean): Cell {
  const n = toFinite(figure.n) ?? 0
  const answers = toFinite(figure.answers)
  return {
    isWithheld: figure.isWithheld,
    n,
    ...(answers !== null && { answers }),
    invalid: toFinite(figure.invalid) ?? 0,
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
  return [low, q1, median, q3, high].every((value) => toFinite(value) !== null)
    ? { ...box, outliers: box.outliers.filter((value) => toFinite(value) !== null) }
    : null
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + (toFinite(value) ?? 0), 0)
}
