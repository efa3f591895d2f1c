import { expect, test } from 'vitest'
import { labelsOf } from '#engine/labels.ts'
import { placeLabel } from '#features/history/placeOf.ts'

test('a key without words is called after what it belongs to, else as it reads', () => {
  const labels = labelsOf({ fields: { creator: 'Erstellt von', anqid: 'ANQ-ID' } }, 'results/measures')
  expect(placeLabel('anqid', labels)).toBe('ANQ-ID')
  expect(placeLabel('creator_id', labels)).toBe('Erstellt von')
  expect(placeLabel('some_other_key', labels)).toBe('some other key')
})
