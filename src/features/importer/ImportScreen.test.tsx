import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { code, text } from '#engine/fieldTypes.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
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
const units = {
  ...imports,
  columns: {
    anqid: code({ required: true }),
    token: text({ required: true, isIdentifier: true }),
    unitname: text({ required: true }),
    note: text(),
  },
}

function show(shown: typeof imports = imports) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <ImportScreen collection={{ ...testCollection, imports: shown }} back={{ to: '/', label: 'Liste' }} />
      </ViewerContext>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** A file as an import reads it; jsdom’s own returns no bytes. */
function getFile(content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => await Promise.resolve(bytes.slice(from, to).buffer),
  })
  return { name: 'x.csv', size: bytes.length, slice }
}
const getStep = () => document.querySelector('[aria-current="step"]')?.textContent
const choose = (file: object) =>
  fireEvent.change(screen.getByLabelText('CSV-Datei wählen'), { target: { files: [file] } })

test('an unreadable file shows an error and can be replaced [F05, ERR-12]', async () => {
  show()
  choose({
    name: 'folder',
    size: 4096,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei kann nicht gelesen werden.')
  choose(getFile('token\nA1\n'))
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a dropped empty file cannot be started [F03]', async () => {
  show()
  const place = screen.getByText('oder die Datei hierher ziehen')
  fireEvent.drop(place, { dataTransfer: { files: [getFile('token\n')] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei enthält keine Zeilen zum Importieren.')
  expect(screen.queryByRole('button', { name: /importieren/ })).not.toBeInTheDocument()
})

test('the server’s message is shown when it refuses a whole batch [ERR-06]', async () => {
  server.use(
    http.post(`${base}test/things/import_data/`, () => HttpResponse.json({ detail: 'Heute nicht.' }, { status: 400 })),
  )
  show()
  choose(getFile('token\nA1\nA2\n'))
  fireEvent.click(await screen.findByRole('button', { name: '2 Zeilen importieren' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Der Import hat angehalten: neu 0 · schon da 0 · ausgelassen 0.')
  expect(alert).toHaveTextContent('Die Zeilen 2 bis 3 wurden abgelehnt; keine davon ist importiert.')
  expect(alert).toHaveTextContent('Heute nicht.')
  expect(screen.getByRole('button', { name: 'Ab Zeile 2 fortsetzen' })).toBeEnabled()
})

test('a file with an error cannot be started, not even in part [F02, D-36]', async () => {
  const requested: string[] = []
  server.events.on('request:start', ({ request }) => void requested.push(`${request.method} ${request.url}`))
  show()
  choose(getFile('token\nA1\nA2\n"A3\nA4\n'))
  expect(
    await screen.findByText(/beginnt ein Anführungszeichen, das nirgends endet.*Es wird nichts importiert/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /importieren/ })).not.toBeInTheDocument()
  expect(requested).toEqual([])
})

test('the check of a file can be cancelled [F04, D-36]', async () => {
  let isRead = false
  const hanging = {
    ...getFile('token\nA1\n'),
    slice: () => ({ arrayBuffer: async () => await new Promise<never>(() => (isRead = true)) }),
  }
  show()
  choose(hanging)
  fireEvent.click(await screen.findByRole('button', { name: 'Prüfung abbrechen' }))
  expect(isRead).toBe(true)
  expect(screen.queryByText(/Die Datei wird geprüft/)).not.toBeInTheDocument()
  choose(getFile('token\nA1\n'))
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
})

/** The rows that the server receives of a file. */
async function imported(content: string | Uint8Array<ArrayBuffer>): Promise<unknown[]> {
  const sent: unknown[] = []
  server.use(
    http.post(`${base}test/things/import_data/`, async ({ request }) => {
      const { rows } = (await request.json()) as { rows: unknown[] }
      sent.push(...rows)
      return HttpResponse.json({ imported: rows.length })
    }),
  )
  show(units)
  choose(getFile(content))
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ Zeilen? importieren$/ }))
  await screen.findByText(/^Der Import ist abgeschlossen/)
  return sent
}

test.each([
  ['a line that names the separator', '\uFEFFsep=;\r\nanqid;token;unitname\r\n1001;A1;Pädiatrie Süd\r\n'],
  ['commas and quotes', '"anqid","token","unitname"\n"1001","A1","Pädiatrie Süd"\n'],
  ['tabs', 'anqid\ttoken\tunitname\n1001\tA1\tPädiatrie Süd\n'],
  [
    'unseen signs in header and cells',
    '\uFEFF\uFEFFanqid;token\u200B;unitname\n1001;\u202AA\u200B1\u202C;P\u00ADädiatrie\u00A0Süd\n',
  ],
  ['decomposed letters', 'anqid;token;unitname\n1001;A1;Pa\u0308diatrie Su\u0308d\n'],
  ['Mac Roman', Uint8Array.from('anqid;token;unitname\r1001;A1;P\x8Adiatrie S\x9Fd\r', (sign) => sign.charCodeAt(0))],
  ['UTF-8 stored twice', 'anqid;token;unitname\n1001;A1;PÃ¤diatrie SÃ¼d\n'],
  ['a line break in a cell', 'anqid,token,unitname\n1001,A1,"Pädiatrie  \nSüd"\n'],
  ['names in other letters and as the portal calls them', 'ANQID;Token;Unit Name\n1001;A1;Pädiatrie Süd\n'],
  ['French headings', 'N° ANQ;Jeton;Nom de l’unité\n1001;A1;Pädiatrie Süd\n'],
  ['Italian headings below a title', 'Elenco dei codici\n\nID ANQ;Codice;Reparto\n1001;A1;Pädiatrie Süd\n'],
])('a file with %s yields the right row [D-94, F01, F02]', async (_what, content) => {
  expect(await imported(content)).toEqual([{ anqid: 1001, token: 'A1', unitname: 'Pädiatrie Süd' }])
})

test('identifiers damaged by a spreadsheet are refused with one message [D-94]', async () => {
  show(units)
  const damaged = ['1.23457E+17', '01. Mrz', '#NAME?', '########', 'WAHR', '1,23E+17', 'févr.-03', '#RIF!', 'VERO']
  choose(getFile(['anqid;token;unitname', ...damaged.map((token) => `1001;${token};Nord`), '1001;TK1;Nord'].join('\n')))
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
  expect(screen.getByText(/^9 Zeilen haben eine Kennung, die ein Tabellenprogramm verändert hat/)).toBeVisible()
  expect(screen.getAllByText(/^Das ist keine Kennung mehr/)).toHaveLength(9)
})

test('unknown columns are mapped by hand, only required ones must be', async () => {
  show(units)
  choose(getFile('Nummer,Zettel,Ort\n1001,A1,"Süd, Ost"\n'))
  const choice = async (column: string, name: string) => {
    fireEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${column}`) }))
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  expect(await screen.findByText(/^In der Kopfzeile fehlen: ANQ-ID, token, unitname/)).toBeVisible()
  expect(getStep()).toBe('2jetzt Spalten zuordnen')
  await choice('ANQ-ID', 'Nummer')
  await choice('token', 'Zettel')
  await choice('unitname', 'Ort')
  expect(await screen.findByRole('button', { name: '1 Zeile importieren' })).toBeEnabled()
  expect(screen.getByRole('cell', { name: 'Süd, Ost' })).toBeVisible()
  expect(getStep()).toBe('3jetzt Prüfen und importieren')
})

test('what was assigned by hand is known for the next file, without storing its headings', async () => {
  show(units)
  choose(getFile('ANQ-Nr.,Zettel,Station\n1001,A1,Süd\n'))
  fireEvent.click(await screen.findByRole('combobox', { name: /^token/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Zettel' }))
  await screen.findByRole('button', { name: '1 Zeile importieren' })
  expect(localStorage.getItem('kept-7')).not.toContain('Zettel')
  cleanup()
  show(units)
  choose(getFile('Station;zettel;ANQ-Nr.\nNord;A2;1002\nOst;A3;1003\n'))
  expect(await screen.findByRole('button', { name: '2 Zeilen importieren' })).toBeEnabled()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ZeileANQ-IDtokenunitnamenote',
    '21002A2Nord-',
    '31003A3Ost-',
  ])
})

test('a heading that was declared unimportant stays so', async () => {
  show(units)
  choose(getFile('anqid,token,Station,Notiz\n1001,A1,Süd,x\n'))
  fireEvent.click(await screen.findByRole('combobox', { name: /^unitname/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Notiz' }))
  await screen.findByRole('cell', { name: 'x' })
  cleanup()
  show(units)
  choose(getFile('anqid,token,Station\n1001,A1,Süd\n'))
  expect(await screen.findByText(/^In der Kopfzeile fehlen: unitname/)).toBeVisible()
})

test('the encoding can be selected by hand', async () => {
  show(units)
  const bytes = Uint8Array.from('anqid;token;unitname\n1001;A1;S\xFCd\n', (sign) => sign.charCodeAt(0))
  choose(getFile(bytes))
  expect(await screen.findByText('Süd')).toBeVisible()
  fireEvent.click(screen.getByRole('combobox', { name: 'Zeichensatz wählen' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Mac Roman' }))
  expect(await screen.findByText('S¸d')).toBeVisible()
})
