import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { ViewerContext } from '#engine/viewer.ts'
import { takeConfig } from '#api/config/config.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { attribute, storedChart as chart, source } from '#evaluation/counting/testRows.ts'
import { getViewer } from '#engine/testCollection.ts'
import { getFilterable } from '#evaluation/board/filters/filterable.ts'
import { ChartOptions } from './ChartOptions.tsx'

beforeAll(async () => {
  takeConfig({})
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('charts')
  await i18next.loadNamespaces('evaluation')
})

test('counts the answers of a filter over the rows of the chart', async () => {
  const keep = (key: string, value: string): RowFilter => ({ attribute: key, operator: 'in', values: [value] })
  const [fixed, own, page] = [keep('ward', 'West'), keep('size', '2'), keep('year', '3')]
  const choices = vi.fn<Dataset['choices']>(
    async () => await Promise.resolve({ all: 3, choices: [], from: null, to: null, missing: 0, snapshot: '' }),
  )
  const offered = getFilterable([source(['sex', 'ward', 'size', 'year'].map((key) => attribute(key, 'single')))], [], {
    content_object: '',
    created: '',
    seesInstitutions: false,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer()}>
        <ChartOptions
          lines={[]}
          chart={chart('mean', ['q'], { filters: [fixed, own] })}
          data={{ choices } as unknown as Dataset}
          offered={offered}
          own={{ filters: [own] }}
          pageFilters={[page]}
          rows=""
          title=""
          onChange={vi.fn()}
          onClose={vi.fn()}
        />
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Merkmal' }))
  await userEvent.click(await screen.findByRole('option', { name: 'sex' }))
  expect(choices).toHaveBeenLastCalledWith('sex', [page, fixed, own], 'de')
})
