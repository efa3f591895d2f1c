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

const row = {
  id: 1,
  name: 'antworten.csv',
  measure: 4,
  lines_count: 740,
  imported: 740,
  created: '2026-10-30T11:58:00Z',
}
function show(...rows: (typeof row)[]) {
  const MeasureName = ({ row: one }: { row: object }) => 'measure' in one && `Befragung ${String(one.measure)}`
  const collection = {
    ...testCollection,
    columns: [{ field: 'measure', cell: async () => await Promise.resolve({ default: MeasureName }) }],
  } as unknown as typeof testCollection
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <ImportedFiles collection={collection} rows={rows} getPath={({ id }) => `/results/importer/${id}`} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

test('each imported file names the measure that it went to', async () => {
  show(row)
  expect(await screen.findByText('Befragung 4')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^antworten\.csv.*Befragung 4.*740 Zeilen/)
})

test('each imported file says how many of its rows were not imported', async () => {
  const { imported: _, ...unknown } = row
  show(row, { ...row, id: 2, imported: 700 }, { ...row, id: 3, imported: 0 }, { ...unknown, id: 4 } as typeof row)
  expect(await screen.findAllByText('Befragung 4')).toHaveLength(4)
  expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Alles importiert',
    '40 nicht importiert',
    'Nichts importiert',
    '-',
  ])
})
