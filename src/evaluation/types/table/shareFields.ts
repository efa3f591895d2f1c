import type { ParseKeys } from 'i18next'
import type { Figure } from '#evaluation/model/series.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { getBreakdowns } from '#evaluation/types/layout/breakdownTexts.ts'
import { isMulti } from '#evaluation/types/layout/levelParts.ts'
import { shareDecimals } from '#evaluation/types/words/figureText.ts'
import type { At, Field, Source } from './field.ts'

/** How often each answer was given, and its share in per cent. */
export function shareFields(source: Source): Field[] {
  const { series } = source
  const shown = { kind: 'number', decimals: shareDecimals(source.chart.config.decimals), isPercent: true } as const
  const percent = (value: number | undefined): number | null => (value === undefined ? null : value * 100)
  const count: Field = {
    key: 'column.count',
    kind: 'number',
    of: (figure, at) => (peopleAt(source, figure, at) > 0 ? getCount(figure, at.level) : null),
  }
  const part = getPart(source)
  if (part)
    return [
      count,
      {
        key: 'column.share',
        label: `${source.t(part.word)} (%)`,
        ...shown,
        of: (figure, at) =>
          figure.n > 0 && !series.items[at.item]?.levels[at.level]?.isBeside && part.whole(figure, at) > 0
            ? (getCount(figure, at.level) / part.whole(figure, at)) * 100
            : null,
      },
    ]
  return [
    count,
    { key: 'column.share', ...shown, of: (figure, { level }) => percent(figure.shares[level]?.share) },
    { key: 'column.low', ...shown, of: (figure, { level }) => percent(figure.shares[level]?.low) },
    { key: 'column.high', ...shown, of: (figure, { level }) => percent(figure.shares[level]?.high) },
  ]
}

/** If a picture shows no shares of people: parts of a bar, or of all mentions. They have no interval. */
function getPart({
  series,
  chart,
}: Source): { word: ParseKeys<'charts'>; whole: (figure: Figure, at: At) => number } | null {
  const { whole } = getDefinition(chart.type)
  const isFull = whole === 'bar'
  if (isFull && getBreakdowns(series).slices)
    return {
      word: 'define.part',
      whole: (_, { panel, item, group, level }) =>
        (series.panels[panel]?.figures[item]?.[group] ?? []).reduce((all, figure) => all + getCount(figure, level), 0),
    }
  if ((isFull || whole === 'answers') && isMulti(series))
    return {
      word: 'share-of-mentions',
      whole: ({ counts, besides = 0 }) => counts.reduce((all, count) => all + count, -besides),
    }
  return null
}

/** The total of a level's share: outside the scale all answers, on it those on the scale. */
export function peopleAt({ series }: Pick<Source, 'series'>, { n, besides = 0 }: Figure, { item, level }: At): number {
  return series.items[item]?.levels[level]?.isBeside ? n + besides : n
}

/** How often a level was answered; the number of all answers if there are no levels. */
function getCount({ counts, n }: Figure, level: number): number {
  return counts[level] ?? n
}
