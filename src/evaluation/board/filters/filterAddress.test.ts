import fc from 'fast-check'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { attribute, storedChart as chart, source } from '#evaluation/counting/testRows.ts'
import { parseFilters, withFilters } from './filterAddress.ts'
import { valueText } from './filterText.ts'
import { getFilterable, reversed } from './filterable.ts'

const own = source([
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('nps', 'number'),
  attribute('exit', 'date'),
  attribute('born', 'number', { scale: { min: 1930, max: 2008, reversed: false } }),
  attribute('say', 'text'),
])
const offered = getFilterable([own], [], { content_object: 'Institution', created: 'Erfasst', seesInstitutions: true })
const read = (text: string) => parseFilters(new URLSearchParams(text), offered)

const builtIn = { content_object: '', created: '', seesInstitutions: false }

test('offers filters by every attribute but free texts, by institution and by entry date', () => {
  expect(offered.map(({ key, kind }) => [key, kind])).toEqual([
    ['sex', 'values'],
    ['nps', 'range'],
    ['exit', 'days'],
    ['born', 'age'],
    ['content_object', 'values'],
    ['created', 'days'],
  ])
  expect(
    getFilterable(
      [own],
      [chart('bar', ['sex'], { splits: [{ attribute: 'nps', age: { ageGap: 10, minAge: 20, maxAge: 80 } }] })],
      builtIn,
    )[1]?.kind,
  ).toBe('age')
})

test('offers readers no filter by single institutions [ROLE-17, D-90]', () => {
  const institution = (charts: Parameters<typeof getFilterable>[1], names: string[] = []) =>
    getFilterable([own], charts, { ...builtIn, own: names }).find(({ key }) => key === 'content_object')
  const breakdown = [chart('bar', ['sex'], { groups: [{ attribute: 'content_object' }] })]
  expect(institution([])?.isUnselected).toBe(true)
  expect(institution(breakdown)?.isUnselected).toBe(true)
  const mine = institution(breakdown, ['Seeblick'])
  expect([mine?.isUnselected, mine?.only]).toEqual([false, ['Seeblick']])
  const named = (values: string[]) =>
    values.map((value) => valueText(value, mine, 'de', i18next.getFixedT('de', 'evaluation')))
  expect(named(['Seeblick', 'Mon Repos'])).toEqual(['Seeblick', '#'])
})

test('names no institution while it is not known which ones a reader may see [D-90]', () => {
  const loading = getFilterable([own], [], { ...builtIn, own: undefined }).find(({ key }) => key === 'content_object')
  expect(loading?.only).toEqual([])
  expect(valueText('Seeblick', loading, 'de', i18next.getFixedT('de', 'evaluation'))).toBe('…')
})

test('filters survive a round trip through the address', () => {
  const filters: RowFilter[] = [
    { attribute: 'sex', operator: 'in', values: ['1', null] },
    { attribute: 'nps', operator: 'between', values: [0, null] },
    { attribute: 'exit', operator: 'between', values: ['2025-01-01', '2025-12-31'] },
  ]
  const address = withFilters(new URLSearchParams('ref=/moniq&f.old=1'), filters)
  expect(address.toString()).toBe('ref=%2Fmoniq&f.sex=1%2C%7E&f.nps=0..&f.exit=2025-01-01..2025-12-31')
  expect(parseFilters(address, offered)).toEqual(filters)
  expect(withFilters(address, []).toString()).toBe('ref=%2Fmoniq')
})

test('any value survives: commas, per cents, tildes, other scripts', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.oneof(fc.string({ minLength: 1, maxLength: 50 }), fc.constantFrom('~', '%7E', ',', '%2C', 'a,b', '50 %')),
        { minLength: 1, maxLength: 20 },
      ),
      (values) => {
        const filter: RowFilter = { attribute: 'content_object', operator: 'in', values }
        expect(
          parseFilters(new URLSearchParams(withFilters(new URLSearchParams(), [filter]).toString()), offered),
        ).toEqual([filter])
      },
    ),
  )
})

test('ignores unknown keys, impossible values and too many of them', () => {
  for (const text of [
    'f.ward=1',
    'f.say=x',
    'f.nps=1',
    'f.nps=a..b',
    'f.nps=..',
    'f.nps=1..2..3',
    'f.nps=1e400..',
    'f.exit=2025-02-30..',
    'f.exit=2025..2026',
    'f.sex=',
    'f.__proto__=1',
    'f.sex=,,',
  ])
    expect(read(text)).toEqual([])
  expect(read(`f.sex=${'x'.repeat(301)},2`)[0]?.values).toEqual(['2'])
  expect(read(`f.sex=${Array.from({ length: 500 }, (_, index) => index).join()}`)[0]?.values).toHaveLength(200)
  expect(read('f.nps=9..3')[0]?.values).toEqual([3, 9])
})

test('converts ages to years of birth as of 2020 [EVAL-12]', () => {
  expect(reversed([1981, 2000])).toEqual([20, 39])
  expect(reversed([20, 39])).toEqual([1981, 2000])
  expect(reversed([null, 2000])).toEqual([20, null])
})
