import type { RowAt } from '#api/rows/page.ts'
// @vitest-environment jsdom
import type { TestRow } from '#api/testRow.ts'
import fc from 'fast-check'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { ConflictError } from '#api/http/errors.ts'
import { staff } from '#engine/rules.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { inAnyOrder, meetings, moment, Shared, type Turns } from '#api/testTurns.ts'
import { collectionAt, defineCollection } from '#engine/collection.ts'
import { text } from '#engine/fieldTypes.ts'
import { getViewer } from '#engine/testCollection.ts'
import { type Edits, saveSelection } from '#features/measures/attributes/selection.ts'
import { applySettings, ChangedMeanwhile } from '#features/measures/settings/applySettings.ts'

vi.mock('#api/http/pause.ts', async () => ({ pause: (await import('#api/testTurns.ts')).pause }))

const server = testBackend()
const viewer = getViewer({ isStaff: true })
const collection = collectionAt(
  'results/measures',
  defineCollection({
    title: 'name',
    fields: { name: text() },
    columns: ['name'],
    ordering: 'name',
    form: ['name'],
    permissions: { read: staff },
  }),
)
const attributes = ['a', 'b', 'c', 'd']
const opened = ['a', 'b']

/**
 * Selects attributes in the list, or applies exported settings to the measure: its name, the selected attributes, or
 * both.
 */
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

/** The attributes and the name of a measure. */
class Measure extends Shared<Plan> {
  #row: TestRow = { id: 3, name: 'A', selected_attributes: opened, modified: moment() }
  readonly #opened = this.#row as RowAt<'results/measures'>

  override handlers({ reads, writes }: Turns) {
    const row = () => this.#row
    return [
      http.get(`${backend}results/measures/3/`, reads(row)),
      http.put(
        `${backend}results/measures/3/`,
        writes(row, (record) => this.#write(record)),
      ),
      http.put(
        `${backend}results/measures/3/update_selected_attributes/`,
        writes(row, (selection) => this.#select(selection)),
      ),
    ]
  }

  protected override async change(one: Plan): Promise<unknown> {
    if ('settings' in one) return await applySettings(collection, this.#opened, one.settings, viewer)
    const edits: Edits = new Map(one.ticked.map((key) => [key, !opened.includes(key)]))
    return await saveSelection(
      this.#opened,
      edits,
      () => undefined,
      async ({ added, removed }) => {
        for (const key of [...added, ...removed]) this.asks(key)
        return await Promise.resolve(one.agrees)
      },
    )
  }

  protected override isReported(error: unknown): boolean {
    return error instanceof ChangedMeanwhile || error instanceof ConflictError
  }

  /**
   * Two people who select the same attribute agree, but the person who saves the selection must have seen all of its
   * changes.
   */
  #select(selection: object): void {
    for (const key of attributes)
      if (isChosen(this.#row, key) === isChosen({ ...this.#row, ...selection }, key)) this.leaves(key)
    this.#write(selection)
  }

  #write(changes: object): void {
    const next: TestRow = { ...this.#row, ...changes, modified: moment() }
    if (next['name'] !== this.#row['name']) this.takes('name')
    for (const key of attributes) if (isChosen(this.#row, key) !== isChosen(next, key)) this.takes(key)
    this.#row = next
  }
}

function isChosen({ selected_attributes: chosen }: TestRow, key: string): boolean {
  return Array.isArray(chosen) && chosen.includes(key)
}

test(`two people change attributes and settings of one measure without a lost update, ${meetings} runs [R09, D-34]`, async () => {
  await signedInAs(7)
  expect(await inAnyOrder(server, plan, 5, () => new Measure())).toBe(meetings)
}, 600_000)
