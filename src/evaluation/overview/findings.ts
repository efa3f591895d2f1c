import type { Chart } from '#evaluation/model/chart.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { differs } from '#evaluation/types/words/decimals.ts'

/** The outcomes of topics in their order on the page: good ones first. */
export const outcomes = ['better', 'worse', 'above', 'below', 'same', 'few', 'untested'] as const
export type Outcome = (typeof outcomes)[number]

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

/** All topics by outcome, the largest difference first; outcomes without topics are left out. */
export function countedTopics({ topics }: Overview): { outcome: Outcome; topics: Topic[] }[] {
  return outcomes
    .map((outcome) => ({
      outcome,
      topics: topics
        .filter(({ figure }) => getOutcome(figure) === outcome)
        .toSorted((one, other) => other.size - one.size),
    }))
    .filter((group) => group.topics.length > 0)
}

/** The significant changes, the largest first. */
export function largestChanges({ topics }: Overview): (Topic & { change: NonNullable<Topic['change']> })[] {
  return topics
    .flatMap((topic) => (topic.change ? [{ ...topic, change: topic.change }] : []))
    .filter(({ change }) => differs(change.now.verdict))
    .toSorted((one, other) => other.change.size - one.change.size)
}
