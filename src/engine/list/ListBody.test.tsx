import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import type { ComponentProps } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { ListBody } from './ListBody.tsx'

beforeAll(async () => await i18next.changeLanguage('de'))

const empty = { page: { rows: [], count: 0 } } as unknown as ComponentProps<typeof ListBody>['rows']

function show(isTrash: boolean) {
  render(
    <ViewerContext value={getViewer({ isStaff: true })}>
      <ListBody
        collection={testCollection}
        rows={empty}
        isNarrowed={false}
        isTrash={isTrash}
        query={{}}
        table={{} as ComponentProps<typeof ListBody>['table']}
        layout={undefined}
        month={undefined}
        onMonth={() => undefined}
      />
    </ViewerContext>,
  )
}

test('an empty trash says what belongs there', () => {
  show(true)
  expect(screen.getByText(/^Der Papierkorb ist leer\. Hier steht, was gelöscht wurde/)).toBeVisible()
})

test('an empty list has no entries yet', () => {
  show(false)
  expect(screen.getByText('Hier gibt es noch keine Einträge.')).toBeVisible()
})
