// @vitest-environment jsdom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { Conflict } from '#api/errors.ts'
import type { Row } from '#api/page.ts'
import { staff } from '#api/rules.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { text } from '#engine/fieldTypes.ts'
import { viewerOf } from '#engine/testCollection.ts'
import { type Edits, saveSelection } from '#features/measures/attributes/selection.ts'
import { applySettings, ChangedMeanwhile } from '#features/measures/settings/applySettings.ts'

/** More runs at once: TWO_PEOPLE=500. */
const runs = Number(process.env['TWO_PEOPLE'] ?? 60)

/** The server's clock in milliseconds; whoever waits lets it go on. */
let now = 0
vi.mock('#api/pause.ts', () => ({ pause: async (wait: number) => await Promise.resolve((now += wait)) }))

const server = testBackend()
const viewer = viewerOf({ isStaff: true })
const collection = collectionAt(
  'results/measures',
  defineCollection({
    title: 'name',
    fields: { name: text() },
    columns: ['name'],
    ordering: 'name',
    form: ['name'],
    may: { read: staff },
  }),
)
const attributes = ['a', 'b', 'c', 'd']
const opened = ['a', 'b']

/** Ticks attributes in the list, or lays stored settings over the measure: its name, the chosen attributes, or both. */
const plan = fc.oneof(
  fc.record({ ticked: fc.subarray(attributes, { minLength: 1 }), agrees: fc.boolean() }),
  fc.record({
    settings: fc.record(
      { name: fc.constantFrom('B', 'C'), selected_attributes: fc.subarray(attributes) },
      { requiredKeys: [] },
    ),
  }),
)
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never

/** A measure that two people opened, and what either of them overwrote of the other's unasked. */
class World {
  row: Row = { id: 3, name: 'A', selected_attributes: opened, modified: new Date(now).toISOString() }
  readonly base = this.row
  readonly lost: string[] = []
  readonly #writers = new Map<string, string>()
  readonly #asked = new Set<string>()
  #person = ''

  async save(person: string, one: Plan): Promise<void> {
    const before = this.#person
    this.#person = person
    const saving =
      'settings' in one ? applySettings(collection, this.base, one.settings, viewer) : this.#tick(person, one)
    // Either is told, and asked what is to become of it.
    await saving.catch((error: unknown) => {
      if (!(error instanceof ChangedMeanwhile) && !(error instanceof Conflict)) throw error
    })
    this.#person = before
  }

  async #tick(person: string, { ticked, agrees }: Extract<Plan, { ticked: string[] }>): Promise<boolean> {
    const edits: Edits = new Map(ticked.map((key) => [key, !opened.includes(key)]))
    return await saveSelection(
      this.base,
      edits,
      () => undefined,
      async ({ added, removed }) => {
        for (const key of [...added, ...removed]) this.#asked.add(`${person} ${key}`)
        return await Promise.resolve(agrees)
      },
    )
  }

  write(changes: object): void {
    const next = { ...this.row, ...changes, modified: new Date(now).toISOString() } as Row
    if (next['name'] !== this.row['name']) this.#take('name')
    for (const key of attributes) if (this.#isChosen(this.row, key) !== this.#isChosen(next, key)) this.#take(key)
    this.row = next
  }

  #isChosen({ selected_attributes: chosen }: Row, key: string): boolean {
    return Array.isArray(chosen) && chosen.includes(key)
  }

  #take(what: string): void {
    const writer = this.#writers.get(what)
    if (writer !== undefined && writer !== this.#person && !this.#asked.has(`${this.#person} ${what}`))
      this.lost.push(`${this.#person} overwrote ${what} of ${writer} without a question`)
    this.#writers.set(what, this.#person)
  }
}

test(`two people change the attributes and the settings of one measure at once, in any order: nothing of either is lost without a question, ${runs} runs [R09, D-34]`, async () => {
  await signedInAs(7)
  await fc.assert(
    fc.asyncProperty(
      plan,
      plan,
      fc.nat({ max: 5 }),
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
        const written = async (request: Request) => {
          const head = await answered()
          const since = Date.parse(request.headers.get('If-Unmodified-Since') ?? '')
          const second = (time: number) => Math.floor(time / 1000)
          if (second(Date.parse(String(world.row['modified']))) > second(since))
            return HttpResponse.json({ detail: 'changed' }, { ...head, status: 412 })
          world.write((await request.json()) as object)
          return HttpResponse.json(world.row, head)
        }
        server.use(
          http.get(`${backend}results/measures/3/`, async () => {
            const head = await answered()
            return HttpResponse.json(world.row, head)
          }),
          http.put(`${backend}results/measures/3/`, async ({ request }) => await written(request)),
          http.put(
            `${backend}results/measures/3/update_selected_attributes/`,
            async ({ request }) => await written(request),
          ),
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
