// @vitest-environment jsdom
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { expect, test, vi } from 'vitest'
import * as counting from '#evaluation/counting/smallGroups/peopleCounts.ts'
import { reportById } from '#lib/report.ts'
import { answerText, attribute, chart, question, source } from '#evaluation/counting/testRows.ts'
import { Engine } from './Engine.ts'
import type { Reply } from './messages.ts'

test('the first of several benchmarks gives the verdicts', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const rows = Array.from({ length: 20 }, (_, row) => ({ q: 3 + (row % 2) }))
  await engine.take({ kind: 'begin', load: 1, source: source([attribute('q', 'number')]), texts: [], kept: null })
  await engine.take({ kind: 'piece', load: 1, bytes: new TextEncoder().encode(answerText(rows)) })
  await engine.take({ kind: 'end', load: 1 })
  const benchmarks = [1, 5].map((mean, index) => ({
    id: index + 1,
    label: sameWords(''),
    calculated: null,
    filters: [],
    means: { q: { n: 90, mean, sd: 1 } },
  }))
  const verdictBy = async (...ids: number[]) => {
    const requested = chart('mean', ['q'], { benchmarks: ids, viewSettings: { benchmark: true } })
    void engine.take({ kind: 'ask', id: ids[0] ?? 0, question: question({ charts: [requested], benchmarks }) })
    await Promise.resolve()
    const result = replies.findLast((reply) => reply.kind === 'series')
    return result?.series[0]?.panels[0]?.figures[0]?.[0]?.[0]?.verdict?.word
  }
  expect([await verdictBy(1, 2), await verdictBy(2, 1)]).toEqual(['above', 'below'])
})

test('a chart that cannot be counted shows the id of the error report', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  await engine.take({ kind: 'begin', load: 1, source: source([attribute('q', 'number')]), texts: [], kept: null })
  await engine.take({ kind: 'piece', load: 1, bytes: new TextEncoder().encode(answerText([{ q: 3 }, { q: 4 }])) })
  await engine.take({ kind: 'end', load: 1 })
  const whole = chart('mean', ['q'])
  const broken = {
    ...chart('mean', ['q']),
    i: 'broken',
    viewSettings: undefined as unknown as typeof whole.viewSettings,
  }
  await engine.take({ kind: 'ask', id: 1, question: question({ charts: [broken, whole] }) })
  const result = replies.findLast((reply) => reply.kind === 'series')
  const [problem] = result?.series[0]?.problems ?? []
  expect(problem?.code).toBe('portalFailed')
  expect(reportById(problem?.about ?? '')).toMatchObject({ place: 'evaluation: a chart' })
  expect(result?.series[1]).toMatchObject({ problems: [], rows: 2 })
})

test('series and row data carry the key of their rows', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const read = async (load: number) => {
    await engine.take({ kind: 'begin', load, source: source([attribute('q', 'number')]), texts: [], kept: null })
    await engine.take({ kind: 'piece', load, bytes: new TextEncoder().encode(answerText([{ q: load }])) })
    await engine.take({ kind: 'end', load })
  }
  const seriesNow = async (id: number) => {
    await engine.take({ kind: 'ask', id, question: question({ charts: [chart('mean', ['q'])] }) })
    return replies.findLast((reply) => reply.kind === 'series')?.series[0]?.snapshot
  }
  const institutionsNow = async (id: number) => {
    await engine.take({ kind: 'choices', id, attribute: 'content_object', filters: [], language: 'de', measures: [1] })
    return replies.findLast((reply) => reply.kind === 'choices')?.choices.snapshot
  }
  await read(1)
  const first = await seriesNow(1)
  expect(first).not.toBe('')
  expect(await institutionsNow(2)).toBe(first)
  await read(2)
  expect(await institutionsNow(3)).not.toBe(first)
  expect(await seriesNow(4)).toBe(await institutionsNow(5))
})

test('invalid rows are an error of the server', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const read = async (load: number, bytes: Uint8Array<ArrayBuffer>) => {
    await engine.take({ kind: 'begin', load, source: source([attribute('q', 'number')]), texts: [], kept: null })
    await engine.take({ kind: 'piece', load, bytes })
    await engine.take({ kind: 'end', load })
    return replies.findLast((reply) => reply.kind === 'loaded')?.outcome
  }
  expect(await read(1, new TextEncoder().encode('<!doctype html>'))).toMatchObject({ status: 'broken' })
  const outcome = await read(2, null as unknown as Uint8Array<ArrayBuffer>)
  expect(outcome).toMatchObject({ status: 'crashed' })
  expect(reportById(outcome?.status === 'crashed' ? outcome.errorId : '')).toMatchObject({ place: 'evaluation: rows' })
})

test('an institution whose name turns out to be shared is counted alone', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const read = async (measure: number, object_id: number) => {
    const of = { ...source([attribute('q', 'number')], false, measure), contentType: 7 }
    const rows = Array.from({ length: 3 }, () => ({ q: measure, content_object: 'Spital', object_id }))
    await engine.take({ kind: 'begin', load: measure, source: of, texts: [], kept: null })
    await engine.take({ kind: 'piece', load: measure, bytes: new TextEncoder().encode(answerText(rows)) })
    await engine.take({ kind: 'end', load: measure })
  }
  const byInstitution = chart('mean', ['q'], { measures: [1, 2], groups: [{ attribute: 'content_object' }] })
  const countNow = async (id: number) => {
    await engine.take({ kind: 'ask', id, question: question({ charts: [byInstitution] }) })
    return replies.findLast((reply) => reply.kind === 'series')?.series[0]
  }
  const getNames = (series: Awaited<ReturnType<typeof countNow>>) => series?.groups.map(({ value }) => value)
  await read(1, 1)
  const before = await countNow(1)
  expect(getNames(before)).toEqual(['Spital'])
  await read(2, 99)
  const after = await countNow(2)
  expect(getNames(after)).toEqual(['Spital (#1)', 'Spital (#99)'])
  expect(after?.snapshot).not.toBe(before?.snapshot)
  expect((await countNow(3))?.snapshot).toBe(after?.snapshot)
  await read(2, 1)
  expect(getNames(await countNow(4))).toEqual(['Spital'])
})

test('choices of an attribute count ahead what its filters are compared with', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const sexes = ['f', 'm', 'x']
  const attributes = [attribute('sex', 'single', { options: sexes }), attribute('q', 'number')]
  const rows = Array.from({ length: 63 }, (_, row) => ({ sex: row < 60 ? sexes[row % 2] : 'x', q: row % 3 }))
  await engine.take({ kind: 'begin', load: 1, source: source(attributes), texts: [], kept: null })
  await engine.take({ kind: 'piece', load: 1, bytes: new TextEncoder().encode(answerText(rows)) })
  await engine.take({ kind: 'end', load: 1 })
  const page = question({ charts: [chart('mean', ['q'])], hideBelow: 5 })
  const count = vi.spyOn(counting, 'getPeopleCounts')
  void engine.take({ kind: 'ask', id: 1, question: page })
  await engine.take({
    kind: 'choices',
    id: 2,
    attribute: 'sex',
    filters: [],
    language: 'de',
    measures: [1],
    hideBelow: 5,
  })
  expect(count).toHaveBeenCalled()
  count.mockClear()
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: ['f'] }]
  void engine.take({ kind: 'ask', id: 3, question: { ...page, filters } })
  await vi.waitFor(() => expect(replies.at(-1)).toMatchObject({ kind: 'series', id: 3 }))
  expect(count).not.toHaveBeenCalled()
})

test('a chart that becomes narrower is counted again', async () => {
  const replies: Reply[] = []
  const engine = new Engine((reply) => replies.push(reply))
  const of = source([attribute('q', 'number'), attribute('d', 'date')])
  const days = ['2024-01-01', '2024-03-31'].map((d) => ({ d, q: 1 }))
  await engine.take({ kind: 'begin', load: 1, source: of, texts: [], kept: null })
  await engine.take({ kind: 'piece', load: 1, bytes: new TextEncoder().encode(answerText(days)) })
  await engine.take({ kind: 'end', load: 1 })
  const countNow = async (id: number, w: number) => {
    const line = chart('timeline', ['q'], { w, timelineAttribute: 'd', viewSettings: { bin_day: true } })
    await engine.take({ kind: 'ask', id, question: question({ charts: [line] }) })
    return replies.findLast((reply) => reply.kind === 'series')?.series[0]?.bin
  }
  expect([await countNow(1, 12), await countNow(2, 6)]).toEqual(['bin_day', 'bin_month'])
})
