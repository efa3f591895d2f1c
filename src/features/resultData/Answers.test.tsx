import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import Attributes from './Attributes.tsx'
import AttributesCell from './AttributesCell.tsx'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('de')
})

const measure = (id: number) => ({
  id,
  default_attributes: [
    {
      key: 'sex',
      name: `Geschlecht ${id}`,
      name_fr: `Sexe ${id}`,
      options: [{ value: 1, label: 'Frau', label_fr: 'Femme' }],
    },
  ],
})
const rows = [1, 1, 2].map((id, index) => ({ id: index, measure: id, attributes: { sex: 1, extra: 'x' } }))

function measures() {
  const requested: string[] = []
  server.use(
    http.get(`${base}results/measures/`, ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('ids') ?? '')
      return HttpResponse.json([measure(1), measure(2)])
    }),
  )
  return requested
}
async function show(content: React.ReactNode) {
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>{content}</ViewerContext>
    </QueryClientProvider>,
  )
}
const cells = () =>
  rows.map((row) => (
    <p key={row.id}>
      <AttributesCell row={row} value={row.attributes} />
    </p>
  ))

test('the rows of a list load the names of their measures in one request', async () => {
  const requested = measures()
  await show(cells())
  expect(await screen.findByText('Geschlecht 2: Frau · extra: x')).toBeVisible()
  expect(screen.getAllByText('Geschlecht 1: Frau · extra: x')).toHaveLength(2)
  expect(requested).toEqual(['1,2'])
  await act(async () => await i18next.changeLanguage('fr'))
  expect(screen.getByText('Sexe 2 : Femme · extra : x')).toBeVisible()
})

test('keys are shown where the measures cannot be read', async () => {
  server.use(http.get(`${base}results/measures/`, () => HttpResponse.json({ detail: 'no' }, { status: 403 })))
  await show(cells())
  expect(await screen.findAllByText('sex: 1 · extra: x')).toHaveLength(3)
})

test('the panel shows the key next to its name', async () => {
  measures()
  await show(<Attributes collection={testCollection} row={{ id: 5, measure: 2, attributes: { sex: 1, extra: '' } }} />)
  expect(await screen.findByRole('rowheader', { name: /^Geschlecht 2 *sex$/ })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Frau' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'extra' })).toBeVisible()
})
