import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import ImportedFiles from './ImportedFiles.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('import')
})

test('each imported file names the measure that it went to', async () => {
  const MeasureName = ({ row }: { row: object }) => 'measure' in row && `Befragung ${String(row.measure)}`
  const collection = {
    ...testCollection,
    columns: [{ field: 'measure', cell: async () => await Promise.resolve({ default: MeasureName }) }],
  } as unknown as typeof testCollection
  const row = {
    id: 1,
    name: 'antworten.csv',
    measure: 4,
    lines_count: 740,
    imported: 700,
    created: '2026-10-30T11:58:00Z',
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <ImportedFiles collection={collection} rows={[row]} getPath={({ id }) => `/results/importer/${id}`} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Befragung 4')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^antworten\.csv.*Befragung 4.*740 Zeilen$/)
})
