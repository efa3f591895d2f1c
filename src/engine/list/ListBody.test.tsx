import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import type { ComponentProps } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { ListBody } from './ListBody.tsx'

beforeAll(async () => await i18next.changeLanguage('de'))

const empty = { page: { rows: [], count: 0 } } as unknown as ComponentProps<typeof ListBody>['rows']

function show({ isTrash = false, isNarrowed = false, onReset = () => undefined as unknown }) {
  render(
    <ViewerContext value={getViewer({ isStaff: true })}>
      <ListBody
        collection={testCollection}
        rows={empty}
        isNarrowed={isNarrowed}
        onReset={onReset}
        isTrash={isTrash}
        query={{}}
        onCellsLoading={() => undefined}
        table={{} as ComponentProps<typeof ListBody>['table']}
        layout={undefined}
        month={undefined}
        onMonth={() => undefined}
      />
    </ViewerContext>,
  )
}

test('an empty trash says what belongs there', () => {
  show({ isTrash: true })
  expect(screen.getByText('Der Papierkorb ist leer')).toBeVisible()
  expect(screen.getByText(/^Hier steht, was gelöscht wurde/)).toBeVisible()
})

test('an empty list has no entries yet', () => {
  show({})
  expect(screen.getByText('Hier gibt es noch keine Einträge.')).toBeVisible()
})

test('a list without matches says that search and filters leave nothing', () => {
  show({ isNarrowed: true })
  expect(screen.getByText('Keine Treffer')).toBeVisible()
  expect(screen.getByText(/^Kein Eintrag passt zu Suche und Filtern/)).toBeVisible()
})

test('a list without matches offers all entries again next to its text', () => {
  const onReset = vi.fn()
  show({ isNarrowed: true, onReset })
  fireEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }))
  expect(onReset).toHaveBeenCalledOnce()
})
