// @vitest-environment node
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { expect, test } from 'vitest'
import { readSource } from '#evaluation/model/readSource.ts'
import { parseFilters } from './filterAddress.ts'
import { getFilterable } from './filterable.ts'

const named = (key: string, type = 'single') => ({ key, name: `Name von ${key}`, type })
const builtIn = { content_object: 'Klinik', created: 'Erfasst', seesInstitutions: true }
const measure = (id: number, selected?: unknown[]) => ({
  id,
  default_attributes: [named('sex'), named('ward'), named('stay', 'number')],
  parent_attributes: [named('region')],
  ...(selected !== undefined && { selected_attributes: selected }),
})
const getSources = (...measures: MeasureRow[]) => measures.map(readSource)
const offeredBy = (...measures: MeasureRow[]) =>
  getFilterable(getSources(...measures), [], builtIn)
    .filter(({ isUnselected }) => !isUnselected)
    .map(({ key }) => key)

test('offers filters for what the measure selects, as keys or as attributes [RES-16]', () => {
  expect(offeredBy(measure(1, ['ward']))).toEqual(['ward', 'region', 'content_object', 'created'])
  expect(offeredBy(measure(1, [{ key: 'ward' }]))).toEqual(['ward', 'region', 'content_object', 'created'])
  const all = ['sex', 'ward', 'stay', 'region', 'content_object', 'created']
  expect(offeredBy(measure(1, []))).toEqual(all)
  expect(offeredBy(measure(1))).toEqual(all)
})

test('offers what one of two measures selects [RES-16]', () => {
  expect(offeredBy(measure(1, ['ward']), measure(2, ['sex']))).toEqual([
    'sex',
    'ward',
    'region',
    'content_object',
    'created',
  ])
})

test('ignores filters of the address that are not offered [RES-16]', () => {
  const known = getFilterable(getSources(measure(1, ['ward'])), [], builtIn)
  expect(parseFilters(new URLSearchParams('f.ward=1&f.sex=2'), known).map(({ attribute }) => attribute)).toEqual([
    'ward',
  ])
  expect(known.find(({ key }) => key === 'sex')?.label.de).toBe('Name von sex')
})

test('differentiates two attributes of one name by their measure or their key', () => {
  const twice = [
    { key: 'exit_date', name: 'Austritt', type: 'date' },
    { key: 'q5', name: 'Austritt', name_fr: 'Sortie', type: 'likert', group: 'Organisation' },
    { key: 'ward', name: 'Abteilung', type: 'single' },
  ]
  const labels = getFilterable(getSources({ id: 1, default_attributes: twice }), [], builtIn).map(({ label }) => label)
  expect(labels.slice(0, 3).map(({ de }) => de)).toEqual([
    'Austritt (exit_date)',
    'Austritt (Organisation)',
    'Abteilung',
  ])
  expect(labels[1]?.fr).toBe('Sortie (Organisation)')
})
