import { expect, test } from 'vitest'
import { answerText, attribute, chart, question, source } from '../testRows.ts'
import { Engine } from './Engine.ts'
import type { Reply } from './messages.ts'

test('of several benchmarks the first one judges, also when only their order changed', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const rows = Array.from({ length: 20 }, (_, row) => ({ q: 3 + (row % 2) }))
  await engine.take({ kind: 'begin', load: 1, source: source([attribute('q', 'number')]), texts: [], kept: null })
  await engine.take({ kind: 'piece', load: 1, bytes: new TextEncoder().encode(answerText(rows)) })
  await engine.take({ kind: 'end', load: 1 })
  const benchmarks = [1, 5].map((mean, index) => ({
    id: index + 1,
    label: { de: '', fr: '', it: '' },
    calculated: null,
    filters: [],
    means: { q: { n: 90, mean, sd: 1 } },
  }))
  const verdictBy = async (...ids: number[]) => {
    const asked = chart('mean', ['q'], { benchmarks: ids, viewSettings: { benchmark: true } })
    void engine.take({ kind: 'ask', id: ids[0] ?? 0, question: question({ charts: [asked], benchmarks }) })
    await Promise.resolve()
    const answer = replies.findLast((reply) => reply.kind === 'series')
    return answer?.series[0]?.panels[0]?.figures[0]?.[0]?.[0]?.verdict?.word
  }
  expect([await verdictBy(1, 2), await verdictBy(2, 1)]).toEqual(['above', 'below'])
})
