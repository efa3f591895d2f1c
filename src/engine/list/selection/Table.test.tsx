import { testRow, type TestRow } from '#api/testRow.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getLabels } from '#engine/labels.ts'
import { columnsFor } from '#engine/list/columns/columns.ts'
import { Table } from '#engine/list/Table.tsx'
import { useSelection } from './useSelection.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import styles from '#ui/feedback/Badge.module.css'

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null))

const twoRows = [
  { id: 1, name: 'Aarau', anqid: 12, state: 1 },
  { id: 2, name: 'Bern', anqid: 13, state: 3 },
]
const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
const columns = columnsFor(testCollection, getViewer({ isStaff: true }))

const Around = ({ children }: { children: ReactNode }) => (
  <ViewerContext value={getViewer({ isStaff: true })}>
    <MemoryRouter>{children}</MemoryRouter>
  </ViewerContext>
)

function List({
  rows = twoRows,
  isOpen,
  shown = columns,
}: {
  rows?: typeof twoRows
  isOpen: boolean
  shown?: typeof columns
}) {
  return (
    <>
      <Table
        collection={testCollection}
        columns={shown}
        rows={rows}
        labels={labels}
        ordering=""
        onOrdering={() => undefined}
        getPath={({ id }) => (isOpen ? `/test/things/${id}` : undefined)}
        getName={({ name }: TestRow) => String(name)}
        selection={useSelection('')}
        widths={{}}
        onWidths={() => undefined}
        isStale={false}
      />
      <output aria-label="Adresse">{useLocation().pathname}</output>
    </>
  )
}
function show(isOpen = true) {
  render(
    <Around>
      <List isOpen={isOpen} />
    </Around>,
  )
}
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent
const lastCell = (row: number) => screen.getAllByRole('row')[row + 1]?.lastElementChild ?? document.body

test('a click on the last cell of a row opens its record [LIST-04, LIST-05]', async () => {
  show()
  await userEvent.click(lastCell(1))
  expect(address()).toBe('/test/things/2')
})

test('a row has one link for the keyboard [LIST-04]', async () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Aarau', 'Bern'])
  screen.getByRole('link', { name: 'Bern' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/test/things/2')
})

test.each([
  ['Ctrl', '{Control>}', '[MouseLeft]'],
  ['Cmd', '{Meta>}', '[MouseLeft]'],
  ['the middle button', '', '[MouseMiddle]'],
])('with %s the record opens in a new tab', async (_how, held, keys) => {
  show()
  const user = userEvent.setup()
  if (held) await user.keyboard(held)
  await user.pointer({ keys, target: lastCell(0) })
  expect(window.open).toHaveBeenCalledExactlyOnceWith('/test/things/1', '_blank', 'noopener')
  expect(address()).toBe('/')
})

test('selecting a row or its text opens nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: /Bern/ }))
  expect(screen.getByRole('checkbox', { name: /Bern/ })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: /Bern/ }).closest('td') ?? document.body)
  const cell = screen.getByText('13')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: cell, offset: 0 },
    { target: cell, offset: 2 },
    { keys: '[/MouseLeft]' },
  ])
  expect(window.getSelection()?.toString()).toBe('13')
  expect(address()).toBe('/')
})

test('a row without permission does nothing', async () => {
  show(false)
  await userEvent.click(lastCell(0))
  expect(address()).toBe('/')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a state is a badge coloured by its meaning', () => {
  const [first = testCollection.columns[0]] = columns
  const state = { ...testCollection.fields['state'], states: { 1: 'good' } }
  const collection = { ...testCollection, fields: { ...testCollection.fields, state } } as typeof testCollection
  render(
    <Around>
      <Table
        collection={collection}
        columns={[first, { field: 'state', alert: ({ id }) => id === 2 }] as typeof columns}
        rows={[...twoRows, testRow({ id: 3, name: 'Chur', state: null })]}
        labels={labels}
        ordering=""
        onOrdering={() => undefined}
        getPath={() => undefined}
        getName={() => ''}
        widths={{}}
        onWidths={() => undefined}
        isStale={false}
      />
    </Around>,
  )
  expect(screen.getByText('Aktiv')).toHaveClass(styles.badge ?? '', styles.good ?? '')
  expect(screen.getByText('Dispensiert')).toHaveClass(styles.bad ?? '')
  expect(screen.getByText('-')).not.toHaveClass(styles.badge ?? '')
})

test('a cell that fails to render does not affect the table [R05, N16]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fragile = ({ row }: { row: { id: number } }) => {
    if (row.id === 1) throw new Error('crash')
    return <>heil</>
  }
  const fragile = { field: 'notes', cell: async () => await Promise.resolve({ default: Fragile }) }
  render(
    <Around>
      <List isOpen shown={[...columns, fragile]} />
    </Around>,
  )
  expect(await screen.findByText('heil')).toBeVisible()
  expect(lastCell(0)).toHaveTextContent('Dieses Feld konnte nicht angezeigt werden.')
  expect(screen.getByRole('link', { name: 'Aarau' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bern' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible()
})

test('replaced rows leave nothing of a page translator’s text', () => {
  const { rerender, container } = render(<List isOpen={false} />, { wrapper: Around })
  const table = container.querySelector('tbody') ?? document.body
  const translate = () => {
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.nodeValue
      text.parentNode?.replaceChild(font, text)
    }
  }
  const getNames = () => [...table.querySelectorAll('tr')].map((row) => row.textContent)
  const before = getNames()
  translate()
  rerender(<List isOpen={false} rows={twoRows.toReversed()} />)
  expect(getNames()).toEqual(before.toReversed())
  translate()
  rerender(<List isOpen={false} rows={[{ id: 9, name: 'Chur', anqid: 14, state: 1 }, ...twoRows.slice(1)]} />)
  expect(getNames()).toEqual([expect.stringMatching(/^Chur14Aktiv/), before[1]])
})

test('marks names and figures as not translatable', () => {
  show()
  const cells = screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? []
  const texts = [...cells].filter(({ textContent }) => textContent)
  expect(texts.map((cell) => [cell.textContent, cell.getAttribute('translate')]).slice(0, 3)).toEqual([
    ['Aarau', 'no'],
    ['12', 'no'],
    ['Aktiv', null],
  ])
})

test('renders a row twice that the server sends twice', () => {
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    throw new Error(said.join(' '))
  })
  render(<List isOpen rows={[...twoRows, ...twoRows.slice(0, 1)]} />, { wrapper: Around })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Aarau', 'Bern', 'Aarau'])
})
