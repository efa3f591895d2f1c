import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import CalendarFile from './CalendarFile.tsx'
import type { Plan } from './planRules.ts'

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('#api/files/download.ts', () => ({ saveBlob: saved }))

const server = testBackend()
const plan = (id: number, object_id: number): Plan => ({
  id,
  title: `Plan ${id}`,
  content_type: 20,
  object_id,
  due: '2026-12-01',
  look_again: '2027-12-01',
  state: 'planned',
})
const [own, other] = [plan(1, 1), plan(2, 2)]

beforeEach(async () => {
  saved.mockClear()
  useToasts.setState({ kept: [], shown: [] })
  await signedInAs(7)
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('plan')
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json([own, other])))
})

async function save(selected: Plan[], rights: Parameters<typeof getViewer>[0] = {}) {
  const viewer = getViewer({ appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }], ...rights })
  const props = { query: {}, selected, collection: {} as never, count: 2, shown: [own, other] }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <CalendarFile {...props} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'))
}
const getText = async () => {
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  return (await saved.mock.calls[0]?.[0].text()) ?? ''
}

test.each([
  ['of the list', []],
  ['that are selected', [own, other]],
])('a calendar file of the plans %s has none of another institution', async (_, selected) => {
  await save(selected)
  const text = await getText()
  expect(text).toContain('Plan 1')
  expect(text).not.toContain('Plan 2')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('a calendar file of plans of other institutions alone is not saved', async () => {
  await save([other])
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(1))
  expect(saved).not.toHaveBeenCalled()
})

test('a calendar file of staff has the plans of all', async () => {
  await save([], { isStaff: true, appPermissions: [] })
  expect(await getText()).toContain('Plan 2')
})
