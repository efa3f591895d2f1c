import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { collectionAt } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { TestForm } from '#engine/form/testForm.tsx'
import { useFormKey } from '#engine/fields/useFormKey.ts'
import { code } from '#engine/fieldTypes.ts'
import { testCollection, testDefinition, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import ObjectPicker from './ObjectPicker.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('fields')
})
beforeEach(async () => {
  await signedInAs(7)
  server.use(http.get(`${base}:area/hospitals/`, () => HttpResponse.json([])))
})

const contentTypes = ['patzu', 'moniq'].map((app_label, index) => ({ id: 20 + index, app_label, model: 'hospital' }))
const collections = new Map(
  contentTypes.map(({ app_label }) => [app_label, collectionAt(`${app_label}/hospitals`, testDefinition)]),
)
const client = new QueryClient()
const collection = { ...testCollection, fields: { object_id: code() } }

function Held() {
  const { value, onChange } = useFormKey('object_id')
  return (
    <ObjectPicker
      collection={collection}
      name="object_id"
      label="Objekt"
      value={value}
      onChange={onChange}
      onParseError={() => undefined}
      isNew={false}
      readOnly={false}
      required={false}
    />
  )
}

function picker(content_type: number | null, value: number | null, onChange: (key: string, value: unknown) => void) {
  return (
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ contentTypes })}>
        <CollectionsContext value={collections}>
          <TestForm values={{ content_type, object_id: value }} onChange={onChange}>
            <Held />
          </TestForm>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>
  )
}

test('an object is cleared when its kind changes', () => {
  const onChange = vi.fn()
  const { rerender } = render(picker(20, 5, onChange))
  expect(onChange).not.toHaveBeenCalled()
  rerender(picker(21, 5, onChange))
  expect(onChange.mock.calls).toEqual([['object_id', null]])
})

test('a reloaded record keeps its object', () => {
  const onChange = vi.fn()
  const { rerender } = render(picker(20, 5, onChange))
  rerender(picker(21, 8, onChange))
  expect(onChange).not.toHaveBeenCalled()
})

test('a missing kind shows what to select first', () => {
  const { rerender } = render(picker(null, null, vi.fn()))
  expect(screen.getByText('Zuerst die Art wählen.')).toBeVisible()
  rerender(picker(20, null, vi.fn()))
  expect(screen.queryByText('Zuerst die Art wählen.')).not.toBeInTheDocument()
})
