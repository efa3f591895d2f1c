import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { code } from '#engine/fieldTypes.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { Filters } from './Filters.tsx'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))

const viewer = getViewer({ id: 7, contentTypes: [{ id: 20, app_label: 'patzu', model: 'hospital' }] })
const collection = {
  ...testCollection,
  fields: { ...testCollection.fields, content_type: code(), object_id: code() },
  filters: [{ field: 'content_type' }, { field: 'object_id', show: () => false }, { field: 'state' }],
}

async function show(filters: Record<string, string>) {
  server.use(http.get(`${base}patzu/hospitals/`, () => HttpResponse.json([{ id: 4, name: 'Klinik Seeblick' }])))
  await signedInAs(7)
  const onParams = vi.fn<(params: object) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <Filters
            collection={collection}
            viewer={viewer}
            labels={{ one: 'Ding', many: 'Dinge', field: String, option: (_name, word) => word }}
            params={{
              page: 1,
              size: 15,
              ordering: '',
              search: '',
              filters,
              trash: false,
              columns: [],
              widths: {},
            }}
            onParams={onParams}
            columns={[]}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return onParams
}

test('a list narrowed to an institution by a link names it, and widens again', async () => {
  const onParams = await show({ content_type: '20', object_id: '4' })
  const chip = (await screen.findByText('Institution: Klinik Seeblick')).closest('span')
  expect(screen.queryByRole('button', { name: /^Filter/ })).not.toBeInTheDocument()
  const parent = chip?.parentElement ?? document.body
  await userEvent.click(within(parent).getByRole('button'))
  expect(onParams).toHaveBeenCalledWith({ filters: { content_type: '', object_id: '' } })
})

test('a filter that is not offered has a chip that only removes it', async () => {
  const onParams = await show({ state: '1' })
  await screen.findByText(/^state: /)
  const buttons = screen.getAllByRole('button', { name: /state/ })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] ?? document.body)
  expect(onParams).toHaveBeenCalledWith({ filters: { state: '' } })
})
