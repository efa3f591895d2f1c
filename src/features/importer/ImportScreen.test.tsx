import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { text } from '#engine/fieldTypes.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import ImportScreen from './ImportScreen.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('import')
})
beforeEach(async () => {
  await signedInAs(7)
  server.use(http.get(`${base}test/things/`, () => HttpResponse.json([])))
})

const imports = {
  load: () => Promise.reject(new Error('never')),
  columns: { token: text({ required: true }) },
  action: 'import_data',
  key: 'token',
}

function show() {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewerOf({ isStaff: true })}>
        <ImportScreen collection={{ ...testCollection, imports }} back={{ to: '/', label: 'Liste' }} />
      </ViewerContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** A file as far as an import looks at it; jsdom’s own gives no bytes. */
function fileOf(content: string) {
  const bytes = new TextEncoder().encode(content)
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => await Promise.resolve(bytes.slice(from, to).buffer),
  })
  return { name: 'x.csv', size: bytes.length, slice }
}
const choose = (file: object) =>
  fireEvent.change(screen.getByLabelText('CSV-Datei wählen'), { target: { files: [file] } })

test('a file that cannot be read is told, and another can be chosen [F05, ERR-12]', async () => {
  show()
  choose({
    name: 'folder',
    size: 4096,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei kann nicht gelesen werden!')
  choose(fileOf('token\nA1\n'))
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a file can be dropped, and one with nothing in it cannot be started [F03]', async () => {
  show()
  const place = screen.getByText('oder die Datei hierher ziehen')
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('token\n')] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei enthält keine Zeilen zum Importieren.')
  expect(screen.queryByRole('button', { name: /importieren/ })).not.toBeInTheDocument()
})

test('the server’s own words are shown where it refuses a batch as a whole [ERR-06]', async () => {
  server.use(
    http.post(`${base}test/things/import_data/`, () => HttpResponse.json({ detail: 'Heute nicht.' }, { status: 400 })),
  )
  show()
  choose(fileOf('token\nA1\nA2\n'))
  fireEvent.click(await screen.findByRole('button', { name: '2 Zeilen importieren' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Der Import hat angehalten: neu 0 · schon da 0 · abgelehnt 0.')
  expect(alert).toHaveTextContent('Der Server hat die Zeilen 2 bis 3 abgelehnt; keine davon ist importiert.')
  expect(alert).toHaveTextContent('Heute nicht.')
  expect(screen.getByRole('button', { name: 'Ab Zeile 2 fortsetzen' })).toBeEnabled()
})

test('a file with a fault says that nothing is imported, and cannot be started in part [F02, D-36]', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(`${request.method} ${request.url}`))
  show()
  choose(fileOf('token\nA1\nA2\n"A3\nA4\n'))
  expect(
    await screen.findByText(/beginnt ein Anführungszeichen, das nirgends endet.*Es wird nichts importiert/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /importieren/ })).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('the check of a file can be called off, and the same or another one be chosen [F04, D-36]', async () => {
  let isRead = false
  const hanging = {
    ...fileOf('token\nA1\n'),
    slice: () => ({ arrayBuffer: async () => await new Promise<never>(() => (isRead = true)) }),
  }
  show()
  choose(hanging)
  fireEvent.click(await screen.findByRole('button', { name: 'Prüfung abbrechen' }))
  expect(isRead).toBe(true)
  expect(screen.queryByText(/Die Datei wird geprüft/)).not.toBeInTheDocument()
  choose(fileOf('token\nA1\n'))
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
})
