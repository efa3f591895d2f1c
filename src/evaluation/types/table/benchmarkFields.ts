import type { Figure, Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { comparatorSentencesAt } from '#evaluation/types/words/comparatorSentences.ts'
import { areShares } from '#evaluation/types/words/decimals.ts'
import { sentenceAt } from '#evaluation/types/words/sentence.ts'
import { verdictText } from '#evaluation/types/words/verdict.ts'
import { comparatorFields } from './comparatorFields.ts'
import type { At, Field, Source } from './field.ts'

/** What the figures of a chart are compared with, and the verdicts in words. */
export function benchmarkFields(source: Source, decimals: number): Field[] {
  const { series, chart, t, language } = source
  const benchmarks = chart.viewSettings.benchmark ? series.benchmarks : []
  const others = comparatorFields(source, decimals)
  if (benchmarks.length + others.length === 0) return []
  const fields = benchmarks.flatMap(({ label, id, items }): Field[] => {
    const name = getText(label, language) || String(id)
    return [
      {
        key: 'column.benchmark',
        label: `${t('column.benchmark')} ${name}`,
        kind: 'number',
        decimals,
        isPercent: areShares(series),
        of: (_, { item }) => inPercent(series, item, items[item]?.mean ?? null),
      },
      ...(areShares(series)
        ? []
        : [
            {
              key: 'column.benchmark-sd' as const,
              label: `${t('column.benchmark-sd')} ${name}`,
              kind: 'number' as const,
              decimals,
              of: (_: Figure, { item }: At) => getSpreadShown(series, item, items[item]?.sd ?? null),
            },
          ]),
      {
        key: 'column.benchmark-n',
        label: `${t('column.benchmark-n')} ${name}`,
        kind: 'number',
        of: (_, { item }) => items[item]?.n ?? null,
      },
    ]
  })
  return [
    ...fields,
    ...others,
    ...(benchmarks.length > 0
      ? [{ key: 'column.verdict' as const, kind: 'text' as const, of: (figure: Figure) => verdictText(figure, t) }]
      : []),
    {
      key: 'column.sentence',
      kind: 'text',
      isLong: true,
      of: (_, at) =>
        series.complete
          ? [sentenceAt(source, at), ...comparatorSentencesAt(source, at)].filter(Boolean).join(' ')
          : null,
    },
  ]
}

/** A mean; for an item of yes and no its share in per cent. */
export function inPercent({ items }: Pick<Series, 'items'>, item: number, mean: number | null): number | null {
  const own = items[item]
  return mean !== null && own && isYesOrNo(own) ? mean * 100 : mean
}

/** The spread of a benchmark; for an item of yes and no it follows from the share. */
export function getSpreadShown({ items }: Pick<Series, 'items'>, item: number, sd: number | null): number | null {
  const own = items[item]
  return own && isYesOrNo(own) ? null : sd
}
