import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Row } from '#api/rows/page.ts'
import type { TestRow } from '#api/testRow.ts'
import { Calendar } from './Calendar.tsx'
import { getLabels } from '#engine/labels.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['layouts', 'fields', 'names'])
})
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
const layout = { as: 'calendar', from: 'start', to: 'end', about: ['state'] } as const

function List({ rows, count, first }: { rows: readonly Row[]; count: number; first: string | undefined }) {
  const [month, setMonth] = useState<string | undefined>(first)
  return (
    <>
      <Calendar
        collection={testCollection}
        layout={layout}
        rows={rows}
        count={count}
        labels={labels}
        getName={({ name }: TestRow) => String(name)}
        getPath={({ id }) => `/test/things/${id}`}
        month={month}
        onMonth={setMonth}
        isStale={false}
      />
      <output aria-label="Adresse">{`${useLocation().pathname} ${month ?? ''}`}</output>
    </>
  )
}
function show(given: readonly Row[], { count = given.length, month }: { count?: number; month?: string } = {}) {
  render(
    <ViewerContext value={getViewer({ isStaff: true })}>
      <MemoryRouter>
        <List rows={given} count={count} first={month} />
      </MemoryRouter>
    </ViewerContext>,
  )
}
const rows: TestRow[] = [
  { id: 1, name: 'Bestellung', state: 1, start: '2026-11-16', end: '2026-11-18' },
  { id: 2, name: 'Deklaration', state: 3, start: '2026-12-24', end: null },
]
const many: TestRow[] = Array.from({ length: 5 }, (_, index) => ({
  id: index + 10,
  name: `Termin ${index + 1}`,
  start: '2026-11-20',
  end: null,
}))
const day = (name: RegExp) => {
  const cell = screen.getByText(name).closest('td')
  if (!cell) throw new Error(`${String(name)} is in no cell`)
  return cell
}

test('a month begins on Monday and marks today', () => {
  show(rows)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('November 2026')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ])
  expect(day(/Mittwoch, 18\. November 2026/)).toHaveAttribute('aria-current', 'date')
  expect(screen.getAllByRole('cell').filter((cell) => cell.hasAttribute('aria-current'))).toHaveLength(1)
})

test('an event over several days is on each of them, and opens its record', async () => {
  show(rows)
  expect(day(/Dienstag, 17\. November/)).toHaveTextContent('1 Eintrag')
  expect(day(/Donnerstag, 19\. November/)).not.toHaveTextContent('Eintrag')
  await userEvent.click(screen.getByRole('link', { name: /Bestellung/ }))
  expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('/test/things/1')
})

test('the arrow keys move from day to day and into the next month', async () => {
  show(rows, { month: '2026-11' })
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(day(/18\. November/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(day(/19\. November/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Home}')
  expect(day(/Montag, 9\. November/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(day(/Sonntag, 15\. November/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Dezember 2026')
  expect(day(/Sonntag, 6\. Dezember/)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  expect(day(/Freitag, 6\. November/)).toHaveFocus()
})

test('Enter lists the events of a day, also those that began before', async () => {
  show(rows, { month: '2026-11' })
  day(/17\. November/).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading')).toHaveTextContent('Dienstag, 17. November 2026')
  expect(within(dialog).getByRole('link', { name: 'Bestellung' })).toBeVisible()
  expect(within(dialog).getByText('16.11.2026 – 18.11.2026')).toBeVisible()
})

test('a full day says how many more there are and lists all of them', async () => {
  show(many)
  expect(screen.getAllByRole('link')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: '2 weitere' }))
  expect(within(await screen.findByRole('dialog')).getAllByRole('link')).toHaveLength(5)
})

test('an empty month leads to the next event', async () => {
  show(rows, { month: '2026-10' })
  expect(screen.getByText('In diesem Monat gibt es keine Einträge.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Einträge: November 2026' }))
  expect(screen.getByRole('link', { name: /Bestellung/ })).toBeVisible()
})

test('the buttons turn the month and lead back to today', async () => {
  show(rows)
  expect(screen.getByRole('button', { name: 'Heute' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }))
  expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('2026-12')
  expect(screen.getByRole('link', { name: /Deklaration/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Heute' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('November 2026')
})

test('what has no date is below the month', () => {
  show([...rows, { id: 3, name: 'Informationsanlass', start: null, end: null }])
  expect(screen.getByRole('heading', { name: 'Ohne Datum (1)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Informationsanlass' })).toBeVisible()
})

test('says when older ones are missing', () => {
  show(rows, { count: 1234 })
  expect(screen.getByText(/die neusten 2 von 1[’']234 Einträgen/)).toBeVisible()
})

test('on a phone the month is a list by day', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia('all'), { matches: true }))
  show(rows)
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Mo., 16. November')
  expect(screen.getByText('16.11.2026 – 18.11.2026')).toBeVisible()
  vi.restoreAllMocks()
})
