import type { Chart } from '#evaluation/model/chart.ts'
import type { Glance, Topic } from '#evaluation/model/glance.ts'
import type { Figure, Verdict } from '#evaluation/model/series.ts'

/** The kinds of topics that are counted, in the order they are told. */
export const outcomes = ['worse', 'better', 'below', 'above', 'same', 'few'] as const
export type Outcome = (typeof outcomes)[number]

/** How many differences are told one by one. */
const mostTold = 3

/** Whether a chart compares what it shows with a benchmark. */
export function isCompared({ viewSettings, benchmarks }: Chart): boolean {
  return viewSettings.benchmark === true && benchmarks.length > 0
}

/** What a topic is counted as: a difference by its side, else that there is none, or too few answers to say so. */
export function outcomeOf({ verdict }: Pick<Figure, 'verdict'>): Outcome {
  if (verdict === null || verdict.word === 'tooFew') return 'few'
  const { word } = verdict
  return word === 'unclear' || word === 'alike' || word === 'borderline' ? 'same' : word
}

/** Every topic under what it is counted as, the largest difference first; sides that no topic can have are left out. */
export function countedTopics({ topics }: Glance): { outcome: Outcome; topics: Topic[] }[] {
  const isSided = topics.some(({ item }) => item.direction !== 'neutral')
  const isNeutral = topics.some(({ item }) => item.direction === 'neutral')
  const isPossible: Record<Outcome, boolean> = {
    worse: isSided,
    better: isSided,
    below: isNeutral,
    above: isNeutral,
    same: true,
    few: true,
  }
  return outcomes
    .filter((outcome) => isPossible[outcome])
    .map((outcome) => ({
      outcome,
      topics: topics.filter(({ figure }) => outcomeOf(figure) === outcome).toSorted(byDifference),
    }))
}

/** The largest differences: those that chance does not explain before the others. */
export function largestDifferences({ topics }: Glance): Topic[] {
  return topics
    .filter(({ figure }) => outcomeOf(figure) !== 'few')
    .toSorted(byDifference)
    .slice(0, mostTold)
}

/** What is certain to have changed, the largest change first. */
export function largestChanges({ topics }: Glance): (Topic & { change: NonNullable<Topic['change']> })[] {
  return topics
    .flatMap((topic) => (topic.change ? [{ ...topic, change: topic.change }] : []))
    .filter(({ change }) => differs(change.now.verdict))
    .toSorted((one, other) => other.change.size - one.change.size)
    .slice(0, mostTold)
}

function byDifference(one: Topic, other: Topic): number {
  return Number(differs(other.figure.verdict)) - Number(differs(one.figure.verdict)) || other.size - one.size
}

function differs(verdict: Verdict | null): boolean {
  return verdict !== null && !['tooFew', 'unclear', 'alike'].includes(verdict.word)
}
