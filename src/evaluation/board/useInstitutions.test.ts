// @vitest-environment node
import { expect, test } from 'vitest'
import { inEachLanguage } from '#lib/languages.ts'
import { getInstitutions } from './useInstitutions.ts'

const reader = { isStaff: false, isDemo: false }
const there = ['Nord', 'Süd', 'Ost'].map((value, at) => ({
  value,
  label: inEachLanguage(() => value),
  rows: 10 - at,
}))

test.each([
  ['', 'benchmark', ['Nord', 'Süd']],
  ['against=before', 'before', ['Nord', 'Süd']],
  ['against=others', 'benchmark', ['Nord', 'Süd']],
  ['against=others&institution=Nord', 'others', ['Nord']],
  ['against=before&institution=Nord', 'before', ['Nord']],
  ['against=before&institution=Ost', 'before', ['Nord', 'Süd']],
  ['against=everybody&institution=Nord', 'benchmark', ['Nord']],
])('a reader of two institutions with %j: %s', (address, against, names) => {
  expect(getInstitutions(new URLSearchParams(address), reader, ['Nord', 'Süd'], there)).toMatchObject({
    against,
    names,
  })
})

test('everybody may select the previous period as comparison', () => {
  const one = (viewer: typeof reader, address: string) =>
    getInstitutions(new URLSearchParams(address), viewer, viewer === reader ? ['Nord'] : [], there)
  const staff = { isStaff: true, isDemo: false }
  const demo = { isStaff: false, isDemo: true }
  for (const viewer of [reader, staff, demo]) {
    expect(one(viewer, 'institution=Nord&against=before')).toMatchObject({ names: ['Nord'], against: 'before' })
    expect(one(viewer, 'institution=Nord&against=others')).toMatchObject({ against: 'benchmark', others: [] })
  }
})

const staff = { isStaff: true, isDemo: false }
const preset = (address: string, name: string | null, found = there) => {
  const { names, chosen } = getInstitutions(new URLSearchParams(address), staff, [], found, { id: 7, name })
  expect(names).toEqual(chosen === null ? [] : [chosen])
  return chosen
}

test('staff begin with the institution of the evaluation, and may select another', () => {
  expect(preset('', 'Süd')).toBe('Süd')
  expect(preset('institution=Nord', 'Süd')).toBe('Nord')
  expect(preset('institution=West', 'Süd')).toBe('Süd')
  expect(preset('', 'Süd', [])).toBe('Süd')
})

test('staff select an institution if that of the evaluation has no rows or is not known', () => {
  expect(preset('', 'West')).toBeNull()
  expect(preset('', null)).toBeNull()
})

test('the institution of the evaluation is the one of its id among two of a name', () => {
  const two = ['Süd', 'Süd (#7)'].map((value) => ({ value, label: inEachLanguage(() => value), rows: 10 }))
  expect(preset('', 'Süd', two)).toBe('Süd (#7)')
})

test('staff are offered the institutions of which a chart shows answers', () => {
  const filtered = (operator: 'in' | 'not_in', values: string[]) => ({
    filters: [{ attribute: 'content_object', operator, values }],
  })
  const offered = (...charts: Parameters<typeof getInstitutions>[5] & object) =>
    getInstitutions(new URLSearchParams('institution=Ost'), staff, [], there, { id: 7, name: 'Nord' }, charts)
  expect(offered(filtered('in', ['Nord']))).toMatchObject({ offered: ['Nord'], chosen: 'Nord', names: ['Nord'] })
  expect(offered(filtered('not_in', ['Ost']))).toMatchObject({ offered: ['Nord', 'Süd'], chosen: 'Nord' })
  expect(offered(filtered('in', ['Nord']), { filters: [] })).toMatchObject({
    offered: ['Nord', 'Süd', 'Ost'],
    chosen: 'Ost',
  })
})
