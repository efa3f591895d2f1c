import i18next from 'i18next'
import { expect, test } from 'vitest'
import { type Collection, type Column, toObjects } from '#engine/collection.ts'
import { number } from '#engine/fieldTypes.ts'
import { getLabels } from '#engine/labels.ts'
import { testCollection } from '#engine/testCollection.ts'
import { getOwnColumns, toTable } from './table.ts'

const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
const own = () => Promise.reject(new Error('drawn elsewhere'))
const collection: Collection = {
  ...testCollection,
  fields: { ...testCollection.fields, exits: number({ unknown: -1 }) },
}

test('a table keeps numbers as numbers and other values as their texts', () => {
  const columns = toObjects<Column>([
    'name',
    'anqid',
    'share',
    'exits',
    'until',
    { field: 'owner', cell: own },
    'subtitle',
  ])
  const rows = [
    {
      id: 1,
      name: '=1+1',
      anqid: 1540,
      share: 1234.5,
      exits: 12,
      until: '2027-03-01',
      owner: 5,
      subtitle: 'de',
      subtitle_fr: 'fr',
    },
    { id: 2, name: '', anqid: null, share: 0, exits: -1, until: null, owner: 6, subtitle: 'nur deutsch' },
  ]
  expect(getOwnColumns(columns).map(({ field }) => field)).toEqual(['owner'])
  const table = toTable({ collection, columns, rows, labels, language: 'fr', shown: [['Anna Muster'], ['-']] })
  expect(table.header).toHaveLength(7)
  expect(table.figures).toEqual([false, true, true, true, false, false, false])
  expect(table.rows).toEqual([
    ['=1+1', 1540, 1234.5, 12, '01.03.2027', 'Anna Muster', 'fr'],
    [null, null, 0, labels.option('exits', 'unknown'), null, null, 'nur deutsch'],
  ])
})
