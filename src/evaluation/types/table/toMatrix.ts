import type { Figure } from '#evaluation/model/series.ts'
import { smallBelow } from '#evaluation/types/layout/figureCells.ts'
import type { ComparatorName } from '#evaluation/model/chart.ts'
import { getMarks, isBrokenDown } from '#evaluation/types/layout/breakdownTexts.ts'
import { verdictText } from '#evaluation/types/words/verdict.ts'
import { type Field, roundCell, type Source, type TableCell } from './field.ts'
import { getSpreadShown, inPercent } from './benchmarkFields.ts'
import { clean, type Column, breakdownFields, itemName, type Table } from './toTable.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The values in a cell of the matrix, one below the other; each is a column of its own when it is copied or sorted. */
const parts = {
  mean: { key: 'column.mean', of: ({ mean }) => mean },
  n: { key: 'column.n', of: ({ n }) => n },
  sd: { key: 'column.sd', of: ({ sd }) => sd },
  low: { key: 'column.low', of: ({ low }) => low },
  high: { key: 'column.high', of: ({ high }) => high },
  invalid: { key: 'column.invalid', of: ({ invalid }) => invalid },
} as const satisfies Record<string, Pick<Field, 'key'> & { of: (figure: Figure) => number | null }>

type MatrixMean = { mean: TableCell; n: TableCell; sd: TableCell }
/** A figure of the matrix as it is rendered. */
export type MatrixFigure = MatrixMean & {
  low: TableCell
  high: TableCell
  invalid: TableCell
  verdict: string
  isSmall: boolean
}
/** A benchmark below the columns of its items. */
export type MatrixBenchmark = { name: string; comparator?: ComparatorName; figures: (MatrixMean | null)[] }
export type Matrix = Omit<Table, 'rows'> & {
  /** The number of columns that identify a row. */
  breakdowns: number
  /** The number of columns of an item when it is copied: one for each value of its cells. */
  perItem: number
  items: string[]
  decimals: number
  /** All items are shares, in per cent. */
  isPercent: boolean
  rows: (Table['rows'][number] & { figures: MatrixFigure[] })[]
  benchmarks: MatrixBenchmark[]
}

/** Whether the figures of a column are numbers of answers. */
function areCounts(key: Field['key']): boolean {
  return key === 'column.n' || key === 'column.invalid'
}

/** Whether there are groups for the rows. */
export function hasGroups({ series }: Pick<Source, 'series'>): boolean {
  return isBrokenDown(series.groups) || isBrokenDown(series.slices) || series.panels.some(({ split }) => split !== null)
}

/**
 * The means of a chart as a row per group and a column per item, n with every mean; with `isSpread` also the deviation,
 * the interval and the answers that do not count.
 */
export function toMatrix(source: Source, isSpread: boolean): Matrix {
  const { series, chart, t, language } = source
  const breakdowns = breakdownFields(source).filter(({ key }) => key !== 'column.item')
  const shown = Object.values(parts).slice(0, isSpread ? undefined : 2)
  const isPercent = areShares(series)
  const unit = isPercent ? ' (%)' : ''
  const items = series.items.map((_, item) => `${itemName(series, item, language)}${unit}`)
  const decimals = chartDecimals(series, chart)
  const columns: Column[] = [
    ...breakdowns.map(({ key, isOrdered = false }) => getColumn(key, t(key), 'text', 0, isOrdered)),
    ...items.flatMap((name, item) =>
      shown.map(({ key }, part) =>
        getColumn(
          `${item} ${key}`,
          part === 0 ? name : `${name}${labelSeparator()}${t(key)}`,
          'number',
          areCounts(key) ? 0 : decimals,
        ),
      ),
    ),
  ]
  const rows = series.panels.flatMap(({ figures }, panel) =>
    series.groups.flatMap((_group, group) =>
      series.slices.flatMap((_slice, slice) => {
        const row = series.items.map((_item, item) => figures[item]?.[group]?.[slice])
        const [first] = row
        if (!first) return []
        const cells = row.map((figure, item) => (figure ? getFigure(figure, source, item) : noFigure))
        return [
          {
            cells: [
              ...breakdowns.map(({ of }) => of(first, { item: 0, group, slice, panel, level: 0 })),
              ...row.flatMap((figure, item) =>
                shown.map((part) => {
                  const cell = figure ? getPart(figure, part, source, item) : null
                  return series.hideBelow > 0 && !areCounts(part.key) ? roundCell(cell, { decimals, isPercent }) : cell
                }),
              ),
            ],
            figures: cells,
            isSmall: false,
            isEmpty: row.every((figure) => !figure || (!(figure.n > 0) && !figure.isWithheld)),
          },
        ]
      }),
    ),
  )
  // What a picture has as lines is a row each here.
  const marks = getMarks(
    { ...source, theme: 'light', colors: [] },
    series.items.map((_, item) => item),
  )
  const benchmarks = marks.map(({ label, comparator, values }) => ({
    name: comparator ? label : `${t('column.benchmark')} ${label}`,
    ...(comparator && { comparator }),
    figures: values.map(
      (value, item) =>
        value && {
          mean: clean(inPercent(series, item, value.mean)),
          n: value.n,
          sd: getSpreadShown(series, item, value.sd),
        },
    ),
  }))
  return { columns, rows, breakdowns: breakdowns.length, perItem: shown.length, items, decimals, isPercent, benchmarks }
}

const noFigure: MatrixFigure = {
  mean: null,
  n: null,
  sd: null,
  low: null,
  high: null,
  invalid: null,
  verdict: '',
  isSmall: false,
}

function getFigure(figure: Figure, source: Source, item: number): MatrixFigure {
  const { chart, t } = source
  const of = (part: (typeof parts)[keyof typeof parts]) => getPart(figure, part, source, item)
  return {
    mean: of(parts.mean),
    n: of(parts.n),
    sd: of(parts.sd),
    low: of(parts.low),
    high: of(parts.high),
    invalid: of(parts.invalid),
    verdict: chart.viewSettings.benchmark && !figure.isWithheld ? verdictText(figure, t) : '',
    isSmall: chart.viewSettings.color_less_10 === true && figure.n > 0 && figure.n < smallBelow,
  }
}

/** A figure withheld from this reader shows only that, in place of its n. */
function getPart(
  figure: Figure,
  { key, of }: (typeof parts)[keyof typeof parts],
  { series, t }: Source,
  item: number,
): TableCell {
  if (figure.isWithheld) return key === 'column.n' ? t('withheld') : null
  if (key === 'column.n') return figure.n
  if (!(figure.n > 0)) return null
  return clean(key === 'column.invalid' ? of(figure) : inPercent(series, item, of(figure)))
}

function getColumn(key: string, label: string, kind: Column['kind'], decimals: number, isOrdered = false): Column {
  return { key, label, kind, decimals, isOrdered, isLong: false }
}
