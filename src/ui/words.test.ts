import { beforeEach, expect, test } from 'vitest'
import { loadWords, showLanguage, useLanguage } from './words.ts'

beforeEach(async () => await showLanguage('de'))
const { getState } = useLanguage

test('words asked for while the language is being switched are there in the new one', async () => {
  const switching = showLanguage('fr')
  const loading = loadWords('charts')
  await Promise.all([switching, loading])
  expect(getState().files).toContain('charts')
  expect(getState().words['charts:partial']).toBe('Données partielles')
})

test('of two switches the later one counts, whichever is read first', async () => {
  const first = showLanguage('fr')
  const second = showLanguage('it')
  await Promise.all([second, first])
  expect(getState().language).toBe('it')
  expect(getState().words['portal:save']).toBe('Salva')
})
