import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { collectionAt } from '#engine/collection.ts'
import { getViewer, testDefinition } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import ImportPeople from './ImportPeople.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['import', 'fields', 'names'])
})
const viewer = getViewer({ isStaff: true, contentTypes: [{ id: 20, app_label: 'patzu', model: 'hospital' }] })
const users = collectionAt('patzu/users', { ...testDefinition, endpoint: 'accounts/users' })
const hospitals = [
  { id: 4, anqid: 1001, name: 'Klinik Seeblick' },
  { id: 5, anqid: 1002, name: 'Spital Hochwald' },
]
let created: unknown[] = []
let given: unknown[] = []

beforeEach(async () => {
  await signedInAs(7)
  created = []
  given = []
  server.use(
    http.get(`${base}patzu/hospitals/`, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('anqid__in')?.split(',') ?? []
      return HttpResponse.json(hospitals.filter(({ anqid }) => wanted.includes(String(anqid))))
    }),
    http.get(`${base}patzu/hospitals/4/`, () => HttpResponse.json(hospitals[0])),
    http.get(`${base}accounts/users/`, () => HttpResponse.json([])),
    http.post(`${base}accounts/users/`, async ({ request }) => {
      const body = (await request.json()) as object
      created.push(body)
      return HttpResponse.json({ ...body, id: 30 + created.length }, { status: 201 })
    }),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      const body = (await request.json()) as object
      given.push(body)
      return HttpResponse.json({ ...body, id: given.length }, { status: 201 })
    }),
  )
})

function show(address: string) {
  const element = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={viewer}>
        <ImportPeople collection={users} back={{ to: '/', label: 'Benutzer' }} />
      </ViewerContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />)
}

/** A file as an import reads it; jsdom’s own returns no bytes. */
function getFile(content: string) {
  const bytes = new TextEncoder().encode(content)
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => await Promise.resolve(bytes.slice(from, to).buffer),
  })
  return { name: 'x.csv', size: bytes.length, slice }
}
async function runImport(content: string, button: string) {
  fireEvent.change(await screen.findByLabelText('CSV-Datei wählen'), { target: { files: [getFile(content)] } })
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await screen.findByText(/^Der Import ist abgeschlossen/)
}

test('among the users of a programme, a list of a clinic is imported as it is', async () => {
  show('/patzu/users/+?import')
  await runImport(
    'Mail,Vorname,Name,Sprache,Klinik-Nr,Rolle\na@b.ch,Anna,Berg,Französisch,1001,Administratorin\nc@b.ch,Carl,Keller,D,1002,\n',
    '2 Zeilen importieren',
  )
  expect(created).toEqual([
    { email: 'a@b.ch', first_name: 'Anna', last_name: 'Berg', language: 2 },
    { email: 'c@b.ch', first_name: 'Carl', last_name: 'Keller', language: 1 },
  ])
  expect(given).toEqual([
    { content_type: 20, object_id: 4, role: 1, user: 31 },
    { content_type: 20, object_id: 5, role: 2, user: 32 },
  ])
})

test('for a hospital a file names no institution, and its own where it differs', async () => {
  show('/patzu/users/+?import&hospital=4')
  expect(await screen.findByText(/gilt «Klinik Seeblick» \(Patientenbefragung\)/)).toBeVisible()
  await runImport('Courriel;Prénom;Nom;N° ANQ\na@b.ch;Anna;Berg;\nc@b.ch;Carl;Keller;1002\n', '2 Zeilen importieren')
  expect(given).toMatchObject([{ object_id: 4 }, { object_id: 5 }])
})

test('the same person twice for one hospital is refused', async () => {
  show('/patzu/users/+?import&hospital=4')
  fireEvent.change(await screen.findByLabelText('CSV-Datei wählen'), {
    target: { files: [getFile('Mail;Vorname\na@b.ch;Anna\na@b.ch;Anna\n')] },
  })
  expect(await screen.findByText(/^Dieser Wert steht in der Datei schon weiter oben/)).toBeVisible()
  expect(screen.getByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
})
