import { expect, test } from 'vitest'
import { toStoredFiles, fullName } from './storedFile.ts'
import { showSize } from '#lib/text/numbers.ts'

test('a file is saved as name.extension without doubling the extension [FILE-08]', () => {
  expect(fullName({ name: 'Bericht', extension: 'pdf' })).toBe('Bericht.pdf')
  expect(fullName({ name: 'Bericht.PDF', extension: '.pdf' })).toBe('Bericht.PDF')
  expect(fullName({ name: 'Bericht', extension: '' })).toBe('Bericht')
})

test('an invalid file is left out [SCOPE-08]', () => {
  expect(toStoredFiles([null, 3, { name: 'x' }, { id: 4, name: 'x', extension: 'csv' }]).map(({ id }) => id)).toEqual([
    4,
  ])
  expect(toStoredFiles(undefined)).toEqual([])
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [20_400, '20 kB'],
  [3_250_000, '3.3 MB'],
  [null, '-'],
  [Number.NaN, '-'],
])('%s bytes are shown as %s', (bytes, text) => {
  expect(showSize(bytes)).toBe(text)
})
