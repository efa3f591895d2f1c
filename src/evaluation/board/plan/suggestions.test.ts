// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { testBackend } from '#api/testBackend.ts'
import { readSuggestions, suggestionsFor } from './suggestions.ts'

const server = testBackend()
const response = (body: unknown, status = 200) =>
  server.use(http.get('http://localhost:3000/help/actions.fr.json', () => HttpResponse.json(body as never, { status })))

test('entries that cannot be read are left out, and texts stay plain text', async () => {
  response([
    { title: ' <b>Menu</b> ', keys: ['food'] },
    { title: '' },
    { title: 7 },
    'x',
    null,
    { field_of_action: 'y' },
  ])
  expect(await readSuggestions('fr')).toEqual([
    { title: '<b>Menu</b>', field_of_action: '', keys: ['food'], topics: [] },
  ])
})

test('a missing or broken document suggests nothing', async () => {
  response([], 404)
  expect(await readSuggestions('fr')).toEqual([])
  response({ title: 'x' })
  expect(await readSuggestions('fr')).toEqual([])
})

test('suggestions for the attribute come before those for the topic and for all figures', () => {
  const one = (title: string, keys: string[], topics: string[]) => ({ title, field_of_action: '', keys, topics })
  const all = [one('all', [], []), one('topic', ['q9'], ['essen']), one('key', ['food'], []), one('other', ['q9'], [])]
  const found = suggestionsFor(all, { keys: ['food'], name: 'Essen · nur Palliativ' })
  expect(found.map(({ title }) => title)).toEqual(['key', 'topic', 'all'])
})
