import type { ParseKeys } from 'i18next'
import type { Funnel, Limits } from '#evaluation/counting/statistics/funnel.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { getFunnel } from '#evaluation/types/layout/getFunnel.ts'
import { areShares } from '#evaluation/types/words/decimals.ts'
import { funnelSentence, placeText } from '#evaluation/types/words/funnel.ts'
import type { At, Field, Source } from './field.ts'

/** The value of every institution, the limits for its number of answers, and the verdict. */
export function funnelFields(source: Source, decimals: number): Field[] {
  const { series, chart, t } = source
  const isShare = areShares(series)
  const factor = isShare ? 100 : 1
  const funnels = series.panels.map((_, panel) =>
    series.items.map((_item, item) => getFunnel(series, chart, panel, item)),
  )
  const funnelAt = ({ panel, item }: At): Funnel | null => funnels[panel]?.[item] ?? null
  const number = (key: ParseKeys<'charts'>, of: (figure: Figure, at: At) => number | null | undefined): Field => ({
    key,
    kind: 'number',
    decimals,
    isPercent: isShare,
    of: (figure, at) => (figure.n > 0 ? scaled(of(figure, at), factor) : null),
  })
  const limit = (key: ParseKeys<'charts'>, of: (limits: Limits) => number): Field =>
    number(key, ({ n }, at) => {
      const limits = funnelAt(at)?.limitsAt(n)
      return limits && of(limits)
    })
  return [
    number(isShare ? 'column.share' : 'column.mean', ({ mean }) => mean),
    ...(isShare ? [] : [number('column.sd', ({ sd }) => sd)]),
    number('column.centre', (_, at) => funnelAt(at)?.centre),
    limit('column.limit-95-low', ({ inner: [low] }) => low),
    limit('column.limit-95-high', ({ inner: [, high] }) => high),
    limit('column.limit-998-low', ({ outer: [low] }) => low),
    limit('column.limit-998-high', ({ outer: [, high] }) => high),
    {
      key: 'column.place',
      kind: 'text',
      of: ({ n }, at) =>
        series.complete ? placeText({ n, verdict: funnelAt(at)?.verdicts[at.group] ?? null }, t) : '',
    },
    {
      key: 'column.sentence',
      kind: 'text',
      isLong: true,
      of: (_, at) => {
        const funnel = funnelAt(at)
        return funnel && series.complete ? funnelSentence(source, at, funnel) : ''
      },
    },
  ]
}

function scaled(value: number | null | undefined, factor: number): number | null {
  return value === null || value === undefined ? null : value * factor
}
