import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { signedInAs } from '#api/testBackend.ts'
import type { Collection } from '#engine/collection.ts'
import { readParams } from '#engine/list/url/listParams.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { ListToolbar } from './ListToolbar.tsx'
import type { Rows } from './useRows.ts'

beforeAll(async () => await i18next.changeLanguage('de'))

const collection: Collection = {
  ...testCollection,
  imports: { load: () => Promise.resolve({ default: () => null }) },
}
const none: readonly never[] = []

async function show(address: string) {
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <ListToolbar
            collection={collection}
            params={readParams(collection, new URLSearchParams(address))}
            rows={{ page: undefined, shown: [] } as unknown as Rows}
            selected={[]}
            tools={none}
            onTrash={() => undefined}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

test('a list offers to add and to import', async () => {
  await show('')
  expect(await screen.findByRole('link', { name: 'Hinzufügen' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Datei importieren' })).toBeInTheDocument()
})

test('a trash offers neither to add nor to import', async () => {
  await show('is_active=false')
  expect(await screen.findByRole('button', { name: 'Papierkorb verlassen' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Hinzufügen' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Datei importieren' })).not.toBeInTheDocument()
})
