// @vitest-environment node
import { expect, test } from 'vitest'
import { getBenchmark, item, nobody, numberItem } from '#evaluation/types/definition/testSeries.ts'
import type { Against, Overview, Topic } from '#evaluation/model/overview.ts'
import type { SeriesItem } from '#evaluation/model/series.ts'
import { countedTopics } from './findings.ts'

const { id, label, calculated } = getBenchmark('', [])

function topic(name: string, mean: number, reference: number, requested: SeriesItem = item(name), n = 50): Topic {
  return {
    chart: 'c',
    filters: [],
    item: { ...requested, name },
    decimals: undefined,
    span: 4,
    figure: { ...nobody, n, mean, sd: 1 },
    benchmark: { id, label, calculated, n: 12, mean: reference, sd: null },
    isDistance: true,
    size: Math.abs(mean - reference),
    change: null,
  }
}

const outcomes = (against: Against, ...topics: Topic[]) => {
  const overview: Overview = {
    topics,
    comparisons: 0,
    changes: 0,
    periods: null,
    rows: 50,
    answers: null,
    complete: true,
    hideBelow: 0,
    against,
  }
  return countedTopics(overview).map((group) => [group.outcome, ...group.topics.map((one) => one.item.name)])
}

const lower = item('', '', undefined, true)

test('topics stand by their side of the median, the better one first and the furthest first', () => {
  expect(
    outcomes(
      'median',
      topic('behind', 2, 3),
      topic('ahead', 3.2, 3),
      topic('further', 4, 3),
      topic('turned', 2, 3, lower),
      topic('days', 9, 3, numberItem('')),
      topic('fewer days', 2, 3, numberItem('')),
      topic('same', 3, 3),
      topic('few', 4, 3, item(''), 9),
    ),
  ).toEqual([
    ['ahead', 'further', 'turned', 'ahead'],
    ['behind', 'behind'],
    ['over', 'days'],
    ['under', 'fewer days'],
    ['level', 'same'],
    ['few', 'few'],
  ])
})

test('the best tenth begins with its limit', () => {
  expect(
    outcomes(
      'best_tenth',
      topic('at the limit', 4, 4),
      topic('beyond', 4.5, 4),
      topic('short of it', 3.9, 4),
      topic('turned', 1.5, 2, lower),
      topic('turned and short', 2.5, 2, lower),
    ),
  ).toEqual([
    ['ahead', 'beyond', 'turned', 'at the limit'],
    ['behind', 'turned and short', 'short of it'],
  ])
})

test('figures that three decimals do not tell apart are level', () => {
  expect(outcomes('best_tenth', topic('a hair short', 3.99999, 4))).toEqual([['level', 'a hair short']])
  expect(outcomes('best_tenth', topic('shown apart', 3.999, 4))).toEqual([['behind', 'shown apart']])
})
