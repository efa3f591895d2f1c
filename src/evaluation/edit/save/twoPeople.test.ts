// @vitest-environment jsdom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { type Entries, entriesOf } from '#evaluation/edit/draft/entries.ts'
import { saveCharts } from './saveCharts.ts'

/** More runs at once: TWO_PEOPLE=500. */
const runs = Number(process.env['TWO_PEOPLE'] ?? 60)

/** The server's clock in milliseconds; whoever waits lets it go on. */
let now = 0
vi.mock('#api/pause.ts', () => ({ pause: async (wait: number) => await Promise.resolve((now += wait)) }))

const server = testBackend()

type Stored = { i: string; type: string; title: string; x: number; y: number; w: number; h: number }
const opened: Stored[] = ['a', 'b', 'c'].map((i, at) => ({ i, type: 'mean', title: i, x: 0, y: at, w: 1, h: 1 }))

/** What somebody does to the charts they opened, and for which of them they keep the other's version when asked; null calls the save off. */
const plan = fc.record({
  titles: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('eins', 'zwei'), { maxKeys: 2 }),
  places: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, 2), { maxKeys: 2 }),
  deleted: fc.subarray(['a', 'b', 'c'], { maxLength: 1 }),
  added: fc.boolean(),
  keeps: fc.option(fc.subarray(['a', 'b', 'c']), { freq: 6 }),
})
type Plan = {
  titles: Record<string, string>
  places: Record<string, number>
  deleted: string[]
  added: boolean
  keeps: string[] | null
}

/** The charts of an evaluation that two people opened, and what either of them overwrote of the other's unasked. */
class World {
  stored: Stored[] = opened
  modified = now
  readonly lost: string[] = []
  readonly #writers = new Map<string, string>()
  readonly #asked = new Set<string>()
  #person = ''

  async save(person: string, { titles, places, deleted, added, keeps }: Plan): Promise<void> {
    const before = this.#person
    this.#person = person
    const changed = opened
      .filter(({ i }) => !deleted.includes(i))
      .map((chart) => ({ ...chart, title: titles[chart.i] ?? chart.title, x: places[chart.i] ?? chart.x }))
    const mine: Entries = entriesOf([...changed, ...(added ? [{ ...opened[0], i: `neu-${person}`, y: 9 }] : [])])
    const saving = saveCharts(7, entriesOf(opened), mine, async (foreign) => {
      for (const { key, touched } of foreign) if (touched) this.#asked.add(`${person} ${key}`)
      return await Promise.resolve(keeps && new Set(keeps))
    })
    // Changed by the other every time: it is told, and nothing is written.
    await saving.catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'Conflict')) throw error
    })
    this.#person = before
  }

  write(charts: Stored[]): void {
    const keys = new Set([...this.stored, ...charts].map(({ i }) => i))
    for (const key of keys) {
      const was = this.stored.find(({ i }) => i === key)
      const is = charts.find(({ i }) => i === key)
      if (was?.title !== is?.title) this.#take(key, 'what it shows')
      // A chart that is deleted stands nowhere.
      if (was && is && was.x !== is.x) this.#take(key, 'where it stands')
    }
    this.stored = charts
    this.modified = now
  }

  #take(key: string, what: string): void {
    const writer = this.#writers.get(`${key} ${what}`)
    if (writer !== undefined && writer !== this.#person && !this.#asked.has(`${this.#person} ${key}`))
      this.lost.push(`${this.#person} overwrote ${what} of ${key} by ${writer} without a question`)
    this.#writers.set(`${key} ${what}`, this.#person)
  }
}

test(`two people save the charts of one evaluation at once, in any order: nothing of either is lost without a question, ${runs} runs [R09, D-34]`, async () => {
  await signedInAs(2)
  await fc.assert(
    fc.asyncProperty(
      plan,
      plan,
      fc.nat({ max: 3 }),
      fc.array(fc.nat({ max: 900 }), { minLength: 12, maxLength: 12 }),
      async (one, other, slipsInAt, times) => {
        now = Date.UTC(2026, 0, 1)
        const world = new World()
        let calls = 0
        let isIn = false
        const answered = async () => {
          now += times[calls % times.length] ?? 0
          // The other one saves just before this call arrives.
          if (calls === slipsInAt && !isIn) {
            isIn = true
            await world.save('other', other)
          }
          calls += 1
          return { headers: { Date: new Date(now).toUTCString() } }
        }
        const record = () => ({ id: 7, charts: world.stored, modified: new Date(world.modified).toISOString() })
        server.use(
          http.get(`${backend}results/evaluations/7/`, async () => {
            const head = await answered()
            return HttpResponse.json(record(), head)
          }),
          http.put(`${backend}results/evaluations/7/update_charts/`, async ({ request }) => {
            const head = await answered()
            const since = Date.parse(request.headers.get('If-Unmodified-Since') ?? '')
            const second = (time: number) => Math.floor(time / 1000)
            if (second(world.modified) > second(since))
              return HttpResponse.json({ detail: 'changed' }, { ...head, status: 412 })
            world.write(((await request.json()) as { charts: Stored[] }).charts)
            return HttpResponse.json(record(), head)
          }),
        )
        await world.save('one', one)
        if (!isIn) await world.save('other', other)
        server.resetHandlers()
        expect(world.lost).toEqual([])
      },
    ),
    { numRuns: runs },
  )
}, 600_000)
