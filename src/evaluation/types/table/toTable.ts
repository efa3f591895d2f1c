import { benchmarkFields, inPercent } from './benchmarkFields.ts'
import { type At, type Field, roundCell, type Source, type TableCell } from './field.ts'
import { funnelFields } from './funnelFields.ts'
import { peopleAt, shareFields } from './shareFields.ts'
import { noteFields, signalFields, targetFields } from './timelineFields.ts'
import type { ParseKeys } from 'i18next'
import type { Breakdown } from '#evaluation/model/chart.ts'
import type { Counting } from '#evaluation/model/question.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import { smallBelow } from '#evaluation/types/layout/figureCells.ts'
import { getBreakdowns } from '#evaluation/types/layout/breakdownTexts.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { getText } from '#evaluation/model/words.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import { toFinite } from '#evaluation/types/words/figureText.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'

/**
 * `isLong`: sentences, which need room. `isOrdered`: the rows' texts have an order of their own (time, ages, levels of
 * an answer), not an alphabetical one.
 */
export type Column = {
  key: string
  label: string
  kind: 'text' | 'number'
  decimals: number
  /** In per cent, of 0 to 100. */
  isPercent?: boolean
  isOrdered: boolean
  isLong: boolean
}
/** A chart's figures as rows: texts first, then n, then the figures; null for a missing one. */
export type Table = { columns: Column[]; rows: { cells: TableCell[]; isSmall: boolean; isEmpty: boolean }[] }

/**
 * The numbers of a chart, one row per cell (per answer for distributions), n next to every value. On screen (`isShort`)
 * a single item is not repeated in every row: the title names it.
 */
export function toTable(source: Source, isShort = false): Table {
  const { series, chart, t } = source
  const breakdowns = breakdownFields(source)
  const isSingle = isShort && series.items.length === 1 && breakdowns.length > 1
  const fields = [...breakdowns.filter(({ key }) => !isSingle || key !== 'column.item'), ...figureFields(source)]
  const isByLevel = usesLevels(source)
  const figureKeys = new Set(figureFields(source).map(({ key }) => key))
  const columns = fields.map(
    ({ key, label, kind, decimals = 0, isPercent, isOrdered = false, isLong = false }, index) => ({
      key: `${index}-${key}`,
      label: label ?? t(key),
      kind,
      decimals,
      ...(isPercent && { isPercent }),
      isOrdered,
      isLong,
    }),
  )
  const rows = series.panels.flatMap(({ figures }, panel) =>
    figures.flatMap((groups, item) =>
      groups.flatMap((slices, group) =>
        slices.flatMap((figure, slice) => {
          const levels = isByLevel ? Math.max(1, series.items[item]?.levels.length ?? 0) : 1
          return Array.from({ length: levels }, (_, level) => ({
            cells: fields.map(({ key, of }, column) => {
              if (figure.isWithheld && figureKeys.has(key)) return withheldCell(key, t)
              const cell = clean(of(figure, { item, group, slice, panel, level }))
              return series.hideBelow > 0 ? roundCell(cell, columns[column]) : cell
            }),
            isSmall: chart.viewSettings.color_less_10 === true && figure.n > 0 && figure.n < smallBelow,
            isEmpty: !(figure.n > 0) && !figure.isWithheld,
          }))
        }),
      ),
    ),
  )
  return { columns, rows }
}

function usesLevels({ series, chart }: Pick<Source, 'series' | 'chart'>): boolean {
  return getDefinition(chart.type).counts === 'levels' && series.items.some(({ levels }) => levels.length > 0)
}

/** The categories on the axis of a type with this way of counting. */
const groupColumns: { [counts in Counting['counts']]?: ParseKeys<'charts'> } = {
  bins: 'column.bin',
  institutions: 'column.institution',
}

/** The columns that name the group of a row. */
export function breakdownFields({ series, chart, language }: Source): Field[] {
  const breakdowns = getBreakdowns(series)
  const label = (list: Series['groups'], index: number): string => {
    const category = list[index]
    return category ? getText(category.label, language) || String(category.value) : ''
  }
  const { counts } = getDefinition(chart.type)
  const isTimeline = counts === 'bins'
  const splits = series.panels.flatMap(({ split }) => (split ? [split] : []))
  return [
    ...(splits.length > 0
      ? [
          {
            key: 'column.split' as const,
            kind: 'text' as const,
            isOrdered: areAges(chart.splits),
            of: (_: Figure, { panel }: At) => label(splits, panel),
          },
        ]
      : []),
    { key: 'column.item', kind: 'text', of: (_, { item }) => itemName(series, item, language) },
    ...(breakdowns.groups
      ? [
          {
            key: groupColumns[counts] ?? ('column.group' as const),
            kind: 'text' as const,
            isOrdered: isTimeline || areAges(chart.groups),
            of: (_: Figure, { group }: At) => label(series.groups, group),
          },
        ]
      : []),
    ...(breakdowns.slices
      ? [
          {
            key: series.slices.some(({ isOthers }) => isOthers)
              ? ('column.institution' as const)
              : ('column.slice' as const),
            kind: 'text' as const,
            isOrdered: areAges(chart.slices),
            of: (_: Figure, { slice }: At) => label(series.slices, slice),
          },
        ]
      : []),
    ...(usesLevels({ series, chart })
      ? [
          {
            key: 'column.level' as const,
            kind: 'text' as const,
            isOrdered: true,
            of: (_: Figure, { item, level }: At) => label(series.items[item]?.levels ?? [], level),
          },
        ]
      : []),
  ]
}

/** The name of an item. */
export function itemName({ items }: Series, index: number, language: Language): string {
  const item = items[index]
  if (!item) return ''
  const name = getText(item.label, language) || item.name
  // Next to means, shares are labelled as such.
  return isYesOrNo(item) && !areShares({ items }) ? `${name} (%)` : name
}

function areAges(breakdowns: readonly Breakdown[]): boolean {
  return breakdowns.length > 0 && breakdowns.every(({ age }) => age !== undefined)
}

function figureFields(source: Source): Field[] {
  const { series, chart } = source
  const decimals = chartDecimals(series, chart)
  const n: Field = { key: 'column.n', kind: 'number', of: (figure) => figure.n }
  const answers: Field[] = series.items.some(({ keys }, item) => keys.length > 1 && hasAnswers(series, item))
    ? [{ key: 'answers', kind: 'number', of: (figure) => figure.answers }]
    : []
  const invalid: Field[] =
    series.invalid > 0 || series.panels.some(({ figures }) => figures.flat(2).some((figure) => figure.invalid > 0))
      ? [{ key: 'column.invalid', kind: 'number', of: (figure) => figure.invalid }]
      : []
  if (usesLevels(source))
    return [{ ...n, of: (figure, at) => peopleAt(source, figure, at) }, ...answers, ...shareFields(source), ...invalid]
  if (getDefinition(chart.type).counts === 'spread')
    return [
      n,
      ...answers,
      ...boxFields(series, decimals),
      ...meanFields(source, decimals),
      ...benchmarkFields(source, decimals),
      ...invalid,
    ]
  if (getDefinition(chart.type).counts === 'institutions')
    return [n, ...answers, ...funnelFields(source, decimals), ...invalid]
  return [
    n,
    ...answers,
    ...meanFields(source, decimals),
    ...benchmarkFields(source, decimals),
    ...targetFields(source, decimals),
    ...signalFields(source),
    ...noteFields(source),
    ...invalid,
  ]
}

/** Whether people answered several pooled questions of an item: their answers are more than they are. */
function hasAnswers({ panels }: Series, item: number): boolean {
  return panels.some(({ figures }) => figures[item]?.flat().some(({ answers }) => answers !== null))
}

function meanFields({ series }: Source, decimals: number): Field[] {
  const isShare = areShares(series)
  const field = (key: ParseKeys<'charts'>, of: (figure: Figure) => number | null): Field => ({
    key,
    kind: 'number',
    decimals,
    isPercent: isShare,
    of: (figure, { item }) => (figure.n > 0 ? inPercent(series, item, of(figure)) : null),
  })
  return [
    field(isShare ? 'column.share' : 'column.mean', ({ mean }) => mean),
    ...(isShare ? [] : [field('column.sd', ({ sd }) => sd)]),
    field('column.low', ({ low }) => low),
    field('column.high', ({ high }) => high),
  ]
}

function boxFields({ hideBelow }: Series, decimals: number): Field[] {
  const field = (
    key: ParseKeys<'charts'>,
    of: (box: NonNullable<Figure['box']>) => number,
    places = decimals,
  ): Field => ({ key, kind: 'number', decimals: places, of: ({ box, n }) => (box && n > 0 ? of(box) : null) })
  return [
    field('column.whisker-low', ({ low }) => low),
    field('column.q1', ({ q1 }) => q1),
    field('column.median', ({ median }) => median),
    field('column.q3', ({ q3 }) => q3),
    field('column.whisker-high', ({ high }) => high),
    // Above a limit of small groups no single answers are shown.
    ...(hideBelow > 0 ? [] : [field('column.outliers', ({ outside }) => outside, 0)]),
  ]
}

/** A figure withheld from this reader shows only that, in place of its n. */
function withheldCell(key: Field['key'], t: Source['t']): TableCell {
  return key === 'column.n' ? t('withheld') : null
}

/** A figure as it is shown; empty if it is missing. */
export function clean(value: TableCell): TableCell {
  if (typeof value !== 'number') return value
  const figure = toFinite(value)
  return figure === null ? null : Number(figure.toPrecision(12))
}
