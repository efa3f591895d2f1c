// @vitest-environment node
import { expect, test } from 'vitest'
import { getBenchmark, item, nobody, numberItem } from '#evaluation/types/definition/testSeries.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import type { Verdict } from '#evaluation/model/series.ts'
import { changeGroups, countedTopics, largestChanges } from './findings.ts'

const { id, label, calculated } = getBenchmark('Schweiz', [])
const benchmark = { id, label, calculated, n: 900, mean: 3, sd: 1 }

function topic(name: string, word: Verdict['word'] | null, size: number, changed: Verdict['word'] = 'unclear'): Topic {
  const getFigure = (said: Verdict['word'] | null) => ({
    ...nobody,
    n: 50,
    mean: 3,
    verdict: said && { word: said, isClear: false },
  })
  const change = { now: getFigure(changed), before: nobody, size }
  const isNeutral = word === 'above' || word === 'below'
  const requested = isNeutral ? numberItem(name) : item(name)
  return {
    chart: 'c',
    filters: [],
    item: requested,
    decimals: undefined,
    span: 4,
    figure: getFigure(word),
    benchmark,
    size,
    change,
  }
}

function overview(...topics: Topic[]): Overview {
  return {
    topics,
    comparisons: topics.length,
    changes: topics.length,
    periods: null,
    rows: 50,
    answers: null,
    complete: true,
    hideBelow: 0,
    against: 'benchmark',
  }
}

const names = (topics: Topic[]) => topics.map(({ item: { name } }) => name)

test('a topic that became worse is the first of its group', () => {
  const all = overview(
    topic('a', 'alike', 0.05),
    topic('b', 'alike', 0.02, 'better'),
    topic('c', 'alike', 0.01, 'worse'),
  )
  expect(countedTopics(all).map(({ topics }) => names(topics))).toEqual([['c', 'a', 'b']])
})

test('groups topics by verdict, good ones first', () => {
  const all = overview(
    topic('a', 'unclear', 0.3),
    topic('b', 'worse', 0.4),
    topic('c', 'tooFew', 2),
    topic('d', 'worse', 0.9),
    topic('e', null, 0),
    topic('f', 'alike', 0.05),
    topic('g', 'better', 0.1),
  )
  expect(countedTopics(all).map(({ outcome, topics }) => [outcome, names(topics)])).toEqual([
    ['better', ['g']],
    ['worse', ['d', 'b']],
    ['same', ['a', 'f']],
    ['few', ['c']],
    ['untested', ['e']],
  ])
})

test('leaves out an outcome without topics', () => {
  expect(countedTopics(overview(topic('a', 'above', 1))).map(({ outcome }) => outcome)).toEqual(['above'])
})

test('lists only changes that chance does not explain', () => {
  expect(names(largestChanges(overview(topic('a', 'worse', 1), topic('b', 'alike', 0.5, 'better'))))).toEqual(['b'])
  expect(names(largestChanges(overview({ ...topic('a', 'worse', 1), change: null })))).toEqual([])
})

test('changes are grouped by side, those for the worse first', () => {
  const all = overview(
    topic('a', 'alike', 0.9, 'above'),
    topic('b', 'alike', 0.8, 'better'),
    topic('c', 'alike', 0.1, 'worse'),
    topic('d', 'alike', 0.4, 'worse'),
  )
  expect(changeGroups(all).map(({ side, changes }) => [side, names(changes)])).toEqual([
    ['worse', ['d', 'c']],
    ['better', ['b']],
    ['other', ['a']],
  ])
})
