import type { CountedChart } from '#evaluation/model/question.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { type Against, isDistance, type Overview, type Topic } from '#evaluation/model/overview.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { isEqual } from '#evaluation/counting/statistics/moments.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { differs } from '#evaluation/types/words/decimals.ts'
import { showMean } from './topicFigures.ts'

/** The outcomes of topics in their order on the page: good ones first. A distance has a side and no verdict. */
export const outcomes = [
  'better',
  'worse',
  'above',
  'below',
  'same',
  'ahead',
  'behind',
  'over',
  'under',
  'level',
  'few',
  'untested',
] as const
export type Outcome = (typeof outcomes)[number]
/** The sides of a median or a best tenth; `over` and `under` where no side is better. */
export type Side = 'ahead' | 'behind' | 'over' | 'under' | 'level'

/** The signs of outcomes that differ; good or bad only with a direction. */
export const outcomeLooks: Partial<Record<Outcome, { sign: string; isGood: boolean | null }>> = {
  better: { sign: '▲', isGood: true },
  worse: { sign: '▼', isGood: false },
  above: { sign: '⬆', isGood: null },
  below: { sign: '⬇', isGood: null },
}

/** Whether a chart compares its figures with a benchmark. */
export function isCompared({ viewSettings, benchmarks }: Chart): boolean {
  return viewSettings.benchmark === true && benchmarks.length > 0
}

/** The outcome of a topic: a difference by its side, else no difference, too few answers, or nothing to test. */
export function getOutcome({ verdict }: Pick<Figure, 'verdict'>): Outcome {
  if (verdict === null) return 'untested'
  const { word } = verdict
  if (word === 'tooFew') return 'few'
  return word === 'unclear' || word === 'alike' || word === 'borderline' ? 'same' : word
}

/**
 * The side of the median or of the best tenth that a topic is on; null without answers, `few` with too few. `level`: the
 * same, or not to be told apart at three decimals. The best tenth begins with its limit.
 */
export function getSide(topic: Topic, against: Against): Side | 'few' | null {
  const { figure, benchmark, item } = topic
  if (figure.isWithheld || figure.mean === null || benchmark.mean === null || !isDistance(against)) return null
  if (figure.n < minAnswers) return 'few'
  const isSame = isEqual(figure.mean, benchmark.mean)
  if (isSame && against === 'best_tenth') return 'ahead'
  if (isSame || showMean(topic, figure.mean) === showMean(topic, benchmark.mean)) return 'level'
  const isOver = figure.mean > benchmark.mean
  if (item.direction === 'neutral') return isOver ? 'over' : 'under'
  return isOver === (item.direction === 'higher') ? 'ahead' : 'behind'
}

/** The outcome of a topic in a comparison. */
export function getTopicOutcome(topic: Topic, against: Against): Outcome {
  return isDistance(against) ? (getSide(topic, against) ?? 'untested') : getOutcome(topic.figure)
}

/** All topics by outcome: those that became worse first, then the largest difference. Outcomes without topics are left out. */
export function countedTopics({ topics, against }: Overview): { outcome: Outcome; topics: Topic[] }[] {
  return outcomes
    .map((outcome) => ({
      outcome,
      topics: topics
        .filter((topic) => getTopicOutcome(topic, against) === outcome)
        .toSorted((one, other) => Number(isWorse(other)) - Number(isWorse(one)) || other.size - one.size),
    }))
    .filter((group) => group.topics.length > 0)
}

/** Whether a topic is worse than in the period before. */
function isWorse({ change }: Topic): boolean {
  return change?.now.verdict?.word === 'worse'
}

/** The significant changes, the largest first. */
export function largestChanges({ topics }: Overview): (Topic & { change: NonNullable<Topic['change']> })[] {
  return topics
    .flatMap((topic) => (topic.change ? [{ ...topic, change: topic.change }] : []))
    .filter(({ change }) => differs(change.now.verdict))
    .toSorted((one, other) => other.change.size - one.change.size)
}

/** The changes by side, those for the worse first: a change without a better side is in `other`. */
export const changeSides = ['worse', 'better', 'other'] as const
export type ChangeSide = (typeof changeSides)[number]

/** The significant changes by side; sides without changes are left out. */
export function changeGroups(overview: Overview): { side: ChangeSide; changes: ReturnType<typeof largestChanges> }[] {
  const changes = largestChanges(overview)
  const toSide = (word: string | undefined) => (word === 'worse' || word === 'better' ? word : 'other')
  return changeSides
    .map((side) => ({ side, changes: changes.filter(({ change }) => toSide(change.now.verdict?.word) === side) }))
    .filter((group) => group.changes.length > 0)
}

/** The `i` of the chart that shows most of a topic: of those with its question, measures and filters, the one with the fewest questions. */
export function findChartAbout(topic: Topic, charts: readonly CountedChart[]): string {
  const getKey = ({ measures, filters }: CountedChart, keys: readonly string[]) =>
    JSON.stringify([measures, filters, keys])
  const first = charts.find(({ i }) => i === topic.chart)
  if (!first) return topic.chart
  const wanted = getKey(first, topic.item.keys)
  const [found] = charts
    .filter((chart) => chart.data.some(({ keys }) => getKey(chart, keys) === wanted))
    .toSorted((one, other) => one.data.length - other.data.length)
  return found && found.data.length < first.data.length ? found.i : first.i
}
