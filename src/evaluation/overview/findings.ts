import type { Chart } from '#evaluation/model/chart.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { differs } from '#evaluation/types/words/decimals.ts'

/** The kinds of topics, in their order on the page: what is good first. */
export const outcomes = ['better', 'worse', 'above', 'below', 'same', 'few', 'untested'] as const
export type Outcome = (typeof outcomes)[number]

/** Whether a chart compares what it shows with a benchmark. */
export function isCompared({ viewSettings, benchmarks }: Chart): boolean {
  return viewSettings.benchmark === true && benchmarks.length > 0
}

/** What a topic is counted as: a difference by its side, else that there is none, too few answers to say so, or nothing to test. */
export function getOutcome({ verdict }: Pick<Figure, 'verdict'>): Outcome {
  if (verdict === null) return 'untested'
  const { word } = verdict
  if (word === 'tooFew') return 'few'
  return word === 'unclear' || word === 'alike' || word === 'borderline' ? 'same' : word
}

/** Every topic under what it is counted as, the largest difference first; outcomes without any are left out. */
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

/** What is certain to have changed, the largest change first. */
export function largestChanges({ topics }: Overview): (Topic & { change: NonNullable<Topic['change']> })[] {
  return topics
    .flatMap((topic) => (topic.change ? [{ ...topic, change: topic.change }] : []))
    .filter(({ change }) => differs(change.now.verdict))
    .toSorted((one, other) => other.change.size - one.change.size)
}
