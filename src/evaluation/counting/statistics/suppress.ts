import { withLevelsWhere } from '#evaluation/counting/trim.ts'
import type { Figure, Panel, Series } from '#evaluation/model/series.ts'

/**
 * Removes every figure of fewer than `hideBelow` people from a series, so that no picture, text, table or file can
 * reveal it. If that is exactly one of a total, the next smallest is removed, too: the one would follow from the rest.
 * `hideBelow` of 0 hides nothing.
 */
export function suppress(series: Series, hideBelow: number): Series {
  const hidden = new Set<Figure>()
  for (const [item] of series.items.entries()) {
    const panels = series.panels.map(({ figures }) =>
      (figures[item] ?? []).flat().filter((figure) => getPeople(figure) > 0),
    )
    for (const figure of panels.flat()) if (getPeople(figure) < hideBelow) hidden.add(figure)
    for (const total of [...panels, panels.flat()]) suppressComplement(total, hidden)
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
