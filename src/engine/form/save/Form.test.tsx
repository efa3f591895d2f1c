import { testRow, type TestRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Row } from '#api/rows/page.ts'
import { rowQuery } from '#api/rows/queries.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Collection, WidgetProps } from '#engine/collection.ts'
import { Form } from '#engine/form/Form.tsx'
import { useRecordForm } from '#engine/form/useRecordForm.ts'
import { useSave } from './useSave.ts'
import { json, text } from '#engine/fieldTypes.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
const collection: Collection = {
  ...testCollection,
  form: [{ field: 'until', when: (row: TestRow) => row.name === 'B' }, 'name', 'anqid', 'share'],
}

let stored: Row
let puts: Row[]

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(async () => {
  useToasts.setState({ kept: [], shown: [] })
  stored = testRow({ id: 1, name: 'A', anqid: 7, share: null, until: null, friends: [1, 2] })
  puts = []
  await signedInAs(7)
  server.use(
    http.get(`${base}test/things/1/`, () => HttpResponse.json(stored)),
    http.put(`${base}test/things/1/`, async ({ request }) => {
      puts.push((await request.json()) as Row)
      return HttpResponse.json(puts.at(-1))
    }),
  )
})

function Loaded({ of, row }: { of: Collection; row: Row }) {
  const form = useRecordForm(of, row, {})
  return (
    <>
      <Form id="form" collection={of} form={form} saving={useSave(of, form)} marks={{}} />
      <button type="submit" form="form">
        Speichern
      </button>
      <output aria-label="Geändert">{String(form.isChanged)}</output>
    </>
  )
}

function Stored({ of }: { of: Collection }) {
  const { data } = useQuery(rowQuery(7, of.endpoint, 1))
  return data ? <Loaded of={of} row={data} /> : null
}

function show(of: Collection = collection) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <Stored of={of} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  return { readAgain: async () => await client.invalidateQueries() }
}
const field = async (name: string) => await screen.findByRole('textbox', { name })
const save = async () => await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
const isChanged = () => screen.getByRole('status', { name: 'Geändert' }).textContent === 'true'
const refuse = (body: object) =>
  server.use(http.put(`${base}test/things/1/`, () => HttpResponse.json(body, { status: 400 })))

test('a keystroke re-renders its own field only', async () => {
  const rendered: Record<string, number> = {}
  function Counted({ name }: WidgetProps) {
    rendered[name] = (rendered[name] ?? 0) + 1
    return null
  }
  const names = Array.from({ length: 40 }, (_one, index) => `field${index}`)
  const widget = async () => await Promise.resolve({ default: Counted })
  show({
    ...collection,
    fields: { ...collection.fields, ...Object.fromEntries(names.map((name) => [name, text()])) },
    form: ['name', ...names.map((one) => ({ field: one, widget }))],
  })
  const name = await field('Name')
  await waitFor(() => expect(Object.keys(rendered)).toHaveLength(40))
  // Chunks that load late re-render with the next event.
  await userEvent.type(name, 'X{Backspace}')
  expect(isChanged()).toBe(false)
  const before = { ...rendered }
  await userEvent.type(name, 'BCD')
  expect(name).toHaveValue('ABCD')
  expect(isChanged()).toBe(true)
  expect(rendered).toEqual(before)
})

test('a response during typing does not replace the input [FORM-07, D-37]', async () => {
  const { readAgain } = show()
  await userEvent.type(await field('Name'), 'X')
  stored = testRow({ ...stored, name: 'Anders', anqid: 9 })
  await readAgain()
  await userEvent.type(await field('Name'), 'Y')
  expect(await field('Name')).toHaveValue('AXY')
  expect(await field('ANQ-ID')).toHaveValue('7')
})

test('a response does not replace a half-typed number [FORM-07, D-37]', async () => {
  const { readAgain } = show()
  await field('Name')
  stored = testRow({ ...stored, name: 'Neuer' })
  await readAgain()
  await waitFor(async () => expect(await field('Name')).toHaveValue('Neuer'))
  await userEvent.type(await field('share'), '1e')
  expect(isChanged()).toBe(true)
  stored = testRow({ ...stored, share: 5 })
  await readAgain()
  expect(await field('share')).toHaveValue('1e')
  expect(isChanged()).toBe(true)
})

test('input that was undone is no change [D-37]', async () => {
  const { readAgain } = show()
  await userEvent.type(await field('Name'), 'X')
  stored = testRow({ ...stored, name: 'Neuer' })
  await readAgain()
  await userEvent.type(await field('Name'), '{Backspace}')
  await waitFor(async () => expect(await field('Name')).toHaveValue('Neuer'))
  expect(isChanged()).toBe(false)
})

test('a list in another order is no change [D-37]', async () => {
  function Turn({ onChange }: WidgetProps) {
    return (
      <button type="button" onClick={() => onChange([2, 1])}>
        umdrehen
      </button>
    )
  }
  show({
    ...collection,
    form: ['name', { field: 'friends', widget: async () => await Promise.resolve({ default: Turn }) }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'umdrehen' }))
  expect(isChanged()).toBe(false)
})

test('unparsable input blocks the save with its reason [FORM-13]', async () => {
  show()
  await userEvent.type(await field('Name'), 'B')
  await userEvent.type(await field('share'), '1e')
  await save()
  await waitFor(async () => expect(await field('share')).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(/share: .*Zahl/)
  expect(puts).toEqual([])
  await userEvent.type(await field('share'), '{Backspace}')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  await save()
  await waitFor(() => expect(puts).toMatchObject([{ name: 'AB', share: 1 }]))
})

test('unparsable input that is removed is no error any more', async () => {
  show()
  await userEvent.type(await field('share'), '1e')
  await save()
  await waitFor(async () => expect(await field('share')).toBeInvalid())
  await userEvent.clear(await field('share'))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(await field('share')).toBeValid()
  expect(isChanged()).toBe(false)
})

test('half-typed input of a hidden field does not block the save', async () => {
  show()
  await userEvent.clear(await field('Name'))
  await userEvent.type(await field('Name'), 'B')
  await userEvent.type(await field('until'), '1.1')
  await userEvent.type(await field('Name'), 'C')
  expect(screen.queryByRole('textbox', { name: 'until' })).not.toBeInTheDocument()
  await save()
  await waitFor(() => expect(puts).toMatchObject([{ name: 'BC', until: null }]))
})

test('focuses the first field with an error on the page [ERR-01, D-33]', async () => {
  refuse({ anqid: ['Gibt es schon.'], until: ['Zu früh.', 'Und kein Werktag.'] })
  show()
  await userEvent.clear(await field('Name'))
  await userEvent.type(await field('Name'), 'B')
  await field('until')
  await save()
  await waitFor(async () => expect(await field('until')).toHaveFocus())
  expect(await field('until')).toHaveAccessibleDescription(/Zu früh\./)
  await userEvent.click(screen.getByRole('button', { name: 'ANQ-ID' }))
  await waitFor(async () => expect(await field('ANQ-ID')).toHaveFocus())
  // One toast for each field, with its first message.
  const notices = useToasts.getState().kept.map(({ title, text: message }) => [title, message])
  expect(notices.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
    ['Feld: ANQ-ID', 'Gibt es schon.'],
    ['Feld: until', 'Zu früh.'],
  ])
})

test('an error of the server disappears once its field is changed [ERR-01, D-33]', async () => {
  refuse({ name: ['Gibt es schon.'], anqid: ['Unbekannt.'] })
  show()
  await userEvent.type(await field('Name'), 'B')
  await save()
  await waitFor(async () => expect(await field('Name')).toBeInvalid())
  await userEvent.type(await field('Name'), 'C')
  await waitFor(async () => expect(await field('Name')).toBeValid())
  expect(await field('ANQ-ID')).toBeInvalid()
})

test('a field that fails to render does not affect the others [R05]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fragile = () => {
    throw new Error('crash')
  }
  const widget = async () => await Promise.resolve({ default: Fragile })
  show({ ...collection, form: ['name', { field: 'anqid', widget }] })
  expect(await screen.findByText(/Fehlernummer [0-9a-f]{8}/)).toBeVisible()
  await userEvent.type(await field('Name'), 'X')
  await save()
  await waitFor(() => expect(puts).toMatchObject([{ name: 'AX', anqid: 7 }]))
})

test('accepts any JSON value, also one that resembles an event', async () => {
  function Choose({ onChange }: WidgetProps) {
    return (
      <button type="button" onClick={() => onChange({ target: { value: 'x' } })}>
        wählen
      </button>
    )
  }
  show({
    ...collection,
    fields: { ...collection.fields, data: json() },
    form: ['name', { field: 'data', widget: async () => await Promise.resolve({ default: Choose }) }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'wählen' }))
  await save()
  await waitFor(() => expect(puts).toMatchObject([{ data: { target: { value: 'x' } } }]))
})
