import { expect, test } from 'vitest'
import { closestFirst, matching } from './searchResults.ts'

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

test('the kind whose names are closest to the text comes first, and a kind stays together', () => {
  const evaluations = [find('Studierendenbefragung, Klinik Seeblick'), find('Patientenbefragung, Klinik Seeblick')]
  const hospitals = [find('Psychiatrie Seeblick'), find('Klinik Seeblick'), find('Alle 12 Treffer: Spitäler')]
  expect(closestFirst([evaluations, [], hospitals], 'seeb').map(({ label }) => label)).toEqual([
    'Psychiatrie Seeblick',
    'Klinik Seeblick',
    'Alle 12 Treffer: Spitäler',
    'Studierendenbefragung, Klinik Seeblick',
    'Patientenbefragung, Klinik Seeblick',
  ])
  // Found by something else than their names, kinds stay in the order of the menu.
  expect(closestFirst([evaluations, hospitals], '1001')).toEqual([...evaluations, ...hospitals])
})
