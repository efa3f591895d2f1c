// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Happening, importUntilFinished, getRows, world } from './testTarget.ts'

const happening = fc.constantFrom<Happening>(
  'well',
  'well',
  'lost before',
  'lost after',
  '500 before',
  '500 after',
  'crash before',
  'crash after',
  'expire',
  'offline',
  'repeated',
)

test.each(['by key', 'by unique key', 'by offset'] as const)(
  'every row is imported once whatever fails, known %s: 1000 schedules [F07, D-36]',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 63 }),
        fc.array(happening, { maxLength: 40 }),
        async (count, happenings) => {
          const rows = getRows(count)
          const { stored, sizes, ...rest } = world(kind, [...happenings])
          const entry = await importUntilFinished(rest, rows)
          expect(stored.toSorted()).toEqual(rows.map(({ values }) => String(values['token'])).toSorted())
          // Without the ledger of the ended session, earlier rows count as existing.
          expect(entry.imported + entry.present).toBe(count)
          if (kind !== 'by offset' && !happenings.includes('expire')) expect(entry.present).toBe(0)
          expect(Math.max(...sizes)).toBeLessThanOrEqual(10)
        },
      ),
      { numRuns: 1000 },
    )
  },
  60_000,
)

test('25 rows are sent in three requests of 10, 10 and 5 [IMPORT-05]', async () => {
  const { stored, sizes, ...rest } = world('by key', [])
  await importUntilFinished(rest, getRows(25))
  expect(sizes).toEqual([10, 10, 5])
  expect(stored).toHaveLength(25)
})

test('existing rows are counted as such, also after a lost response [D-36, F07]', async () => {
  const rows = getRows(35)
  const { stored, sizes, ...rest } = world('by key', ['lost after', 'well', 'lost before'])
  stored.push('T0', 'T1', 'T2', 'T12', ...Array.from({ length: 10 }, (_, at) => `T${20 + at}`))
  const entry = await importUntilFinished(rest, rows)
  expect(entry).toMatchObject({ imported: 21, present: 14, refused: [] })
  expect(sizes).toEqual([7, 9, 5, 5])
  expect(stored.toSorted()).toEqual(rows.map(({ values }) => String(values['token'])).toSorted())
})
