// @vitest-environment node
import { expect, test } from 'vitest'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import reference from './verdicts.json'

const scale = { min: 1, max: 5, reversed: false }

test('the comparison of one clinic with others of a reader equals that of R', () => {
  const of = source([
    attribute('care', 'likert', { scale }),
    attribute('food', 'likert', { scale }),
    attribute('wait', 'likert', { scale: { ...scale, reversed: true } }),
    attribute('stay', 'number'),
    attribute('again', 'likert', { scale: { min: 0, max: 1, reversed: false }, options: [0, 1] }),
  ])
  const words = new Set<string | undefined>()
  for (const { own, rest, topics: known, comparisons } of reference.others) {
    const keys = known.map(({ key }) => key)
    const getRows = (answers: Record<string, (number | null)[]>, content_object: string) =>
      (answers['care'] ?? []).map((_, row) => ({
        content_object,
        ...Object.fromEntries(keys.map((key) => [key, answers[key]?.[row] ?? null])),
      }))
    // Nobody selected 'West': its answers must not count.
    const strangers = Array.from({ length: 50 }, () => ({
      content_object: 'West',
      care: 5,
      food: 1,
      wait: 5,
      stay: 99,
    }))
    const answered = [...getRows(own, 'Nord'), ...getRows(rest, 'Süd'), ...strangers]
    const means = Object.fromEntries(keys.map((key) => [key, { n: 10, mean: 1, sd: 1 }]))
    const benchmarks = [{ id: 1, label: sameWords('Schweiz'), calculated: null, filters: [], means }]
    const charts = [chart('mean', keys, { benchmarks: [1], viewSettings: { benchmark: true } })]
    const requested = {
      ...question({ charts, benchmarks }),
      institutions: ['Nord'],
      against: 'others',
      others: ['Süd'],
    } as const
    const found = evaluateOverview(requested, [measureTable(answered, of)])
    expect(found.comparisons).toBe(comparisons)
    for (const [place, { n, mean, N, mu, sigma, verdict }] of known.entries()) {
      const topic = found.topics[place]
      expect([topic?.item.name, topic?.figure.n, topic?.benchmark.n]).toEqual([keys[place], n, N])
      for (const [ours, theirs] of [
        [topic?.figure.mean, mean],
        [topic?.benchmark.mean, mu],
        [topic?.benchmark.sd, sigma],
      ])
        expect(Math.abs(Number(ours) - Number(theirs))).toBeLessThanOrEqual(1e-9 * Math.abs(Number(theirs)))
      const said = topic?.figure.verdict
      expect(said && { word: said.word, isClear: said.isClear }).toEqual(verdict)
      words.add(topic?.figure.verdict?.word)
    }
  }
  for (const word of ['tooFew', 'alike', 'unclear', 'better', 'worse', 'below']) expect(words).toContain(word)
})
