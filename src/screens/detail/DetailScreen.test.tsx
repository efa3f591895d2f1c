import { testRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { rowQuery } from '#api/rows/queries.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { DetailScreen } from './DetailScreen.tsx'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))

const viewer = getViewer({ id: 7, isStaff: true })
const collection = { ...testCollection, form: ['name'] }

/** Opens a cached record; the server responds with this status once `answer` is called. */
async function open(status: number) {
  let answer = () => {}
  const requested = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get(`${base}test/things/1/`, async () => {
      await requested
      return HttpResponse.json({ detail: 'Nein.' }, { status })
    }),
  )
  await signedInAs(viewer.id)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(rowQuery(viewer.id, collection.endpoint, 1).queryKey, testRow({ id: 1, name: 'Haus' }), {
    updatedAt: 1,
  })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <DetailScreen collection={collection} id={1} onMissing={<p>fehlt</p>} onForbidden={<p>verwehrt</p>} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Haus' })).toBeVisible()
  return { answer, isIdle: async () => await expect.poll(() => client.isFetching()).toBe(0) }
}

test.each([
  [403, 'verwehrt'],
  [404, 'fehlt'],
])('a cached record is removed when the server responds %s [A03, D-76]', async (status, text) => {
  const { answer } = await open(status)
  answer()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('Haus')).not.toBeInTheDocument()
})

test('it stays while it is edited [A03, N11]', async () => {
  const { answer, isIdle } = await open(403)
  await userEvent.type(await screen.findByRole('textbox'), '2')
  answer()
  await isIdle()
  expect(screen.getByRole('textbox')).toHaveValue('Haus2')
})

function showNew(more: object) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <DetailScreen
            collection={{ ...collection, ...more }}
            id={undefined}
            onMissing={<p>fehlt</p>}
            onForbidden={<p>verwehrt</p>}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const back = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

test('who may not open the list goes back to the home page', async () => {
  showNew({ permissions: { ...collection.permissions, list: () => false } })
  expect(await back('Startseite')).toBe('/')
  cleanup()
  showNew({})
  expect(await back('test/things')).toBe('/test/things')
})

test('who may not add a record reads why instead of a form', async () => {
  showNew({ closed: () => 'nur Administratoren' })
  expect(await screen.findByText('nur Administratoren')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
