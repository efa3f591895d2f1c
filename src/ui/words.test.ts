import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadWords, showLanguage, useLanguage, useWords, useWordsOf } from './words.ts'

beforeEach(async () => await showLanguage('de'))
const { getState } = useLanguage

test('words asked for while the language is being switched are there in the new one', async () => {
  const switching = showLanguage('fr')
  const loading = loadWords('charts')
  await Promise.all([switching, loading])
  expect(getState().words['charts']?.['partial']).toBe('Données partielles')
})

test('of two switches the later one counts, whichever is read first', async () => {
  const first = showLanguage('fr')
  const second = showLanguage('it')
  await Promise.all([second, first])
  expect(getState().language).toBe('it')
  expect(getState().words['portal']?.['save']).toBe('Salva')
})

test('who reads one file of words is not drawn again when another one comes', async () => {
  await loadWords('names')
  let draws = 0
  const { result } = renderHook(() => {
    draws += 1
    return [useWords(), useWordsOf('names', 'fields-patzu')] as const
  })
  const [, before] = result.current
  expect(before['names']).toBeDefined()
  draws = 0
  await act(async () => await loadWords('mail'))
  expect(draws).toBe(0)
  await act(async () => await loadWords('fields-patzu'))
  expect(result.current[1]['fields-patzu']).toBeDefined()
})
