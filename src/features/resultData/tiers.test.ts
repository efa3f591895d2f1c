// @vitest-environment node
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { isWholeZip, partName, partsFor } from './tiers.ts'

const tiers: [number, number, object][] = [
  [0, 1, {}],
  [74_999, 1, {}],
  [75_000, 3, {}],
  [449_999, 3, {}],
  [450_000, 5, { large: 1 }],
  [999_999, 5, { large: 1 }],
  [1_000_000, 8, { very_large: 1 }],
]

test.each(tiers)('%i rows come in %i parts [RES-33, F14, D-71]', (rows, count, flags) => {
  const parts = partsFor(rows)
  expect(parts).toHaveLength(count)
  expect(parts.map(({ chunk }) => chunk)).toEqual(Array.from({ length: count }, (_part, index) => index + 1))
  for (const part of parts)
    expect({ large: part.large, very_large: part.very_large }).toEqual({
      large: undefined,
      very_large: undefined,
      ...flags,
    })
})

test('a single part is a dataset, several are parts of a large one [RES-34]', () => {
  expect(partsFor(5).map((part) => partName(part, '20261121150102'))).toEqual(['set_20261121150102.zip'])
  expect(partsFor(80_000).map((part) => partName(part, '20261121150102'))[2]).toBe('large_set_20261121150102-part3.zip')
})

test('only a complete ZIP is accepted [F13]', async () => {
  const whole = await new JSZip().file('a.csv', 'id;name').generateAsync({ type: 'arraybuffer' })
  expect(await isWholeZip(new Blob([whole]))).toBe(true)
  expect(await isWholeZip(new Blob([whole.slice(0, whole.byteLength - 25)]))).toBe(false)
  expect(await isWholeZip(new Blob(['<html>502</html>']))).toBe(false)
  expect(await isWholeZip(new Blob([]))).toBe(false)
})
