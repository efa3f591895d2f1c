import { withLevelsWhere } from '#evaluation/counting/trim.ts'
import type { Figure, Panel, Series } from '#evaluation/model/series.ts'

/**
 * Removes every figure of fewer than `hideBelow` people from a series, so that no picture, text, table or file can
 * reveal it. If that is exactly one of a total (of a row, a column, a small chart, or all of them), the next smallest
 * is removed, too: the one would follow from the rest. `hideBelow` of 0 hides nothing.
 */
export function suppress(series: Series, hideBelow: number): Series {
  if (hideBelow <= 0) return { ...series, hideBelow }
  const hidden = new Set<Figure>()
  for (const [item] of series.items.entries()) {
    const panels = series.panels.map(({ figures }) => figures[item] ?? [])
    const totals = getTotals(panels)
    for (const figure of panels.flat(2)) if (isAnswered(figure) && getPeople(figure) < hideBelow) hidden.add(figure)
    // What one total hides may leave another with exactly one.
    let before = -1
    while (hidden.size > before) {
      before = hidden.size
      for (const total of totals) suppressComplement(total, hidden)
    }
  }
  if (hidden.size === 0) return { ...series, hideBelow }
  return suppressLevels({
    ...series,
    hideBelow,
    // The number of rows would reveal what is missing.
    rows: null,
    invalid: 0,
    besides: 0,
    minusOnes: { dropped: 0, numbers: 0 },
    undated: 0,
    panels: series.panels.map((panel) => withoutFigures(panel, hidden)),
  })
}

/**
 * An answer that no visible person gave and the questionnaire does not contain would reveal an answer of a withheld
 * person.
 */
function suppressLevels(series: Series): Series {
  return withLevelsWhere(
    series,
    ({ isOther, isBeside }, item, level) =>
      (!isOther && !isBeside) ||
      series.panels.some(({ figures }) => figures[item]?.flat().some(({ counts }) => (counts[level] ?? 0) > 0)),
  )
}

/** The figures that add up to a known total: each row, column and small chart, their cells over all small charts, and all. */
function getTotals(panels: readonly (readonly (readonly Figure[])[])[]): Figure[][] {
  const columns = (rows: readonly (readonly Figure[])[]) =>
    (rows[0] ?? []).map((_, slice) => rows.flatMap((row) => row[slice] ?? []))
  const cells = (panels[0] ?? []).flatMap((row, group) =>
    row.map((_, slice) => panels.flatMap((rows) => rows[group]?.[slice] ?? [])),
  )
  return [
    ...panels.flatMap((rows) => [...rows.map((row) => [...row]), ...columns(rows), rows.flat()]),
    ...cells,
    panels.flat(2),
  ].map((total) => total.filter(isAnswered))
}

function isAnswered(figure: Figure): boolean {
  return getPeople(figure) > 0
}

/** Everybody who answered, outside the scale too. */
function getPeople({ n, besides = 0 }: Figure): number {
  return n + besides
}

/** If one figure of a total is hidden, hides the next smallest as well. */
function suppressComplement(total: readonly Figure[], hidden: Set<Figure>): void {
  const shown = total.filter((figure) => !hidden.has(figure))
  if (total.length - shown.length !== 1 || shown.length === 0) return
  hidden.add(shown.reduce((min, figure) => (figure.n < min.n ? figure : min)))
}

function withoutFigures(panel: Panel, hidden: ReadonlySet<Figure>): Panel {
  const figures = panel.figures.map((item) =>
    item.map((group) => group.map((figure) => (hidden.has(figure) ? withheld : figure))),
  )
  return { ...panel, rows: 0, figures }
}

const withheld: Figure = {
  isWithheld: true,
  n: 0,
  answers: null,
  invalid: 0,
  mean: null,
  sd: null,
  error: null,
  low: null,
  high: null,
  counts: [],
  shares: [],
  box: null,
  verdict: null,
}
