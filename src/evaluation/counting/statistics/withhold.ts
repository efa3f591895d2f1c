import type { Figure, Panel, Series } from '#evaluation/model/series.ts'

/**
 * Takes out of a series every figure of fewer than `hideBelow` people, so that nothing that is drawn, said, tabled or
 * saved later can tell it. Where that is exactly one of a total, the next smallest goes, too: the one would follow from
 * the rest. `hideBelow` of 0 hides nothing.
 */
export function withhold(series: Series, hideBelow: number): Series {
  const hidden = new Set<Figure>()
  for (const [item] of series.items.entries()) {
    const panels = series.panels.map(({ figures }) => (figures[item] ?? []).flat().filter(({ n }) => n > 0))
    for (const figure of panels.flat()) if (figure.n < hideBelow) hidden.add(figure)
    for (const total of [...panels, panels.flat()]) hideSecond(total, hidden)
  }
  if (hidden.size === 0) return { ...series, hideBelow }
  return withoutTheirLevels({
    ...series,
    hideBelow,
    // A number of rows would tell what is missing.
    rows: null,
    invalid: 0,
    panels: series.panels.map((panel) => withoutFigures(panel, hidden)),
  })
}

/** An answer of nobody's who is shown, and none of the questionnaire's, would tell what somebody withheld said. */
function withoutTheirLevels(series: Series): Series {
  const told = series.items.map(({ levels }, item) =>
    levels.map(
      ({ isOther }, level) =>
        !isOther ||
        series.panels.some(({ figures }) => figures[item]?.flat().some(({ counts }) => (counts[level] ?? 0) > 0)),
    ),
  )
  const left = <One>(list: One[], item: number): One[] => list.filter((_one, level) => told[item]?.[level])
  return {
    ...series,
    items: series.items.map((one, item) => ({ ...one, levels: left(one.levels, item) })),
    panels: series.panels.map((panel) => ({
      ...panel,
      figures: panel.figures.map((groups, item) =>
        groups.map((group) =>
          group.map((figure) => ({
            ...figure,
            counts: left(figure.counts, item),
            shares: left(figure.shares, item),
          })),
        ),
      ),
    })),
  }
}

/** Of a total with one hidden figure the next smallest is hidden as well. */
function hideSecond(total: readonly Figure[], hidden: Set<Figure>): void {
  const shown = total.filter((figure) => !hidden.has(figure))
  if (total.length - shown.length !== 1 || shown.length === 0) return
  hidden.add(shown.reduce((least, figure) => (figure.n < least.n ? figure : least)))
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
