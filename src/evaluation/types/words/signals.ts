import type { TFunction } from 'i18next'
import {
  falseSignals,
  minBins,
  runLimit,
  type Signal,
  signalKinds,
  type Signals,
} from '#evaluation/counting/statistics/signals.ts'
import { isYesOrNo, minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { findBin, lineSignals, openBins } from '#evaluation/counting/statistics/lineSignals.ts'
import type { Chart, Direction } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartLayoutData, SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Language } from '#lib/languages.ts'
import { showFigure, showShare } from './figureText.ts'
import { timeName } from './timeName.ts'

/** The symbol of a signal: a letter in a ring, which no verdict has. */
export const signalSign = 'S'
/** The centre and the limits of a line, in a legend: no dashes, which are those of benchmarks. */
export const centreSign = '──'
export const limitSign = '· · ·'
/** More bins than these are only counted, not listed. */
const maxNamed = 4

/** The signals at the points of a category, a sentence per line of the chart. */
export function signalTips(
  { signals, open }: SmallMultiple,
  category: number,
  parts: ChartLayoutData['parts'],
  t: TFunction<'charts'>,
) {
  if (open?.[category]) return [t('signals.open-tip')]
  return (signals ?? []).flatMap((line, part) => {
    const own = line?.signals?.marks[category] ?? []
    if (!line || own.length === 0) return []
    const text = t('signals.tip', { reasons: own.map((signal) => reasonText(signal, t)).join(', ') })
    const name = parts.length > 1 ? (parts[part]?.label ?? '') : ''
    return [name === '' ? text : t('signals.of', { name, text })]
  })
}

/** A signal as a short text: 'auffällig hoch: 9 oder mehr in Folge über der Mitte'. */
function reasonText({ kind, side }: Signal, t: TFunction<'charts'>): string {
  const name = `${kind}.${side}` as const
  return `${t(`signals.state.${side}`)} (${t(`signals.reason.${name}`, { count: runLimit })})`
}

type SignalParams = {
  series: Pick<Series, 'groups' | 'bin'>
  t: TFunction<'charts'>
  language: Language
  /** Only what lasts: a new centre, and the last run. */
  isShort?: boolean
}

/** The notes on the lines of a chart over time, one sentence each. */
export function signalNotes(data: ChartLayoutData, requested: SignalParams): string[] {
  const { multiples, parts } = data
  const { series, t, language } = requested
  const lines = multiples.flatMap(({ signals, heading }) =>
    (signals ?? []).flatMap((line, part) => {
      const name = [heading, parts.length > 1 ? (parts[part]?.label ?? '') : ''].filter(Boolean).join(' · ')
      return line ? [{ ...line, name }] : []
    }),
  )
  if (lines.length === 0) return []
  const described = lines
    .map(({ signals, direction, name }) => ({ name, text: lineText(signals, direction, data, requested) }))
    .filter(({ text }) => text !== '')
  // The same note for several lines appears once.
  const texts = [...new Set(described.map(({ text }) => text))].map((text) => {
    const names = described.filter((one) => one.text === text && one.name !== '').map(({ name }) => name)
    return names.length === 0 || (names.length > 1 && names.length === described.length)
      ? text
      : t('signals.of', { name: names.join(', '), text })
  })
  const open = series.groups.filter((_, place) =>
    multiples.some(
      (multiple) => multiple.open?.[place] && multiple.cells[place]?.some((cell) => (cell?.value ?? null) !== null),
    ),
  )[0]
  return [...texts, ...(open === undefined ? [] : [t('signals.open', { from: timeName(open, series.bin, language) })])]
}

/** How the signals of a chart were computed; empty if it has none. */
export function signalMethod({ multiples, measure }: ChartLayoutData, t: TFunction<'charts'>): string[] {
  if (!multiples.some(({ signals }) => signals?.some((line) => line !== null))) return []
  return [
    t(measure === 'share' ? 'signals.define.share' : 'signals.define', { run: runLimit }),
    measure === 'share'
      ? t('signals.chance.share', { count: falseSignals.shares, rare: falseSignals.rare })
      : t('signals.chance', { count: falseSignals.means }),
  ]
}

/** The state of a line: its last run, and the bins beyond their limits. */
function lineText(
  signals: Signals | null,
  direction: Direction,
  data: Pick<ChartLayoutData, 'decimals' | 'measure'>,
  { series, t, language, isShort = false }: SignalParams,
): string {
  if (!signals) return t('signals.few', { bins: minBins, n: minAnswers })
  if (signals.isFlat && !signals.restart) return t('signals.flat')
  const { marks } = signals
  const getName = (place: number): string => {
    const group = series.groups[place]
    return group ? timeName(group, series.bin, language) : ''
  }
  const { restart } = signals
  const run = runText(signals, direction, series.bin ?? 'bin_month', getName, t)
  if (isShort)
    return [...(restart ? [centreText(signals.centre, restart, getName, data, t)] : []), ...run.slice(0, 1)].join(' ')
  const texts = [
    ...(restart ? [centreText(signals.centre, restart, getName, data, t)] : []),
    ...(restart && !signals.isJudged.slice(restart.place).includes(true)
      ? [t('signals.few', { bins: minBins, n: minAnswers })]
      : []),
    ...run,
    ...(['up', 'down'] as const).flatMap((side) => {
      const places = marks.flatMap((own, place) =>
        own.some((one) => one.kind === 'outside' && one.side === side) ? [place] : [],
      )
      if (places.length === 0) return []
      const some = places.slice(-maxNamed).map(getName).join(', ')
      const names = places.length > maxNamed ? t('signals.some', { all: showFigure(places.length), some }) : some
      return [t(`signals.outside.${side}`, { names })]
    }),
  ]
  return texts.length > 0 ? texts.join(' ') : t('signals.none')
}

/** 'Neue Mitte ab Mai 2025: 3.9 statt 3.4.' */
function centreText(
  centre: number,
  { place, before }: NonNullable<Signals['restart']>,
  getName: (place: number) => string,
  { decimals, measure }: Pick<ChartLayoutData, 'decimals' | 'measure'>,
  t: TFunction<'charts'>,
): string {
  const show = measure === 'share' ? showShare : showFigure
  return t('signals.new-centre.text', {
    from: getName(place),
    now: show(centre, decimals),
    before: show(before, decimals),
  })
}

/**
 * The last run with its start, and its end if it is over; it is called better or worse only if it follows another state
 * and lasts.
 */
function runText(
  { marks, isJudged, restart }: Signals,
  direction: Direction,
  bin: NonNullable<Series['bin']>,
  getName: (place: number) => string,
  t: TFunction<'charts'>,
): string[] {
  const run = marks.flatMap((own, place) =>
    own.some(({ kind }) => kind === 'shift') && place >= (restart?.place ?? 0) ? [place] : [],
  )
  const [first, last] = [run[0], run.at(-1)]
  const side = first === undefined ? undefined : marks[first]?.find(({ kind }) => kind === 'shift')?.side
  if (first === undefined || last === undefined || !side) return []
  const span = t(`signals.span.${bin}`, { count: run.length })
  const state = t(`signals.state.${side}`)
  if (last !== isJudged.lastIndexOf(true))
    return [t('signals.until', { from: getName(first), to: getName(last), state, span })]
  const isChange = isJudged.indexOf(true, restart?.place) < first
  const isGood = direction === 'neutral' ? null : (side === 'up') === (direction === 'higher')
  const since = t('signals.since', { from: getName(first), state, span })
  return isChange && isGood !== null ? [since, t(isGood ? 'signals.meaning.good' : 'signals.meaning.bad')] : [since]
}

/** The signals of a point as a cell of a table. */
export function signalCell(own: Signal[] | undefined, t: TFunction<'charts'>): string {
  return (own ?? [])
    .toSorted((one, other) => signalKinds.indexOf(one.kind) - signalKinds.indexOf(other.kind))
    .map((signal) => reasonText(signal, t))
    .join(', ')
}

/** The signals of every point of a chart over time. */
export function signalMarks(series: Series, { newCentre }: Pick<Chart, 'newCentre'>) {
  const { panels, slices, items } = series
  const open = openBins(series)
  const lines = panels.map(({ figures }) =>
    figures.map((cells, item) =>
      slices.map(({ isOthers }, slice) => {
        if (isOthers) return null
        const own = items[item]
        return lineSignals(
          cells.map((group) => group[slice]),
          open,
          own !== undefined && isYesOrNo(own),
          findBin(series, newCentre),
        )
      }),
    ),
  )
  return ({ panel, item, slice, group }: { panel: number; item: number; slice: number; group: number }) =>
    lines[panel]?.[item]?.[slice]?.marks[group]
}
