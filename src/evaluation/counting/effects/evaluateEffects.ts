import { addDays, lightFormat, parseISO, subDays, subYears } from 'date-fns'
import type { Bin } from '#evaluation/model/chart.ts'
import type { Effect, EffectsQuestion, PlannedAction } from '#evaluation/model/effect.ts'
import { daysFilter, institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import { emptyFigure, type Figure, type Series } from '#evaluation/model/series.ts'
import { findRowName } from '#evaluation/counting/table/distinctNames.ts'
import { withEverybody } from '#evaluation/counting/besideOthers.ts'
import { countChart } from '#evaluation/counting/countChart.ts'
import type { Signals } from '#evaluation/counting/statistics/signals.ts'
import { lineSignals, openBins } from '#evaluation/counting/statistics/lineSignals.ts'
import { getAttribute, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { getComparisons, isYesOrNo, judge, minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { binEnd, binStart, requestedBin, shownBin } from '#evaluation/counting/axes/timeAxis.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import type { Point } from './changeStart.ts'
import { type EffectFigures, getFigures, toEffect } from './effectAnswer.ts'

/** The bins of lines that signals are looked for in, where the chart has no other. */
const usualBins: readonly Bin[] = ['bin_month', 'bin_quarter', 'bin_half_year', 'bin_year']

/**
 * What planned actions have changed: per plan one answer by the rules for signals and for periods. The line of the
 * institution is judged whole, with one centre: that a plan has begun changes no figure. Plans that are compared with
 * the year before are judged together, like the figures of one chart.
 */
export function evaluateEffects(question: EffectsQuestion, measureTables: readonly MeasureTable[]): Effect[] {
  const counted = question.plans.map((plan) => countPlan(plan, question, measureTables))
  judge(
    counted.flatMap((one) =>
      'answer' in one || !one.before
        ? []
        : // Sides, not what is better: a target may lie on either.
          getComparisons(
            { ...one.item, direction: 'neutral' },
            [one.since],
            [{ n: one.before.n, mean: one.before.mean ?? 0, sd: one.before.sd }],
            [one.since, one.before],
          ),
    ),
  )
  return counted.map((one) => ('answer' in one ? one : toEffect(one)))
}

function countPlan(
  stored: PlannedAction,
  question: EffectsQuestion,
  measureTables: readonly MeasureTable[],
): EffectFigures | Effect {
  const plan = { ...stored, institution: findRowName(stored.institution, stored.object ?? null, measureTables) }
  const found = findItem(plan, question.charts)
  if (found === null || found === 'several') return withoutFigures(plan, found ?? 'gone')
  const chart = onlyItem(found, plan, getTime(found.chart, question.charts, measureTables))
  const count = (changes: Partial<CountedChart>) => {
    const whole: Question = { ...question, charts: [], filters: [], benchmarks: [] }
    return countChart({ ...chart, ...changes }, whole, measureTables)
  }
  const bin = getBaseBin(found.chart, question.hideBelow, measureTables)
  const days = getDays(plan.day, bin)
  const base = count({ counts: 'bins', viewSettings: { [bin]: true } })
  const [item] = base.items
  if (!base.complete) return withoutFigures(plan, 'partial')
  if (!item) return withoutFigures(plan, isGone(base) ? 'gone' : 'uncounted')
  const near = base.groups.flatMap(({ value }, group) =>
    String(value) >= days.before[0] ? (base.panels[0]?.figures[0]?.[group] ?? []) : [],
  )
  const during = ([from, to]: readonly [string, string]) => {
    const filters = [...chart.filters, daysFilter(chart.timelineAttribute ?? '', [from, to])]
    return count({ counts: 'means', timelineAttribute: null, filters }).panels[0]?.figures[0]?.[0]?.[0]
  }
  const last = String(base.groups.at(-1)?.value ?? '')
  const since = last >= days.from ? during([days.from, binEnd(bin, last)]) : undefined
  const before = during(days.before)
  if ([...near, since, before].some((figure) => figure?.isWithheld)) return withoutFigures(plan, 'withheld')
  const lines = [...new Set([...ownBin(found.chart), ...usualBins])]
  const line = lines.flatMap((one) => getLine(count, one, plan.day, question.today) ?? [])[0]
  const start = binStart(bin, plan.day)
  const partial = start === plan.day ? undefined : during([start, toDay(subDays(parseISO(plan.day), 1))])
  return {
    plan,
    item,
    decimals: found.chart.config.decimals,
    from: days.from,
    since: since ?? emptyFigure,
    before: before && before.n >= minAnswers && before.mean !== null ? before : null,
    line: line ?? null,
    points: getPoints(base, line?.from ?? days.before[0], { day: start, isWhole: start === plan.day, partial }),
    categories: base.groups,
    begin: base.groups.find(({ value }) => value === days.from) ?? null,
    bin,
  }
}

type Found = { chart: CountedChart; item: CountedChart['data'][number] }

/** The item of a plan, in its chart or else in another one; `several` for a plan about several items of a chart. */
function findItem({ chart: i, keys }: PlannedAction, charts: readonly CountedChart[]): Found | 'several' | null {
  const own = charts.filter((chart) => chart.i === i)
  for (const chart of [...own, ...charts]) {
    const item = chart.data.find((one) => areSameKeys(one.keys, keys))
    if (item) return { chart, item }
  }
  const touched = own.flatMap(({ data }) => data).filter((item) => item.keys.some((key) => keys.includes(key)))
  return touched.length > 1 ? 'several' : null
}

/** A chart with one item, of the rows of one institution. */
function onlyItem({ chart, item }: Found, { institution }: PlannedAction, time: string): CountedChart {
  // Its bins are those of periods, not of a drawing.
  const { points: _width, ...whole } = chart
  const { filters } = withEverybody(chart, [institution])
  return {
    ...whole,
    data: [item],
    takes: 'numbers',
    own: 'alone',
    benchmarks: [],
    groups: [],
    slices: [],
    splits: [],
    timelineAttribute: time,
    filters: [...filters, institutionFilter([institution])],
  }
}

/** The attribute of time of a chart, else of the page. */
function getTime(chart: CountedChart, charts: readonly CountedChart[], tables: readonly MeasureTable[]): string {
  const own = tables.filter(({ source }) => chart.measures.includes(source.id))
  const keys = [chart, ...charts].flatMap(({ timelineAttribute }) => timelineAttribute ?? [])
  return keys.find((key) => getAttribute(own, key)?.type === 'date') ?? 'created'
}

/** Whether a chart has no item as its attribute was removed. */
function isGone({ problems }: Series): boolean {
  return problems.some(({ code }) => code === 'unknownAttribute' || code === 'noMeasure' || code === 'noItems')
}

function ownBin(chart: CountedChart): Bin[] {
  return chart.counts === 'bins' ? [requestedBin(chart)] : []
}

/**
 * The bins that periods are made of: months. Where small groups are withheld those of the chart, so that a period and
 * the bins that are shown never leave a rest.
 */
function getBaseBin(chart: CountedChart, hideBelow: number, measureTables: readonly MeasureTable[]): Bin {
  const own = hideBelow > 0 && chart.counts === 'bins' ? shownBin(chart, measureTables) : 'bin_month'
  return own === 'bin_day' ? 'bin_month' : own
}

/** The first day of the first whole bin from a day on, and the year before the bin of that day. */
function getDays(day: string, bin: Bin): { from: string; before: [string, string] } {
  const start = binStart(bin, day)
  const from = start === day ? day : toDay(addDays(parseISO(binEnd(bin, start)), 1))
  return { from, before: [toDay(subYears(parseISO(start), 1)), toDay(subDays(parseISO(start), 1))] }
}

function toDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}

/**
 * A line of the institution with its limits, from the first day of its level before the plan on; null if it has too few bins
 * of enough answers.
 */
function getLine(count: (changes: Partial<CountedChart>) => Series, bin: Bin, day: string, today: string) {
  const series = count({ counts: 'bins', viewSettings: { [bin]: true } })
  const [item] = series.items
  if (!item) return null
  const figures = getFigures(series)
  const judged = (isUsed: (place: number) => boolean) =>
    lineSignals(
      figures.map((figure, place) => (isUsed(place) ? figure : undefined)),
      openBins(series, today),
      isYesOrNo(item),
    )
  const isBefore = (place: number) => String(series.groups[place]?.value) < day
  const from = findLevel((start) => judged((place) => place >= start && isBefore(place)))
  const signals = judged((place) => place >= from)
  return signals && { signals, series, from: String(series.groups[from]?.value ?? '') }
}

/** The first place of the level that lasts: that of the last run on one side which does, looked for from there again. */
function findLevel(judge: (start: number) => Signals | null, start = 0): number {
  const before = judge(start)
  const run = (before?.marks ?? []).flatMap((marks, place) =>
    marks.some(({ kind }) => kind === 'shift') ? [place] : [],
  )
  const [first] = run
  const isLasting = run.at(-1) === before?.isJudged.lastIndexOf(true)
  return first !== undefined && first > start && isLasting ? findLevel(judge, first) : start
}

/** The bins from a day on; of that of the plan's day the answers before it. */
function getPoints(
  { groups, panels }: Series,
  from: string,
  own: { day: string; isWhole: boolean; partial: Figure | undefined },
): Point[] {
  return groups.flatMap(({ value }, group) => {
    const day = String(value)
    const figure = day === own.day && !own.isWhole ? own.partial : panels[0]?.figures[0]?.[group]?.[0]
    if (day < from || !figure || figure.isWithheld || figure.n === 0 || figure.mean === null) return []
    return [{ day, n: figure.n, mean: figure.mean }]
  })
}

function withoutFigures(
  { id }: PlannedAction,
  kind: 'gone' | 'several' | 'uncounted' | 'partial' | 'withheld',
): Effect {
  return { id, answer: { kind }, since: null, before: null, isShare: false, decimals: undefined, span: 0 }
}
