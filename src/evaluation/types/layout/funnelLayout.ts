import { getChartTheme } from '#evaluation/types/colors/theme.ts'
import { comparedWith } from '#evaluation/types/words/comparedWith.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import { getText } from '#evaluation/model/words.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { funnelSentence } from '#evaluation/types/words/funnel.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import {
  type Cell,
  type ChartLayoutData,
  type SmallMultiple,
  figureAt,
  isEmpty,
  noCategory,
  type Part,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { getBreakdowns, getHeading, itemLabels, getLabels, upTo } from './breakdownTexts.ts'
import { meanCell } from './figureCells.ts'
import { getFunnel } from './getFunnel.ts'
import { funnelRange } from './range.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** Institutions by the number of their answers, in ascending order; a small chart per item. */
export function funnelLayout(request: LayoutInput): ChartLayoutData {
  const { series, chart, t } = request
  const breakdowns = getBreakdowns(series)
  const items = itemLabels(request)
  const names = getLabels(series.groups, request)
  const parts = getParts(request)
  const multiples = series.panels.flatMap((_, panel): SmallMultiple[] =>
    upTo(items.length).map((item) =>
      toMultiple(request, panel, item, breakdowns.items ? (items[item] ?? '') : '', names, parts),
    ),
  )
  const isShare = areShares(series)
  const measure = isShare ? 'share' : 'mean'
  const range = funnelRange(series.items, multiples, chart, isShare)
  const decimals = chartDecimals(series, chart)
  return {
    shape: 'funnels',
    whole: 'answers',
    measure,
    multiples,
    parts,
    lines: [
      centreLabel(request, multiples, (value) => (isShare ? showShare(value, decimals) : showFigure(value, decimals))),
      t('funnel.limits-95'),
      t('funnel.limits-998'),
    ],
    range,
    decimals,
    isStacked: false,
    sides: [],
    isMulti: false,
  }
}

/** Those that may be named, and the others; one part if all may be. */
function getParts({ series, colors, theme, t }: LayoutInput): Part[] {
  const own: Part = { label: t('funnel.institutions'), color: colors[0] ?? '#888888', sign: -1 }
  if (!series.groups.some(({ isAnonymous }) => isAnonymous)) return [own]
  return [
    { ...own, label: t('funnel.own') },
    { label: t('funnel.others'), color: getChartTheme(theme).muted, sign: -1 },
  ]
}

function toMultiple(
  request: LayoutInput,
  panel: number,
  item: number,
  itemName: string,
  names: readonly string[],
  parts: readonly Part[],
): SmallMultiple {
  const { series, chart } = request
  const own = series.panels[panel]
  const funnel = getFunnel(series, chart, panel, item)
  const points = names
    .flatMap((name, group) => {
      const figure = own && figureAt(own.figures, item, group, 0)
      const cell = meanCell(figure, request)
      if (!figure || !cell || (isEmpty(cell) && !cell.isWithheld)) return []
      const verdict = funnel?.verdicts[group] ?? null
      const sentence = () => (funnel && series.complete ? funnelSentence(request, { panel, item, group }, funnel) : '')
      const part = parts.length > 1 && series.groups[group]?.isAnonymous ? 1 : 0
      return [{ name, group, part, cell: { ...cell, low: null, high: null, verdict, sentence } }]
    })
    .toSorted((one, other) => getRank(one.cell) - getRank(other.cell))
  return {
    heading: own ? getHeading(own, request, itemName) : itemName,
    categories: points.map(({ name }) => name),
    cells: points.map(({ part, cell }) => parts.map((_, place) => (place === part ? cell : null))),
    benchmarks: [],
    spots: points.map(({ group }) => ({ ...noCategory, group })),
    ...(funnel && { funnel }),
  }
}

/** Sorted by the number of answers; withheld ones come last. */
function getRank({ n, isWithheld }: Cell): number {
  return isWithheld ? Number.MAX_VALUE : n
}

/** The label of the middle line, with its value if there is only one. */
function centreLabel(
  { series, language, t }: LayoutInput,
  multiples: readonly SmallMultiple[],
  show: (value: number) => string,
): string {
  const benchmark = comparedWith(series, 0)?.line
  const name = benchmark
    ? `${t('benchmark')}${labelSeparator()}${getText(benchmark.label, language) || String(benchmark.id)}`
    : t('funnel.together')
  const [only] = multiples
  return multiples.length === 1 && only?.funnel ? `${name} (${show(only.funnel.centre)})` : name
}
