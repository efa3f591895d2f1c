import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Row } from '#api/rows/page.ts'
import type { TestRow } from '#api/testRow.ts'
import { Board } from './Board.tsx'
import { getLabels } from '#engine/labels.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['layouts', 'fields', 'names'])
})

const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
const rows: TestRow[] = [
  { id: 1, name: 'Aarau', state: 1, anqid: 12, until: '2026-11-18' },
  { id: 2, name: 'Bern', state: 3, anqid: 13, until: null },
  { id: 3, name: 'Chur', state: 1, anqid: 14, until: null },
]
const load = async () =>
  await Promise.resolve({ default: ({ row }: { row: Row }) => <button type="button">{`Freigeben ${row.id}`}</button> })

function List({ given, count }: { given: readonly Row[]; count: number }) {
  return (
    <>
      <Board
        collection={testCollection}
        layout={{
          as: 'board',
          by: 'state',
          card: ['anqid', 'until'],
          tools: [{ name: 'release', when: ({ row }) => row.id === 1, load }],
        }}
        rows={given}
        count={count}
        labels={labels}
        getName={({ name }: TestRow) => String(name)}
        getPath={({ id }) => `/test/things/${id}`}
        month={undefined}
        onMonth={() => undefined}
        isStale={false}
      />
      <output aria-label="Adresse">{useLocation().pathname}</output>
    </>
  )
}
function show(given = rows, count = given.length) {
  render(
    <ViewerContext value={getViewer({ isStaff: true })}>
      <MemoryRouter>
        <List given={given} count={count} />
      </MemoryRouter>
    </ViewerContext>,
  )
}
const column = (name: RegExp) => screen.getByRole('region', { name })
const getNames = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('records are in the column of their state, which counts them', () => {
  show()
  expect(getNames(column(/^Aktiv ?2$/))).toEqual(['Aarau', 'Chur'])
  expect(getNames(column(/^Dispensiert ?1$/))).toEqual(['Bern'])
})

test('a state without records keeps its column', () => {
  show(rows.slice(0, 1))
  expect(within(column(/^Dispensiert ?0$/)).queryByRole('listitem')).not.toBeInTheDocument()
})

test('a record with an unknown state is not lost', () => {
  show([...rows, { id: 4, name: 'Davos', state: 77 }])
  expect(getNames(column(/^Anderer Stand ?1$/))).toEqual(['Davos'])
})

test('a card shows its values and opens its record', async () => {
  show()
  expect(screen.getByText('18.11.2026')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Bern' }))
  expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('/test/things/2')
})

test('a card offers what its record can be done with', async () => {
  show()
  expect(await screen.findByRole('button')).toHaveTextContent('Freigeben 1')
})

test('a list with more records than are loaded says so, and counts at least those', () => {
  show(rows, 1234)
  expect(screen.getByText(/die ersten 3 von 1[’']234 Einträgen/)).toBeVisible()
  expect(column(/^Aktiv ?mindestens 2$/)).toBeVisible()
})

test('on a phone a long column shows its first records until all are requested', async () => {
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(window.matchMedia('all'), { matches: true }))
  show(Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `Klinik ${index + 1}`, state: 1 })))
  expect(screen.getAllByRole('link')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: '3 weitere anzeigen' }))
  expect(screen.getAllByRole('link')).toHaveLength(8)
  phone.mockRestore()
})
