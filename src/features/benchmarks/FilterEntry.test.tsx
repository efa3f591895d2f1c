import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { TestForm } from '#engine/form/testForm.tsx'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import FilterEntry from './FilterEntry.tsx'
import { problemOfFilter, readFilter, getValues, writeFilter } from './filterRows.ts'
import NotForYou from './NotForYou.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('measures')
})
beforeEach(async () => void (await signedInAs(7)))

test('untouched parts of a filter are kept [BENCH-01, D-50]', () => {
  const filter = [{ attribute: 'sex', values: [1, '2'], note: 'x' }, { key: 'other' }, 5]
  expect(writeFilter(readFilter(filter))).toEqual(filter)
  expect(writeFilter({ rows: [{ attribute: '', values: [], rest: {} }], kept: [] })).toEqual([])
  expect(readFilter({ a: 1 })).toEqual({ rows: [], kept: [] })
  expect(
    ['', 'a'].map((attribute) =>
      problemOfFilter({ rows: [{ attribute, values: attribute ? [] : [1], rest: {} }], kept: [] }),
    ),
  ).toEqual(['no-attribute', 'no-values'])
  expect([getValues('1, 2;x', true), getValues(' 01.5 ,7', false)]).toEqual([
    [1, 2, 'x'],
    ['01.5', '7'],
  ])
})

test('a number that cannot be represented exactly stays text [D-50]', () => {
  expect(getValues('007, 12345678901234567891, -3.5, 0.5', true)).toEqual(['007', '12345678901234567891', -3.5, 0.5])
})

function Entry({ onChange, start = [] }: { onChange: (value: unknown) => void; start?: unknown }) {
  const [value, setValue] = useState<unknown>(start)
  return (
    <TestForm values={{ benchmark_measures: [1, 2] }}>
      <FilterEntry
        collection={testCollection}
        name="filter"
        label="Filter"
        value={value}
        isNew={false}
        readOnly={false}
        required={false}
        onParseError={() => undefined}
        onChange={(next) => (setValue(next), onChange(next))}
      />
    </TestForm>
  )
}
const frame = (part: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>{part}</MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )

test('a filter is selected from the attributes of the selected measures [BENCH-01]', async () => {
  server.use(
    http.get(`${base}results/measures/`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('ids')).toBe('1,2')
      const options = [
        { value: 1, label: 'Frau' },
        { value: 2, label: 'Mann' },
      ]
      return HttpResponse.json([
        { id: 1, default_attributes: [{ key: 'sex', name: 'Geschlecht', type: 'single', options }] },
        { id: 2, default_attributes: [{ key: 'age', name: 'Alter', type: 'number' }] },
      ])
    }),
  )
  const onChange = vi.fn()
  frame(<Entry onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter hinzufügen' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Attribut 1' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Geschlecht (sex)' }))
  expect(screen.getByText('Zu jedem Attribut gehört mindestens ein Wert.')).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: 'Werte 1' }))
  await userEvent.click(await screen.findByRole('option', { name: '2 Mann' }))
  expect(onChange).toHaveBeenLastCalledWith([{ attribute: 'sex', values: [2] }])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('combobox', { name: 'Attribut 1' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Alter (age)' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Werte 1' }), '30, 40')
  expect(onChange).toHaveBeenLastCalledWith([{ attribute: 'age', values: [30, 40] }])
})

test('values that cannot be typed are kept and shown [D-50]', async () => {
  server.use(http.get(`${base}results/measures/`, () => HttpResponse.json([])))
  const onChange = vi.fn()
  frame(<Entry onChange={onChange} start={[{ attribute: 'ward', values: ['A, links', '007'] }]} />)
  expect(await screen.findByRole('textbox', { name: 'Werte 1' })).toHaveValue('A, links, 007')
  expect(onChange).not.toHaveBeenCalled()
})

test('people without permission for benchmarks read whom to contact [LIST-14]', () => {
  frame(<NotForYou collection={testCollection} />)
  expect(screen.getByText('Ungültige Berechtigungen')).toBeVisible()
  expect(screen.getByText('Bitte kontaktieren Sie Ihren Administrator.')).toBeVisible()
})
