import { expect, test } from 'vitest'
import { matching } from './searchResults.ts'

const find = (label: string, about = '') => ({ key: label, label, about, to: '/' })
const labels = (typed: string, ...finds: ReturnType<typeof find>[]) => matching(finds, typed).map(({ label }) => label)

test('accents and case do not matter, every word does', () => {
  expect(labels('zurich', find('Klinik Zürich'), find('Bern'))).toEqual(['Klinik Zürich'])
  expect(
    labels('spital psych', find('Spitäler', 'Monitoring Psychiatrie'), find('Spitäler', 'Rehabilitation')),
  ).toHaveLength(1)
})

test('what begins with the typed text comes first', () => {
  expect(labels('mess', find('Neue Messung'), find('Messungen'))).toEqual(['Messungen', 'Neue Messung'])
})

test('a blank that does not break and signs that nobody sees are no part of a word [D-94]', () => {
  expect(labels('\u200Bklinik\u00A0see\u00AD', find('Klinik Seeblick'), find('Bern'))).toEqual(['Klinik Seeblick'])
})

test('nothing typed finds nothing', () => {
  expect(labels('  ', find('Messungen'))).toEqual([])
})
