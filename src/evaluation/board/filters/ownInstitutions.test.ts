// @vitest-environment node
import { expect, test } from 'vitest'
import { readSource } from '#evaluation/model/readSource.ts'
import { parseFilters } from './filterAddress.ts'
import { getFilterable } from './filterable.ts'

const sources = [
  readSource({ id: 1, default_attributes: [{ key: 'sex', name: 'Geschlecht', type: 'single' }] }) ?? [],
].flat()
const builtIn = { content_object: 'Klinik', created: 'Erfasst', seesInstitutions: false }
const address = new URLSearchParams('f.content_object=Nord,Süd,~')

test('a reader may filter by their own institutions, and by no other, whatever stands in the address', () => {
  const offered = getFilterable(sources, [], { ...builtIn, own: ['Nord'] })
  expect(parseFilters(address, offered)).toEqual([{ attribute: 'content_object', operator: 'in', values: ['Nord'] }])
  expect(parseFilters(new URLSearchParams('f.content_object=Süd'), offered)).toEqual([])
})

test('without institutions of their own there is no such filter; who manages the evaluation has all', () => {
  expect(parseFilters(address, getFilterable(sources, [], builtIn))).toEqual([])
  const all = getFilterable(sources, [], { ...builtIn, seesInstitutions: true, own: ['Nord'] })
  expect(parseFilters(address, all)[0]?.values).toEqual(['Nord', 'Süd', null])
})
