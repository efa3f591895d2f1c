// @vitest-environment jsdom
import fc from 'fast-check'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { inAnyOrder, meetings, moment, Shared, type Turns } from '#api/testTurns.ts'
import { type Entries, getEntries } from '#evaluation/edit/draft/entries.ts'
import { saveCharts } from './saveCharts.ts'

vi.mock('#api/http/pause.ts', async () => ({ pause: (await import('#api/testTurns.ts')).pause }))

const server = testBackend()

type Stored = { i: string; type: string; title: string; x: number; y: number; w: number; h: number }
const opened: Stored[] = ['a', 'b', 'c'].map((i, at) => ({ i, type: 'mean', title: i, x: 0, y: at, w: 1, h: 1 }))

/**
 * The changes of a person to the charts they opened, and the charts of which they keep the other version on conflict;
 * null cancels the save.
 */
const plan = fc.record({
  titles: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('eins', 'zwei'), { maxKeys: 2 }),
  places: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, 2), { maxKeys: 2 }),
  deleted: fc.subarray(['a', 'b', 'c'], { maxLength: 1 }),
  added: fc.boolean(),
  keeps: fc.option(fc.subarray(['a', 'b', 'c']), { freq: 6 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never

/** The charts of an evaluation. */
class Charts extends Shared<Plan> {
  #stored: Stored[] = opened
  #modified = moment()

  override handlers({ reads, writes }: Turns) {
    const record = () => ({ id: 7, charts: this.#stored, modified: this.#modified })
    return [
      http.get(`${backend}results/evaluations/7/`, reads(record)),
      http.put(
        `${backend}results/evaluations/7/update_charts/`,
        writes(record, (body) => this.#write((body as { charts: Stored[] }).charts)),
      ),
    ]
  }

  protected override async change({ titles, places, deleted, added, keeps }: Plan, person: string): Promise<unknown> {
    const changed = opened
      .filter(({ i }) => !deleted.includes(i))
      .map((chart) => ({ ...chart, title: titles[chart.i] ?? chart.title, x: places[chart.i] ?? chart.x }))
    const mine: Entries = getEntries([...changed, ...(added ? [{ ...opened[0], i: `neu-${person}`, y: 9 }] : [])])
    return await saveCharts(7, getEntries(opened), mine, async (foreign) => {
      for (const { key, touched } of foreign) if (touched) this.asks(key)
      return await Promise.resolve(keeps && new Set(keeps))
    })
  }

  // Changed by the other every time.
  protected override isReported(error: unknown): boolean {
    return error instanceof Error && error.name === 'ConflictError'
  }

  #write(charts: Stored[]): void {
    const keys = new Set([...this.#stored, ...charts].map(({ i }) => i))
    for (const key of keys) {
      const was = this.#stored.find(({ i }) => i === key)
      const is = charts.find(({ i }) => i === key)
      if (was?.title !== is?.title) this.takes(`what ${key} shows`, key)
      // A deleted chart has no position.
      if (was && is && was.x !== is.x) this.takes(`where ${key} stands`, key)
    }
    this.#stored = charts
    this.#modified = moment()
  }
}

test(`two people who save at the same time lose nothing without a decision, ${meetings} runs [R09, D-34]`, async () => {
  await signedInAs(2)
  expect(await inAnyOrder(server, plan, 3, () => new Charts())).toBe(meetings)
}, 600_000)
