import type { TFunction } from 'i18next'
import { type Funnel, isOverdispersed } from '#evaluation/counting/statistics/funnel.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series, SeriesItem, Verdict } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import type { Cell, ChartLayoutData, SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Language } from '#lib/languages.ts'
import { comparedWith, isWithoutSpread } from './comparedWith.ts'
import { areShares, chartDecimals } from './decimals.ts'
import { showFigure, showShare } from './figureText.ts'
import { named, getSentence } from './sentence.ts'
import { getSign, getVerdict, verdictText } from './verdict.ts'

type AddSentence = TFunction<'charts'>
type Source = { series: Series; chart: Chart; t: AddSentence; language: Language }

/** The position of an institution in its funnel: 'auffällig: besser (ausserhalb 99.8 %)'. */
export function placeText({ verdict, n }: { verdict: Verdict | null; n: number }, t: AddSentence): string {
  if (!verdict) return ''
  if (verdict.word === 'tooFew') return verdictText({ verdict, n }, t)
  const different = getVerdict({ verdict })?.word
  if (different) return t('funnel.outside', { side: sideText(different, t) })
  return t(verdict.word === 'borderline' ? 'funnel.borderline' : 'funnel.inside')
}

function sideText(word: 'better' | 'worse' | 'above' | 'below', t: AddSentence): string {
  return word === 'better' || word === 'worse' ? t(`verdict.${word}`) : t(`funnel.side.${word}`)
}

/** The comparison of an institution with the middle of its funnel, as a sentence. */
export function funnelSentence(
  { series, chart, t, language }: Source,
  { panel, item, group }: { panel: number; item: number; group: number },
  funnel: Funnel,
): string {
  const figure = series.panels[panel]?.figures[item]?.[group]?.[0]
  const category = series.groups[group]
  if (!figure || !category) return ''
  return getSentence(
    {
      subject: named(getText(category.label, language) || String(category.value), t),
      figure: { ...figure, verdict: funnel.verdicts[group] ?? null },
      reference: {
        kind: funnel.isBenchmark ? 'benchmark' : 'together',
        mean: funnel.centre,
        n: comparedWith(series, item)?.known.n ?? null,
      },
      decimals: chartDecimals(series, chart),
      isShare: areShares(series),
      isComplete: series.complete,
    },
    t,
  )
}

/** The limits at the position of an institution: 'Grenzen bei n = 45: 95 % 3.51 – 4.12, 99.8 % 3.30 – 4.33'. */
export function limitsTips(
  { funnel }: SmallMultiple,
  cells: readonly Cell[],
  data: ChartLayoutData,
  t: AddSentence,
): string[] {
  const show = (value: number) =>
    data.measure === 'share' ? showShare(value, data.decimals) : showFigure(value, data.decimals)
  return cells.flatMap(({ n }) => {
    const limits = funnel?.limitsAt(n)
    if (!limits) return []
    const [inner, outer] = [limits.inner, limits.outer].map((ends) => ends.map(show).join(' – '))
    return [t('funnel.limits-at', { n: t('n-is', { n: showFigure(n) }), inner, outer })]
  })
}

/** How many institutions are within and beyond the limits, a sentence per small chart. */
export function placesTexts({ multiples }: ChartLayoutData, t: AddSentence): string[] {
  return multiples.flatMap(({ funnel, cells, heading }) => {
    const verdicts = cells
      .flatMap((row) => row.flatMap((cell) => cell?.verdict ?? []))
      .filter(({ word }) => word !== 'tooFew')
    if (!funnel || verdicts.length === 0) return []
    const text = t('funnel.places', {
      count: verdicts.length,
      outside: showFigure(verdicts.filter((verdict) => getVerdict({ verdict }) !== null).length),
      edge: showFigure(verdicts.filter(({ word }) => word === 'borderline').length),
    })
    return [heading === '' ? text : t('signals.of', { name: heading, text })]
  })
}

/** Own institutions whose position is named in a sentence each. */
const maxNamed = 5

/** The position of own institutions, a sentence each; of all together where there are none or many. */
function ownTexts(data: ChartLayoutData, t: AddSentence): string[] {
  if (data.parts.length < 2) return placesTexts(data, t)
  const own = data.multiples.flatMap(({ categories, cells, heading }) =>
    cells.flatMap((row, place) => {
      const text = row[0] ? placeText(row[0], t) : ''
      const name = [heading, categories[place]].filter(Boolean).join(' · ')
      return text === '' ? [] : [t('signals.of', { name, text: `${text}.` })]
    }),
  )
  return own.length > 0 && own.length <= maxNamed ? own : placesTexts(data, t)
}

/** Where own institutions are, and what a reader must know of the limits; how they come about is the method. */
export function funnelNotes(
  series: Series,
  data: ChartLayoutData,
  { viewSettings }: Pick<Chart, 'viewSettings'>,
  t: AddSentence,
): string[] {
  // Nothing is judged while rows are missing.
  if (!series.complete) return []
  const some = getLimited(data)
  if (some.length === 0) return [t('funnel.none')]
  return [
    ...ownTexts(data, t),
    ...(some.some(({ dispersion }) => isOverdispersed(dispersion))
      ? [t(viewSettings.plain_limits ? 'funnel.overdispersed.short' : 'funnel.widened.short')]
      : []),
    t('funnel.chance.short'),
    ...(series.items.some((_, item) => isWithoutSpread(series, item)) ? [t('benchmark-without-sd')] : []),
  ]
}

/** How the limits of a funnel were computed, and what is beyond them; empty if it has none. */
export function funnelMethod(
  data: ChartLayoutData,
  { viewSettings }: Pick<Chart, 'viewSettings'>,
  t: AddSentence,
): string[] {
  const some = getLimited(data)
  if (some.length === 0) return []
  const shown = new Set(ownTexts(data, t))
  return [
    ...placesTexts(data, t).filter((text) => !shown.has(text)),
    t(data.measure === 'share' ? 'funnel.define.share' : 'funnel.define.mean'),
    ...some.flatMap(({ dispersion, factor, heading }) => {
      if (!isOverdispersed(dispersion)) return []
      const values = { phi: showFigure(dispersion, 1), factor: showFigure(factor, 2) }
      const text = t(viewSettings.plain_limits ? 'funnel.overdispersed' : 'funnel.widened', values)
      return [heading === '' ? text : t('signals.of', { name: heading, text })]
    }),
    t('funnel.chance'),
  ]
}

/** The funnels that have limits. */
function getLimited({ multiples }: ChartLayoutData) {
  const known = multiples.flatMap(({ funnel, heading }) => (funnel ? [{ ...funnel, heading }] : []))
  return known.filter(({ verdicts }) => verdicts.some(Boolean))
}

/** The meaning of the symbols of a funnel. */
export function funnelKey(items: readonly SeriesItem[], t: AddSentence) {
  const sides = new Set(items.map(({ direction }) => direction === 'neutral'))
  const words = [
    ...(sides.has(false) ? (['better', 'worse'] as const) : []),
    ...(sides.has(true) ? (['above', 'below'] as const) : []),
  ]
  return [
    ...words.map((word) => ({ ...getSign(word), text: t('funnel.outside', { side: sideText(word, t) }) })),
    { sign: '●', text: t('funnel.key-inside'), isGood: null },
  ]
}
