// @vitest-environment node
import { expect, test } from 'vitest'
import { readSource } from '#evaluation/model/readSource.ts'
import { filtersIn } from './filterAddress.ts'
import { filterableOf } from './filterable.ts'

const sources = [
  readSource({ id: 1, default_attributes: [{ key: 'sex', name: 'Geschlecht', type: 'single' }] }) ?? [],
].flat()
const builtIn = { content_object: 'Klinik', created: 'Erfasst', seesInstitutions: false }
const address = new URLSearchParams('f.content_object=Nord,Süd,~')

test('a reader may filter by their own institutions, and by no other, whatever stands in the address', () => {
  const offered = filterableOf(sources, [], { ...builtIn, own: ['Nord'] })
  expect(filtersIn(address, offered)).toEqual([{ attribute: 'content_object', operator: 'in', values: ['Nord'] }])
  expect(filtersIn(new URLSearchParams('f.content_object=Süd'), offered)).toEqual([])
})

test('without institutions of their own there is no such filter; who manages the evaluation has all', () => {
  expect(filtersIn(address, filterableOf(sources, [], builtIn))).toEqual([])
  const all = filterableOf(sources, [], { ...builtIn, seesInstitutions: true, own: ['Nord'] })
  expect(filtersIn(address, all)[0]?.values).toEqual(['Nord', 'Süd', null])
})
