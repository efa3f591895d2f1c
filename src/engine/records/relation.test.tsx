import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { delay, HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getChoice, useChosen } from './relation.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))

function Chosen() {
  return (
    <p>
      {useChosen({ endpoint: 'test/things' }, [3, 12])
        .map(({ label }) => label)
        .join(', ')}
    </p>
  )
}
async function show(response: () => Response | Promise<Response>, isStaff = true) {
  server.use(http.get(`${base}test/things/`, response))
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff })}>
        <Chosen />
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const found = () => HttpResponse.json([{ id: 3, name: 'Bern' }])

test('staff see that a missing record was deleted', async () => {
  await show(found)
  expect(await screen.findByText('Bern, Gelöscht (Nr. 12)')).toBeVisible()
})

test('others see only that a missing record is not available', async () => {
  await show(found, false)
  expect(await screen.findByText('Bern, Nicht verfügbar (Nr. 12)')).toBeVisible()
})

test('a missing record counts as deleted only after a complete response', async () => {
  await show(() => HttpResponse.json({ count: 2, results: [{ id: 3, name: 'Bern' }], size: 1, current: 1 }))
  expect(await screen.findByText('Bern, #12')).toBeVisible()
  cleanup()
  await show(() => HttpResponse.json({ detail: 'x' }, { status: 400 }))
  expect(await screen.findByText('#3, #12')).toBeVisible()
})

test('a record whose name is loading shows no number', async () => {
  await show(async () => {
    await delay('infinite')
    return found()
  })
  expect(await screen.findByText('…, …')).toBeVisible()
})

test.each([
  [
    'a name that contains its year gets none appended',
    { id: 4, name: 'Psychiatrie 2026', year: 2026 },
    'Psychiatrie 2026',
  ],
  ['another year is appended', { id: 4, name: 'Psychiatrie 2026', year: 2025 }, 'Psychiatrie 2026 · 2025'],
  ['a part of a word is no year', { id: 4, name: 'Test20261', year: 2026 }, 'Test20261 · 2026'],
  ['a number that equals the year gets it appended', { id: 4, name: '2026', year: 2026 }, '2026 · 2026'],
])('%s', (_title, row, label) => {
  expect(getChoice({ endpoint: 'test/things', label: ['name', 'year'], join: true }, row, 'de').label).toBe(label)
})

test('a record with translated names has the name of the language [D-55]', () => {
  const target = { endpoint: 'test/things', label: ['name', 'label'], join: true }
  const row = { id: 4, name: 'Auswertung', name_fr: 'Évaluation', name_it: '', label: 'A1' }
  expect((['de', 'fr', 'it'] as const).map((language) => getChoice(target, row, language).label)).toEqual([
    'Auswertung · A1',
    'Évaluation · A1',
    'Auswertung · A1',
  ])
})
