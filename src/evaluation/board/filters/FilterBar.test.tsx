import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { getViewer } from '#engine/testCollection.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { attribute, measureTable, source } from '#evaluation/counting/testRows.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { FilterBar } from './FilterBar.tsx'
import { getFilterable } from './filterable.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('charts')
  await i18next.loadNamespaces('evaluation')
})
beforeEach(() => void takeConfig({ smallGroups: { hideBelow: 5 } }))

const of = source([
  attribute('ward', 'single', { options: ['Nord', 'Ost', 'West'] }),
  attribute('reason', 'single', { options: ['Sturz', 'andere'] }),
])
/** 60, 37 and 3 rows; one of the three has an answer that nobody else gave. */
const rows = [60, 37, 3].flatMap((size, ward) =>
  Array.from({ length: size }, (_, row) => ({
    ward: ['Nord', 'Ost', 'West'][ward],
    reason: ward === 2 && row === 0 ? 'Suizidversuch' : 'Sturz',
  })),
)
const own = [measureTable(rows, of)]
const data = {
  choices: vi.fn<Dataset['choices']>(
    async (key, filters, language) => await Promise.resolve(getChoices(key, filters, language, own)),
  ),
} as unknown as Dataset
const offered = getFilterable([of], [], { content_object: 'Institution', created: 'Datum', seesInstitutions: false })
const wards = (...values: string[]): RowFilter[] => [{ attribute: 'ward', operator: 'in', values }]

function show(filters: RowFilter[], viewer = getViewer({ isStaff: false })) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <FilterBar
          data={data}
          filters={{ filters, set: vi.fn(), lay: vi.fn(), reset: vi.fn() }}
          offered={offered}
          rows=""
          total={100}
        />
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const asStaff = () => getViewer({ isStaff: true })

test.each<[string, RowFilter[], string]>([
  ['announces how many rows pass', wards('Nord'), '60 von 100 Fragebogen ausgewählt'],
  ['hides the number of a few rows', wards('West'), ''],
  ['hides the number if only a few rows are left out', wards('Nord', 'Ost'), ''],
])('%s', async (_what, filters, expected) => {
  show(filters)
  // The number of rows is announced only if it may be shown.
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)))
  expect(data.choices).toHaveBeenLastCalledWith('', filters, 'de')
  expect(screen.getByRole('status').textContent).toBe(expected)
})

test('shows staff every number', async () => {
  show(wards('West'), asStaff())
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 von 100 Fragebogen ausgewählt'))
})

async function getOffers(name: string): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Merkmal' }))
  await userEvent.click(await screen.findByRole('option', { name }))
  const boxes = await screen.findAllByRole('checkbox')
  return boxes.map((box) => box.closest('label')?.textContent ?? null)
}

test('does not offer an answer that only withheld people gave', async () => {
  show([])
  expect(await getOffers('reason')).toEqual(['reason Sturz', 'reason andere (0)'])
})

test('offers staff every answer in the data', async () => {
  show([], asStaff())
  expect(await getOffers('reason')).toContain('Suizidversuch (1)')
})
