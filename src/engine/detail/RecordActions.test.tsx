import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Row } from '#api/page.ts'
import { RecordActions } from '#engine/detail/RecordActions.tsx'
import { testCollection, viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { showLanguage } from '#ui/words.ts'

beforeAll(async () => await showLanguage('de'))
afterEach(cleanup)

const collection = {
  ...testCollection,
  may: { ...testCollection.may, delete: (viewer: { id: number }, row?: unknown) => (row as Row | undefined)?.owner === viewer.id },
  keeps: (row: Row) => (row.locked === true ? ('delete.not-allowed' as const) : undefined),
}
function show(row: Row) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewerOf({ isStaff: true })}>
        <MemoryRouter>
          <RecordActions collection={collection} row={row} isDirty={false} onGone={() => undefined} back="/" />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}

test('the rule of a collection shows or hides the deletion of a record [ROLE-23]', () => {
  show({ id: 1, owner: 7 })
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeEnabled()
  cleanup()
  show({ id: 1, owner: 8 })
  expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument()
})

test('a record that has to stay says why [ROLE-23]', () => {
  show({ id: 1, owner: 7, locked: true })
  expect(screen.getByRole('button', { name: 'Löschen' })).toHaveAttribute('aria-disabled', 'true')
})
