import { expect, test } from 'vitest'
import { groupByKind, matching } from './searchResults.ts'

const find = (label: string, about = '') => ({ key: label, label, about, to: '/' })
const labels = (typed: string, ...finds: ReturnType<typeof find>[]) => matching(finds, typed).map(({ label }) => label)

test('every word must match, ignoring accents and case', () => {
  expect(labels('zurich', find('Klinik Zürich'), find('Bern'))).toEqual(['Klinik Zürich'])
  expect(
    labels('spital psych', find('Spitäler', 'Monitoring Psychiatrie'), find('Spitäler', 'Rehabilitation')),
  ).toHaveLength(1)
})

test('matches at the beginning are first', () => {
  expect(labels('mess', find('Neue Messung'), find('Messungen'))).toEqual(['Messungen', 'Neue Messung'])
})

test('non-breaking spaces and invisible characters do not matter [D-94]', () => {
  expect(labels('\u200Bklinik\u00A0see\u00AD', find('Klinik Seeblick'), find('Bern'))).toEqual(['Klinik Seeblick'])
})

test('an empty text finds nothing', () => {
  expect(labels('  ', find('Messungen'))).toEqual([])
})

test('results have a heading for each kind, in their order', () => {
  const of = (kind: string | undefined, label: string) => ({ ...find(label), ...(kind && { kind }) })
  const found = [of(undefined, 'Logout'), of('Spitäler', 'A'), of('Spitäler', 'B'), of('Personen', 'C')]
  expect(groupByKind(found).map(({ title, finds }) => [title, ...finds.map(({ label }) => label)])).toEqual([
    [undefined, 'Logout'],
    ['Spitäler', 'A', 'B'],
    ['Personen', 'C'],
  ])
})
