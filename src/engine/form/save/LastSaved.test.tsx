import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { LastSaved } from './LastSaved.tsx'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))

const at = '2026-03-04T08:15:00Z'
const [app_label = '', model = ''] = testCollection.contentType.split('.')
const viewer = getViewer({ id: 7, isStaff: true, contentTypes: [{ id: 3, app_label, model }] })
const page = (results: object[]) => HttpResponse.json({ count: results.length, next: null, previous: null, results })

/** A record and its last user; the user loads once `answer` is called, if at all. */
async function open(users: object[]) {
  let response = () => {}
  let isRequested = false
  const wanted = new Promise<void>((resolve) => (response = resolve))
  server.use(
    http.get(`${base}accounts/versions/`, () =>
      page([{ id: 1, revision: { user: 5, user_email: 'anna@example.org', date_created: at } }]),
    ),
    http.get(`${base}accounts/users/`, async () => {
      isRequested = true
      await wanted
      return page(users)
    }),
  )
  await signedInAs(viewer.id)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <LastSaved
            collection={testCollection}
            changed={[{ contentType: testCollection.contentType, id: 1, modified: at }]}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  await expect.poll(() => isRequested).toBe(true)
  expect(await screen.findByText(/^Zuletzt gespeichert am 04\.03\.2026/)).toBeVisible()
  return { answer: response }
}

test('shows the name of the last user without an address while it loads', async () => {
  const { answer: response } = await open([
    { id: 5, first_name: 'Anna', last_name: 'Amsler', email: 'anna@example.org' },
  ])
  expect(document.body).not.toHaveTextContent('von')
  response()
  expect(await screen.findByText(/von Anna Amsler$/)).toBeVisible()
})

test('shows the stored address of a deleted user', async () => {
  const { answer: response } = await open([])
  response()
  expect(await screen.findByText(/von anna@example\.org$/)).toBeVisible()
})
