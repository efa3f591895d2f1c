// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { readHelpTexts } from './helpTexts.ts'
import { testBackend } from './testBackend.ts'

const server = testBackend()
const response = (body: unknown, status = 200) =>
  server.use(http.get('http://localhost:3000/help/fr.json', () => HttpResponse.json(body as never, { status })))

test('reads help texts by their keys as plain text [DETAIL-12, R04]', async () => {
  response({
    evaluation: ' <img src=x onerror=alert(1)> ',
    measure: { html: 'x' },
    'measure.1': 7,
    'measure.2': '',
    long: 'x'.repeat(5000),
  })
  const texts = await readHelpTexts('fr')
  expect(Object.keys(texts)).toEqual(['evaluation', 'long'])
  expect(texts['evaluation']).toBe('<img src=x onerror=alert(1)>')
  expect(texts['long']).toHaveLength(2000)
})

test('a missing or broken document yields no help texts', async () => {
  response({}, 404)
  expect(await readHelpTexts('fr')).toEqual({})
  response(['evaluation'])
  expect(await readHelpTexts('fr')).toEqual({})
  server.use(http.get('http://localhost:3000/help/fr.json', () => HttpResponse.html('<h1>502</h1>')))
  expect(await readHelpTexts('fr')).toEqual({})
})
