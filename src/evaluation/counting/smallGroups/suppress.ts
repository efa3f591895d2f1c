import { withLevelsWhere } from '#evaluation/counting/trim.ts'
import { emptyFigure, type Figure, type Panel, type Series } from '#evaluation/model/series.ts'
import { getPeople } from './cellKeys.ts'
import { getSpans } from './spans.ts'

/** What other outputs of the same rows have to do with a series. */
type Others = {
  /** The figures that filters leave too few people out of. */
  rest?: ReadonlySet<Figure>
  /** Groups of figures whose sum is withheld in another chart. */
  sums?: readonly (readonly Figure[])[]
}

/**
 * Removes every figure of fewer than `hideBelow` people from a series, so that no picture, text, table or file can
 * reveal it. If that is exactly one of a total (of a row, a column, a small chart, all of them, or a longer span of time), the
 * next smallest is removed, too: the one would follow from the rest. `hideBelow` of 0 hides nothing.
 */
export function suppress(series: Series, hideBelow: number, { rest, sums = [] }: Others = {}): Series {
  if (hideBelow <= 0) return { ...series, hideBelow }
  const hidden = new Set<Figure>(rest)
  for (const [item] of series.items.entries()) {
    const panels = series.panels.map(({ figures }) => figures[item] ?? [])
    const totals = getTotals(panels, getSpans(series))
    const own = new Set(panels.flat(2))
    const withheldSums = sums.map((sum) => sum.filter((figure) => own.has(figure) && isAnswered(figure)))
    for (const figure of own) if (isAnswered(figure) && getPeople(figure) < hideBelow) hidden.add(figure)
    // What one total hides may leave another with exactly one.
    let before = -1
    while (hidden.size > before) {
      before = hidden.size
      for (const total of totals) suppressComplement(total, hidden)
      for (const sum of withheldSums) suppressSum(sum, hidden, hideBelow)
    }
  }
  if (hidden.size === 0) return { ...series, hideBelow }
  return suppressLevels({
    ...series,
    hideBelow,
    ...(rest && rest.size > 0 && { isRestSmall: true as const }),
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

/**
 * The figures that add up to a known total: each row, column and small chart, their cells over all small charts, and all;
 * in a timeline those of each longer span, as another chart may show it. `spans` are the indexes of groups.
 */
function getTotals(
  panels: readonly (readonly (readonly Figure[])[])[],
  spans: readonly (readonly number[])[],
): Figure[][] {
  const columns = (rows: readonly (readonly Figure[])[]) =>
    (rows[0] ?? []).map((_, slice) => rows.flatMap((row) => row[slice] ?? []))
  const cells = (panels[0] ?? []).flatMap((row, group) =>
    row.map((_, slice) => panels.flatMap((rows) => rows[group]?.[slice] ?? [])),
  )
  const inSpans = spans.flatMap((span) => {
    const rows = panels.map((panel) => span.map((group) => panel[group] ?? []))
    return [...rows.flatMap((panel) => columns(panel)), ...rows.map((panel) => panel.flat()), rows.flat(2)]
  })
  return [
    ...inSpans,
    ...panels.flatMap((rows) => [...rows.map((row) => [...row]), ...columns(rows), rows.flat()]),
    ...cells,
    panels.flat(2),
  ].map((total) => total.filter(isAnswered))
}

function isAnswered(figure: Figure): boolean {
  return getPeople(figure) > 0
}

/** If one figure of a total is hidden, hides the next smallest as well: the one would be what is left of the total. */
function suppressComplement(total: readonly Figure[], hidden: Set<Figure>): void {
  if (total.filter((figure) => hidden.has(figure)).length === 1) hideSmallest(total, hidden)
}

/** Hides one of some figures that is not small itself, so that the sum of all is not known. */
function suppressSum(sum: readonly Figure[], hidden: Set<Figure>, hideBelow: number): void {
  if (!sum.some((figure) => hidden.has(figure) && getPeople(figure) >= hideBelow)) hideSmallest(sum, hidden)
}

function hideSmallest(figures: readonly Figure[], hidden: Set<Figure>): void {
  const shown = figures.filter((figure) => !hidden.has(figure))
  if (shown.length > 0) hidden.add(shown.reduce((min, figure) => (getPeople(figure) < getPeople(min) ? figure : min)))
}

function withoutFigures(panel: Panel, hidden: ReadonlySet<Figure>): Panel {
  const figures = panel.figures.map((item) =>
    item.map((group) => group.map((figure) => (hidden.has(figure) ? withheld : figure))),
  )
  return { ...panel, rows: 0, figures }
}

const withheld: Figure = { ...emptyFigure, isWithheld: true }
