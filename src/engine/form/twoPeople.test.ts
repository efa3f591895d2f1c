// @vitest-environment jsdom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { Row } from '#api/page.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { isSame } from './merge.ts'
import { SaveCancelled, saveRecord } from './save.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'

/** More runs at once: TWO_PEOPLE=500. */
const runs = Number(process.env['TWO_PEOPLE'] ?? 60)

/** The server's clock in milliseconds; whoever waits lets it go on. */
let now = 0
vi.mock('#api/pause.ts', () => ({ pause: async (wait: number) => await Promise.resolve((now += wait)) }))

const server = testBackend()
const staff = viewerOf({ isStaff: true })
const keys = ['name', 'anqid', 'state', 'friends'] as const
const edits = fc.record(
  {
    name: fc.constantFrom('A', 'B', 'C'),
    anqid: fc.constantFrom(1, 2, 3),
    state: fc.constantFrom(1, 3),
    friends: fc.subarray([1, 2, 3]),
  },
  { requiredKeys: [] },
)
const plan = fc.record({
  edits,
  /** What they answer to a question: the keys for which they keep the other's value; nothing calls the save off. */
  keeps: fc.option(fc.subarray([...keys]), { freq: 6 }),
})
type Plan = { edits: object; keeps: string[] | null }

/** A record that two people opened, and what either of them was asked about and overwrote of the other's. */
class World {
  readonly base: Row = { id: 1, name: 'A', anqid: 1, state: 1, friends: [1], modified: new Date(now).toISOString() }
  stored: Row = this.base
  /** Who wrote what stands under a key. */
  readonly #writer = new Map<string, string>()
  readonly #asked = new Set<string>()
  readonly lost: string[] = []
  /** Who sends the next call. */
  #person = ''

  async save(person: string, { edits: changes, keeps }: Plan): Promise<void> {
    const before = this.#person
    this.#person = person
    const values = { ...this.base, ...changes }
    const answer = saveRecord(testCollection, this.base, values, [...keys], staff, async (conflicts) => {
      for (const { key } of conflicts) this.#asked.add(`${person} ${key}`)
      return await Promise.resolve(keeps === null ? null : new Set(keeps))
    })
    await answer.catch((error: unknown) => {
      // Called off, or changed by the other every time: either is told, and nothing is written.
      if (!(error instanceof SaveCancelled) && !(error instanceof Error && error.name === 'Conflict')) throw error
    })
    this.#person = before
  }

  write(body: Row): void {
    for (const key of keys) {
      if (isSame(testCollection, key, this.stored[key], body[key])) continue
      const writer = this.#writer.get(key)
      if (writer !== undefined && writer !== this.#person && !this.#asked.has(`${this.#person} ${key}`))
        this.lost.push(`${this.#person} overwrote ${key} of ${writer} without a question`)
      this.#writer.set(key, this.#person)
    }
    this.stored = { ...body, modified: new Date(now).toISOString() }
  }
}

test(`two people save one record at once, in any order: nobody’s edit is lost without a question, ${runs} runs [R09, D-34]`, async () => {
  await signedInAs(7)
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
        server.use(
          http.get(`${backend}test/things/1/`, async () => {
            const head = await answered()
            return HttpResponse.json(world.stored, head)
          }),
          http.put(`${backend}test/things/1/`, async ({ request }) => {
            const head = await answered()
            const since = Date.parse(request.headers.get('If-Unmodified-Since') ?? '')
            const second = (time: number) => Math.floor(time / 1000)
            if (second(Date.parse(String(world.stored['modified']))) > second(since))
              return HttpResponse.json({ detail: 'changed' }, { ...head, status: 412 })
            world.write((await request.json()) as Row)
            return HttpResponse.json(world.stored, head)
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
