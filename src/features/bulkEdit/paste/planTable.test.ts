// @vitest-environment jsdom
import { testRow } from '#api/testRow.ts'
import type { Row } from '#api/rows/page.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { getLabels } from '#engine/labels.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { planTable } from './planTable.ts'
import { findIdentifiers, guessTargets, parseTable, type Target } from './table.ts'

beforeAll(async () => {
  await i18next.loadNamespaces(['bulkEdit', 'import', 'portal'])
  await i18next.changeLanguage('de')
})

const rows: Row[] = [
  testRow({ id: 1, name: 'Abc', anqid: 11, state: 1, until: null }),
  testRow({ id: 2, name: 'Def', anqid: 12, state: 3, until: '2027-01-01' }),
  testRow({ id: 3, name: 'Ghi', anqid: 13, state: 1, until: null }),
]
const change = { collection: testCollection, viewer: getViewer({ isStaff: true }), getLabel: (key: string) => key }
const by = (field: string): Target => ({ kind: 'by', field })
const set = (field: string): Target => ({ kind: 'set', field })

function plan(text: string, columns: (Target | undefined)[], of = rows) {
  const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
  const { lines, left } = planTable(
    change,
    of.map((row) => ({ row })),
    parseTable(text),
    columns,
    labels,
  )
  return {
    left: left.map(({ n, reason }) => [n, reason]),
    lines: lines.map(({ row, values, verdict }) => [
      row.id,
      'reason' in verdict ? verdict.reason : verdict.kind,
      verdict.kind === 'change' ? values : undefined,
    ]),
  }
}

test('a line belongs to the record that it names, in whatever order', () => {
  expect(plan('Ghi\t33\nabc \t31', [by('name'), set('anqid')])).toEqual({
    left: [],
    lines: [
      [1, 'change', { anqid: 31 }],
      [2, 'unnamed', undefined],
      [3, 'change', { anqid: 33 }],
    ],
  })
})

test('a line without a record of its own changes nothing', () => {
  const twins = [...rows, testRow({ id: 4, name: 'abc', anqid: 14, state: 1 })]
  expect(plan('Abc\t31\nXyz\t32\n\t33\n\nDef\t12', [by('name'), set('anqid')], twins)).toEqual({
    left: [
      [1, 'several'],
      [2, 'none'],
      [3, 'no-key'],
    ],
    lines: [
      [1, 'unnamed', undefined],
      [2, 'same', undefined],
      [3, 'unnamed', undefined],
      [4, 'unnamed', undefined],
    ],
  })
})

test('two identifying cells have to name the same record', () => {
  const { left, lines } = plan('1\tAbc\t31\n3\tDef\t32', [by('id'), by('name'), set('anqid')])
  expect(left).toEqual([[2, 'differs']])
  expect(lines.filter(([, kind]) => kind === 'change')).toEqual([[1, 'change', { anqid: 31 }]])
})

test('a record that is named twice is not changed', () => {
  expect(plan('Abc\t31\nAbc\t32', [by('name'), set('anqid')]).lines[0]).toEqual([
    1,
    'Der Eintrag steht mehrmals in der Tabelle.',
    undefined,
  ])
})

test('several fields of a record are read together, and empty cells change nothing', () => {
  expect(
    plan('Abc\tDispensiert\t1.9.2027\nDef\t\t2.9.2027\nGhi\tAktiv\t', [by('name'), set('state'), set('until')]).lines,
  ).toEqual([
    [1, 'change', { state: 3, until: '2027-09-01' }],
    [2, 'change', { until: '2027-09-02' }],
    [3, 'same', undefined],
  ])
})

test('a cell that does not fit leaves the whole record as it is', () => {
  const { lines } = plan('Abc\tweiss nicht\t1\nDef\tAktiv\teins\nGhi\t3\t99', [by('name'), set('state'), set('anqid')])
  expect(lines).toEqual([
    [1, 'Status: «weiss nicht» ist nicht möglich. Erlaubt sind: Aktiv, Dispensiert.', undefined],
    [2, 'ANQ-ID: Bitte eine ganze Zahl eintragen.', undefined],
    [3, 'change', { state: 3, anqid: 99 }],
  ])
})

test('columns are recognised by their headings in several spellings', () => {
  const targets = [...findIdentifiers(testCollection).map(by), set('anqid'), set('state')]
  expect(
    guessTargets(['NAME', 'Klinik-Nr', 'status', 'Bemerkung', ''], targets, i18next.getFixedT('de', 'fields')),
  ).toEqual([by('name'), set('anqid'), set('state'), undefined, undefined])
})
