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

test('a reader may filter only by their own institutions', () => {
  const offered = getFilterable(sources, [], { ...builtIn, own: ['Nord'] })
  expect(parseFilters(address, offered)).toEqual([{ attribute: 'content_object', operator: 'in', values: ['Nord'] }])
  expect(parseFilters(new URLSearchParams('f.content_object=Süd'), offered)).toEqual([])
})

test('those who manage the evaluation may filter by every institution', () => {
  expect(parseFilters(address, getFilterable(sources, [], builtIn))).toEqual([])
  const all = getFilterable(sources, [], { ...builtIn, seesInstitutions: true, own: ['Nord'] })
  expect(parseFilters(address, all)[0]?.values).toEqual(['Nord', 'Süd', null])
})
