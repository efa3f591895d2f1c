import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { signedInAs } from '#api/testBackend.ts'
import type { Collection, ListToolProps, Tool } from '#engine/collection.ts'
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
const views: readonly Tool<ListToolProps>[] = [
  {
    name: 'views',
    isFrequent: true,
    load: async () => await Promise.resolve({ default: () => <button type="button">Ansichten</button> }),
  },
]

async function show(address: string, tools: readonly Tool<ListToolProps>[] = none, own = collection) {
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <ListToolbar
            collection={own}
            params={readParams(own, new URLSearchParams(address))}
            rows={{ page: undefined, shown: [] } as unknown as Rows}
            selected={[]}
            tools={tools}
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

test.each([
  ['that is imported as well', collection],
  ['that is not imported', testCollection],
])('a list %s has its views next to its title, and its trash with the other tools', async (_, own) => {
  await show('', views, own)
  const others = screen.getByRole('group', { name: 'Weitere Aktionen', hidden: true })
  expect(others).toContainElement(await screen.findByRole('button', { name: 'Papierkorb', hidden: true }))
  const shown = await screen.findByRole('button', { name: 'Ansichten', hidden: true })
  expect(others).not.toContainElement(shown)
})
