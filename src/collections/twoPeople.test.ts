// @vitest-environment jsdom
import type { TestRow } from '#api/testRow.ts'
import fc from 'fast-check'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { inAnyOrder, meetings, moment, Shared, type Turns } from '#api/testTurns.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { editableKeys } from '#engine/form/entries.ts'
import { isSame } from '#engine/form/save/merge.ts'
import { saveRecord } from '#engine/form/save/save.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { getViewer } from '#engine/testCollection.ts'
import { registry } from './registry.ts'

vi.mock('#api/http/pause.ts', async () => ({ pause: (await import('#api/testTurns.ts')).pause }))

const server = testBackend()
const staff = getViewer({ isStaff: true })

/** How people change the records of a collection: for each field its initial value and its possible changes. */
const changed: Record<string, Record<string, unknown[]>> = {
  'patzu/hospitals': { name: ['A', 'B', 'C'], anqid: [1, 2, 3], state: [1, 3], measures_ids: [[1], [], [1, 2], [2]] },
  'mailer/mailtemplates': {
    name: ['A', 'B'],
    subject_de: ['Einladung', 'Willkommen', ''],
    body_de: ['<p>Guten Tag</p>', '<p>Grüezi</p>', '<p><b>Guten Tag</b></p>'],
    body_fr: ['<p>Bonjour</p>', '<p>Madame, Monsieur</p>'],
    is_default: [false, true],
  },
  'results/actions': {
    title: ['Menüwahl', 'Menüwahl am Vortag'],
    state: ['planned', 'implemented', 'closed'],
    target: [4, 4.2, null],
    due: ['2026-12-01', '2027-01-31'],
    note: ['', 'Mit der Küche besprochen'],
  },
}
type Plan = {
  edits: Values
  /** Their answer to a conflict: the fields for which they keep the other's value; null cancels the save. */
  keeps: string[] | null
}

/** A record of a collection. */
class Opened extends Shared<Plan> {
  readonly #collection: Collection
  readonly #keys: string[]
  readonly #opened: TestRow
  #stored: TestRow

  constructor(collection: Collection, values: Values) {
    super()
    this.#collection = collection
    this.#keys = Object.keys(values)
    this.#opened = { id: 1, ...values, modified: moment() }
    this.#stored = this.#opened
  }

  override handlers({ reads, writes }: Turns) {
    const path = `${backend}${this.#collection.endpoint}/1/`
    const record = () => this.#stored
    return [
      http.get(path, reads(record)),
      http.put(
        path,
        writes(record, (body) => this.#write(body as TestRow)),
      ),
    ]
  }

  protected override async change({ edits, keeps }: Plan): Promise<unknown> {
    const values = { ...this.#opened, ...edits }
    return await saveRecord(this.#collection, this.#opened, values, this.#keys, staff, async (conflicts) => {
      for (const { key } of conflicts) this.asks(key)
      return await Promise.resolve(keeps && new Set(keeps))
    })
  }

  // Called off, or changed by the other every time: nothing is written.
  protected override isReported(error: unknown): boolean {
    return error instanceof SaveCancelled || (error instanceof Error && error.name === 'ConflictError')
  }

  #write(body: TestRow): void {
    for (const key of this.#keys) if (!isSame(this.#collection, key, this.#stored[key], body[key])) this.takes(key)
    this.#stored = { ...body, modified: moment() }
  }
}

test.each(Object.entries(changed))(
  `two people saving one record of %s lose no edit without a dialog, ${meetings} runs [R09, D-34]`,
  async (path, fields) => {
    const collection = registry.get(path)
    const keys = Object.keys(fields)
    if (!collection) throw new Error(`no collection ${path}`)
    expect(editableKeys(collection)).toEqual(expect.arrayContaining(keys))
    const edits = Object.fromEntries(keys.map((key) => [key, fc.constantFrom(...(fields[key] ?? []))]))
    const plan = fc.record({
      edits: fc.record(edits, { requiredKeys: [] }),
      keeps: fc.option(fc.subarray(keys), { freq: 6 }),
    })
    await signedInAs(7)
    const open = () => new Opened(collection, Object.fromEntries(keys.map((key) => [key, fields[key]?.[0]])))
    expect(await inAnyOrder(server, plan, 3, open)).toBe(meetings)
  },
  600_000,
)
