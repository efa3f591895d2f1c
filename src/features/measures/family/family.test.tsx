import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import ChildButton from './ChildButton.tsx'
import { getChild, nextFreeNumber } from './getChild.ts'
import FamilyPanel from './FamilyPanel.tsx'
import { measures, showPart } from '#features/measures/testPanel.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-results', 'measures'])
})
beforeEach(async () => void (await signedInAs(7)))

const parent = {
  id: 10,
  name: 'Zufriedenheit',
  fullname: 'Zufriedenheit',
  key: 'zuf',
  content_type: 20,
  is_parent_measure: true,
  parent_measure_id: null,
  surveyId: 100_010,
  default_attributes: [{ key: 'q1' }],
  selected_attributes: ['q1'],
  creator_id: 4,
  results_count: 9,
  lastImportId: 8,
}
const child = (id: number, label: string, more: object = {}) => ({
  id,
  name: 'Zufriedenheit',
  fullname: `Zufriedenheit - ${label}`,
  label,
  parent_measure_id: 10,
  inherit_data: true,
  results_count: 5,
  ...more,
})
const lists = (rows: object[]) => server.use(http.get(`${base}results/measures/`, () => HttpResponse.json(rows)))

test('the next free number continues from the existing children [RES-19, D-59]', () => {
  expect(nextFreeNumber([])).toBe(1)
  expect(nextFreeNumber([child(1, 'Child 1'), child(2, 'Child 3')])).toBe(4)
  expect(nextFreeNumber([child(1, 'Child 2'), child(2, 'anders', { name: 'X Child 4' })])).toBe(3)
})

test('a child is a copy of its parent without computed values [RES-17, RES-19, D-59]', () => {
  const own = getChild({ ...parent, name: 'n'.repeat(80), key: 'k'.repeat(50) }, 3, '  ', false)
  expect(own).toMatchObject({
    name: 'n'.repeat(70),
    label: 'Child 3',
    key: `${'k'.repeat(42)}_child_3`,
    parent_measure_id: 10,
    inherit_data: false,
    is_parent_measure: false,
    default_attributes: [{ key: 'q1' }],
  })
  for (const key of ['id', 'creator_id', 'results_count', 'lastImportId', 'is_importing'])
    expect(own).not.toHaveProperty(key)
  expect(getChild(parent, 3, 'x'.repeat(60), true)).toMatchObject({
    label: 'x'.repeat(40),
    inherit_data: true,
    default_attributes: [],
  })
})

test('a child is created once its data source is selected [RES-17, RES-19]', async () => {
  const bodies: Record<string, unknown>[] = []
  lists([child(11, 'Child 1'), child(12, 'Child 2'), child(99, 'fremd', { parent_measure_id: 7 })])
  server.use(
    http.post(`${base}results/measures/`, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ ...parent, id: 113 }, { status: 201 })
    }),
  )
  showPart(<ChildButton collection={measures} row={parent} isDirty={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Abgeleitete Messung erstellen' }))
  const extension = await screen.findByRole('textbox', { name: 'Namenszusatz' }, { timeout: 5000 })
  await waitFor(() => expect(extension).toHaveValue('Child 3'))
  const create = screen.getAllByRole('button', { name: 'Abgeleitete Messung erstellen' }).at(-1)
  if (create) await userEvent.click(create)
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte wählen, woher die Daten kommen.')
  expect(bodies).toEqual([])
  expect(screen.getByText(/müssen von Hand importiert werden/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Daten der Hauptmessung übernehmen/ }))
  await userEvent.clear(extension)
  if (create) await userEvent.click(create)
  await waitFor(() =>
    expect(bodies).toMatchObject([{ label: 'Child 3', inherit_data: true, parent_measure_id: 10, key: 'zuf_child_3' }]),
  )
})

test.each([
  ['Meine', 'Meine'],
  ['', 'Child 4'],
])('a typed name (%j) stays when a number is taken meanwhile [RES-19, D-37]', async (typed, expected) => {
  lists([child(11, 'Child 1'), child(12, 'Child 2')])
  showPart(<ChildButton collection={measures} row={parent} isDirty={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Abgeleitete Messung erstellen' }))
  const extension = await screen.findByRole('textbox', { name: 'Namenszusatz' }, { timeout: 5000 })
  if (typed) {
    await userEvent.clear(extension)
    await userEvent.type(extension, typed)
  }
  await userEvent.click(screen.getByRole('radio', { name: /Daten der Hauptmessung übernehmen/ }))
  lists([child(11, 'Child 1'), child(12, 'Child 2'), child(13, 'Child 3')])
  // A remount while a request is pending does not send another one.
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    expect(screen.getByText(/Child 4/)).toBeVisible()
  })
  await waitFor(() => expect(extension).toHaveValue(expected))
  expect(screen.getByRole('radio', { name: /Daten der Hauptmessung übernehmen/ })).toBeChecked()
})

test('an error for the name of a child is shown at it [ERR-01, D-33]', async () => {
  lists([])
  server.use(
    http.post(`${base}results/measures/`, () =>
      HttpResponse.json({ label: ['Gibt es schon.', 'Und zu lang.'], key: ['Vergeben.'] }, { status: 400 }),
    ),
  )
  showPart(<ChildButton collection={measures} row={parent} isDirty={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Abgeleitete Messung erstellen' }))
  const extension = await screen.findByRole('textbox', { name: 'Namenszusatz' }, { timeout: 5000 })
  await userEvent.click(screen.getByRole('radio', { name: /Daten der Hauptmessung übernehmen/ }))
  await userEvent.type(extension, '{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Vergeben.')
  expect(extension).toHaveAccessibleDescription(/Gibt es schon\./)
  expect(extension).toHaveFocus()
})

test('only a saved parent measure gets children [RES-17]', () => {
  showPart(<ChildButton collection={measures} row={{ ...parent, is_parent_measure: false }} isDirty={false} />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  cleanup()
  showPart(<ChildButton collection={measures} row={parent} isDirty />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  cleanup()
  showPart(<ChildButton collection={measures} row={child(11, 'Child 1')} isDirty={false} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

function requestedInheritance(answer: () => Response) {
  server.use(
    http.get(`${base}results/measures/11/get_child_label_and_inheritance/`, answer),
    http.get(`${base}results/measures/:id/`, ({ params }) =>
      HttpResponse.json({ ...parent, id: Number(params['id']) }),
    ),
  )
}

test('a child shows its parent, label and data source [RES-15, RES-17, DETAIL-04]', async () => {
  requestedInheritance(() => HttpResponse.json({ label: 'Child 7', inherit_data: true }))
  showPart(<FamilyPanel collection={{ ...measures, title: 'name' }} row={child(11, 'alt', { inherit_data: false })} />)
  expect(await screen.findByText('Child 7')).toBeVisible()
  expect(screen.getByText(/hier wird nichts importiert/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Zufriedenheit' })).toHaveAttribute('href', '/results/measures/10')
})

test('an unreadable label is shown as none [RES-15, ERR-09, D-59]', async () => {
  requestedInheritance(() => HttpResponse.json({}, { status: 400 }))
  showPart(<FamilyPanel collection={measures} row={child(11, 'Child 1')} />)
  expect(await screen.findByText('ohne Bezeichnung')).toBeVisible()
  cleanup()
  requestedInheritance(() => HttpResponse.json({ label: '', inherit_data: false }))
  showPart(<FamilyPanel collection={measures} row={child(11, '')} />)
  expect(await screen.findByText('-')).toBeVisible()
  expect(screen.queryByText('ohne Bezeichnung')).not.toBeInTheDocument()
})

test.each([65, 66, 79, 101])('a child of %i is marked as specific-programme child measure [RES-22]', async (id) => {
  requestedInheritance(() => HttpResponse.json({ label: 'x', inherit_data: true }))
  showPart(<FamilyPanel collection={measures} row={child(11, 'x', { parent_measure_id: id })} />)
  expect(await screen.findByText('Programmspezifische abgeleitete Messung')).toBeVisible()
})

test('others are not marked unless the deployment names their parents [RES-22, D-61]', async () => {
  requestedInheritance(() => HttpResponse.json({ label: 'x', inherit_data: true }))
  showPart(<FamilyPanel collection={measures} row={child(11, 'x')} />)
  await screen.findByText('x')
  expect(screen.queryByText('Programmspezifische abgeleitete Messung')).not.toBeInTheDocument()
  cleanup()
  takeConfig({ specificParents: [10] })
  showPart(<FamilyPanel collection={measures} row={child(11, 'x')} />)
  expect(await screen.findByText('Programmspezifische abgeleitete Messung')).toBeVisible()
})

test('a parent lists its children with their data [RES-01]', async () => {
  lists([
    child(11, 'Child 1'),
    child(12, 'Child 2', { inherit_data: false, results_count: 1200 }),
    child(99, 'fremd', { parent_measure_id: 7 }),
  ])
  showPart(<FamilyPanel collection={{ ...measures, title: 'name' }} row={parent} />)
  expect(await screen.findAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('von der Hauptmessung')).toBeVisible()
  expect(screen.getByText("1'200")).toBeVisible()
})
