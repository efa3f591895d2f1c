import { expect, test } from 'vitest'
import { readParams } from '#engine/list/url/listParams.ts'
import { testCollection } from '#engine/testCollection.ts'
import { findMissingFields } from './StaleViewNotice.tsx'
import { containsTexts, isOn, keptQuery } from './viewState.ts'

const params = (query: string) => readParams(testCollection, new URLSearchParams(query))

test('filters, order, columns and the trash are saved without page and search [D-09, D-85]', () => {
  const typed = params(
    'search=Muster&name__icontains=Muster&state=3&is_active=false&ordering=-anqid&columns=name,state&page=4',
  )
  expect(Object.fromEntries(new URLSearchParams(keptQuery(testCollection, typed)))).toEqual({
    state: '3',
    is_active: 'false',
    ordering: '-anqid',
    columns: 'name,state',
    size: '15',
  })
  expect(containsTexts(testCollection, typed)).toBe(true)
  expect(containsTexts(testCollection, params('state=3&page=4'))).toBe(false)
})

test('a view is active while the list matches it on any page', () => {
  const query = keptQuery(testCollection, params('state=3&ordering=-anqid'))
  expect(isOn(testCollection, params('ordering=-anqid&state=3&page=2'), query)).toBe(true)
  expect(isOn(testCollection, params('state=3'), query)).toBe(false)
  expect(isOn(testCollection, params('state=3&ordering=-anqid&search=x'), query)).toBe(false)
})

test('a view with missing parts is active when the rest matches', () => {
  expect(isOn(testCollection, params('state=3'), 'state=3&gone=1')).toBe(true)
})

test('unknown parts of a view are named', () => {
  expect(
    findMissingFields(testCollection, new URLSearchParams('state=3&gone=1&columns=name,past&page=2&ordering=name')),
  ).toEqual(['gone', 'past'])
  expect(findMissingFields(testCollection, new URLSearchParams('state=3&created__gte=2026-01-01&search=x'))).toEqual([])
})
