import type { TFunction } from 'i18next'
import { comparators, type Chart, type ComparatorName, type Direction } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import type { Language } from '#lib/languages.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { comparatorN } from './comparators.ts'
import { comparedWith } from './comparedWith.ts'
import { areShares, chartDecimals, decimalsApart, maxSentences } from './decimals.ts'
import { toFinite, showFigure, showShare } from './figureText.ts'
import { timeName } from './timeName.ts'

/** One comparison: the figure and its owner, the reference, and the verdict. */
export type Compared = {
  /**
   * The subject of the comparison and its number; if it is not a person or institution, the place or time of its figure
   * (`place`).
   */
  subject: { text: string; count: number; place?: string }
  figure: Figure
  /** Without a mean if nobody answered. */
  reference: {
    kind: 'benchmark' | 'before' | 'others' | 'everyone' | 'together' | ComparatorName
    mean: number | null
    n: number | null
  }
  decimals: number
  /** Means of 0 and 1, shown in per cent. */
  isShare?: boolean
  /** The better side, to say whether the best tenth is reached. */
  direction?: Direction
  /** False while rows are still loading. */
  isComplete: boolean
}

/**
 * A comparison as a sentence that can be read out: the subject, its figure, above or below the reference, and how
 * certain that is.
 */
export function getSentence(compared: Compared, t: TFunction<'charts'>): string {
  const { figure, reference, isComplete } = compared
  const n = t('n-is', { n: showFigure(figure.n) })
  if (figure.isWithheld) return t('sentence.withheld')
  const mean = toFinite(figure.mean)
  const partial = isComplete ? [] : [t('sentence.partial')]
  if (figure.n === 0 || mean === null) return [t('sentence.none'), ...partial].join(' ')
  if (isDistance(reference.kind)) return distanceSentence(compared, mean, n, t)
  if (figure.verdict?.word === 'tooFew' || reference.mean === null) {
    // The group may have enough answers while the reference has too few.
    const isOurs = reference.mean !== null && (figure.n < 10 || reference.n === null)
    const few = isOurs ? t('sentence.tooFew', { n }) : t('sentence.tooFew.benchmark', { n: nText(reference.n, t) })
    return [few, ...partial].join(' ')
  }
  return [...getRelation(compared, mean, reference.mean, n, t), ...partial].join(' ')
}

/** Whether a comparison states a distance only: nothing about it is tested. */
function isDistance(kind: Compared['reference']['kind']): kind is ComparatorName {
  return comparators.some((one) => one === kind)
}

/** A figure next to one that it is not tested against: which is higher, as far as the decimals around it tell. */
function distanceSentence(compared: Compared, mean: number, n: string, t: TFunction<'charts'>): string {
  const { figure, reference, decimals, isComplete, direction = 'neutral' } = compared
  const { kind, mean: known } = reference
  if (!isComplete) return t('sentence.partial')
  if (figure.n < minAnswers) return t('sentence.tooFew', { n })
  if (known === null) return ''
  const relation = relationText(compared, [mean, known], decimals, n, t)
  const isBest = kind === 'best_tenth' && isReached(mean, known, direction)
  return isBest ? `${relation} ${t('sentence.best_tenth.reached')}` : relation
}

/** Whether a figure reaches or exceeds the best tenth, on the better side. */
export function isReached(mean: number | null, limit: number | null, direction: Direction): boolean {
  if (mean === null || limit === null || direction === 'neutral') return false
  return direction === 'higher' ? mean >= limit : mean <= limit
}

/** A name as a subject of a sentence. */
export function named(name: string, t: TFunction<'charts'>): Compared['subject'] {
  return { text: t('sentence.named', { name }), count: 1 }
}

/** How two figures relate at some decimals. */
function getSideAt([mean, known]: [number, number], shown: number, isShare: boolean): 'equal' | 'above' | 'below' {
  const show = isShare ? showShare : showFigure
  return show(mean, shown) === show(known, shown) ? 'equal' : getSide(mean, known)
}

function relationText(
  { subject, reference, isShare = false }: Compared,
  means: [mean: number, known: number],
  shown: number,
  n: string,
  t: TFunction<'charts'>,
): string {
  const show = isShare ? showShare : showFigure
  const [value, other] = means.map((one) => show(one, shown))
  const relation = getSideAt(means, shown, isShare)
  const { kind } = reference
  const knownN = reference.n === null || !isDistance(kind) ? nText(reference.n, t) : comparatorN(kind, reference.n, t)
  const values = {
    value,
    n,
    reference: t(`sentence.${kind}`, { value: knownN === '' ? other : `${other} (${knownN})` }),
  }
  return subject.place === undefined
    ? t(`sentence.${relation}`, { ...values, subject: subject.text, count: subject.count })
    : t(`sentence.${relation}.placed`, {
        ...values,
        place: subject.place,
        what: t(isShare ? 'sentence.what.share' : 'sentence.what.mean'),
      })
}

function getRelation(compared: Compared, mean: number, known: number, n: string, t: TFunction<'charts'>): string[] {
  const { figure, decimals, isShare = false } = compared
  const difference = differenceText(figure.verdict, t)
  const shown = difference === null ? decimals : decimalsApart(mean, known, decimals, isShare)
  const relation = getSideAt([mean, known], shown, isShare)
  const sentence = relationText(compared, [mean, known], shown, n, t)
  // Figures that look equal are not called different.
  if (difference !== null) return [sentence, relation === 'equal' ? t('sentence.shown-alike') : difference]
  if (relation === 'equal') return [sentence]
  const word = figure.verdict?.word
  const isSaid = word === 'unclear' || word === 'alike' || word === 'borderline'
  return [sentence, t(isSaid ? `sentence.${word}` : 'sentence.untested')]
}

function getSide(mean: number, reference: number): 'above' | 'below' {
  return mean > reference ? 'above' : 'below'
}

function nText(n: number | null, t: TFunction<'charts'>): string {
  return n === null ? '' : t('n-is', { n: showFigure(n) })
}

/** The text for a difference that chance does not explain; null if there is none. */
function differenceText(verdict: Figure['verdict'], t: TFunction<'charts'>): string | null {
  const size = verdict?.isClear ? 'sentence.clear-difference' : 'sentence.difference'
  if (verdict?.word === 'better' || verdict?.word === 'worse') return t(`${size}.${verdict.word}`)
  return verdict?.word === 'above' || verdict?.word === 'below' ? t(size) : null
}

export type Place = { item: number; group: number; slice: number; panel: number }

export type Source = { series: Series; chart: Chart; t: TFunction<'charts'>; language: Language }

/** The sentence of a figure in a chart. */
export function sentenceFor(figure: Figure, source: Source): string {
  for (const [panel, { figures }] of source.series.panels.entries())
    for (const [item, groups] of figures.entries())
      for (const [group, slices] of groups.entries()) {
        const slice = slices.indexOf(figure)
        if (slice >= 0) return sentenceAt(source, { panel, item, group, slice })
      }
  return ''
}

/** The sentences of a chart with so few comparisons that each fits below it. */
export function getSentences(source: Source): string[] {
  const { series } = source
  if (series.comparisons > maxSentences) return []
  const places = getShownPlaces(series)
  return places.length > maxSentences ? [] : places.map((at) => sentenceAt(source, at)).filter(Boolean)
}

/** The figures of a chart that sentences are about: without the group of all others. */
export function getShownPlaces(series: Series): Place[] {
  return getPlaces(series).filter((at) => !isOfOthers(series, at))
}

/** The figure of a chart at a place next to a reference, as a sentence; none without a figure. */
export function comparePlace(source: Source, at: Place, reference: Compared['reference']): string[] {
  const { series, chart, t, language } = source
  const figure = series.panels[at.panel]?.figures[at.item]?.[at.group]?.[at.slice]
  if (!figure || figure.isWithheld || isOfOthers(series, at)) return []
  const text = getSentence(
    {
      subject: placed({ series, t, language }, at),
      figure,
      reference,
      decimals: chartDecimals(series, chart),
      isShare: isShareAt(series, at.item),
      isComplete: series.complete,
      direction: series.items[at.item]?.direction ?? 'neutral',
    },
    t,
  )
  return text === '' ? [] : [text]
}

/** The own figures of a chart of so few next to those of all others, a sentence each. */
export function getOwnSentences({ series, chart, t, language }: Source): string[] {
  if (series.own?.isAlone !== false || series.bin) return []
  const places = getPlaces(series).filter(({ slice }) => slice === 0)
  if (places.length > maxSentences || series.slices.length !== 2) return []
  const decimals = chartDecimals(series, chart)
  return places.flatMap((at) => {
    const [own, others] = series.panels[at.panel]?.figures[at.item]?.[at.group] ?? []
    const [value, other] = [toFinite(own?.mean), toFinite(others?.mean)]
    if (!own || !others || value === null || other === null || own.isWithheld || others.isWithheld) return []
    const isShare = isShareAt(series, at.item)
    const show = isShare ? showShare : showFigure
    return t('own.sentence', {
      place: nameAt({ series, t, language }, at),
      value: show(value, decimals),
      n: nText(own.n, t),
      other: show(other, decimals),
      otherN: nText(others.n, t),
    })
  })
}

function getPlaces({ panels }: Series): Place[] {
  return panels.flatMap(({ figures }, panel) =>
    figures.flatMap((groups, item) =>
      groups.flatMap((slices, group) => slices.map((_, slice): Place => ({ panel, item, group, slice }))),
    ),
  )
}

function isOfOthers({ groups, slices }: Series, { group, slice }: Place): boolean {
  return groups[group]?.isOthers === true || slices[slice]?.isOthers === true
}

/** The sentence of one figure of a chart next to its benchmark; '' if it has none. */
export function sentenceAt({ series, chart, t, language }: Source, at: Place): string {
  const figure = series.panels[at.panel]?.figures[at.item]?.[at.group]?.[at.slice]
  const benchmark = comparedWith(series, at.item)
  if (!figure || !benchmark || chart.viewSettings.benchmark !== true || isOfOthers(series, at)) return ''
  return getSentence(
    {
      subject: placed({ series, t, language }, at),
      figure,
      reference: { kind: 'benchmark', mean: benchmark.known.mean, n: benchmark.known.n },
      decimals: chartDecimals(series, chart),
      isShare: isShareAt(series, at.item),
      isComplete: series.complete,
    },
    t,
  )
}

function isShareAt({ items }: Series, item: number): boolean {
  const own = items[item]
  return own !== undefined && areShares({ items: [own] })
}

/** The position of a figure in a chart in natural language: 'Im Januar 2023', 'Bei «Frauen»'. */
function placed({ series, t, language }: Omit<Source, 'chart'>, at: Place): Compared['subject'] {
  const { bin } = series
  const group = series.groups[at.group]
  const name = nameAt({ series, t, language }, at)
  const time = bin && group ? t(`sentence.time.${bin}`, { time: timeName(group, bin, language) }) : ''
  if (time === '') return { text: name, count: 1, place: t('sentence.place', { name }) }
  return { text: name, count: 1, place: name === '' ? time : t('sentence.place-within', { time, name }) }
}

/** The breakdowns of a figure, and its item if there are several or no breakdowns and no time. */
function nameAt({ series, language }: Omit<Source, 'chart'>, at: Place): string {
  const { bin } = series
  const item = series.items[at.item]
  const itemText = (item && getText(item.label, language)) || item?.name || ''
  const breakdowns = [
    series.panels[at.panel]?.split,
    bin ? null : series.groups[at.group],
    series.slices[at.slice],
  ].flatMap((category) =>
    category && category.value !== '' ? getText(category.label, language) || String(category.value) : [],
  )
  if (breakdowns.length === 0) return bin ? '' : itemText
  return [...breakdowns, ...(series.items.length > 1 && !bin ? [itemText] : [])].join(' · ')
}
