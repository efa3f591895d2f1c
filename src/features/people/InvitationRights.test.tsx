import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { WidgetProps } from '#engine/collection.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import InvitationRights from './InvitationRights.tsx'
import StaffFlag from './StaffFlag.tsx'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-patzu', 'fields-irp', 'fields-results', 'fields-accounts'])
  await i18next.loadNamespaces('names')
})

const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
const on = (object_id: number, role: number) => ({ id: object_id, content_type: 20, object_id, role })

function show(Widget: React.ComponentType<WidgetProps>, viewer: Viewer, value: unknown) {
  const onChange = vi.fn()
  const collection = { ...testCollection, path: 'accounts/invitations' }
  const rest = { onParseError: () => undefined, isNew: true, readOnly: false, required: false }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <Widget collection={collection} name="x" label="Feld" value={value} onChange={onChange} {...rest} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  return onChange
}

test('an admin gives user permissions on their own institutions [D-12]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}patzu/hospitals/`, () => HttpResponse.json([{ id: 5, name: 'Spital Aare' }])))
  const onChange = show(InvitationRights, getViewer({ contentTypes, appPermissions: [on(5, 1), on(6, 2)] }), [])
  await userEvent.click(await screen.findByLabelText('Spital Aare (Patientenbefragung)'))
  expect(onChange).toHaveBeenCalledWith([{ content_type: 20, object_id: 5, role: 2 }])
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('who is admin of nothing reads why there is nothing to select [D-12]', () => {
  show(InvitationRights, getViewer({ contentTypes, appPermissions: [on(6, 2)] }), [])
  expect(screen.getByText(/nur zu Institutionen, bei denen Sie Administrator sind/)).toBeVisible()
})

test('making somebody staff needs a critical confirmation [D-13]', async () => {
  const onChange = show(StaffFlag, getViewer({ isStaff: true }), false)
  await userEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(useConfirmQueue.getState().requested[0]?.kind).toBe('critical'))
  expect(onChange).not.toHaveBeenCalled()
  useConfirmQueue.getState().requested[0]?.respond(true)
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(true))
})

test('unsetting the flag needs none', async () => {
  const onChange = show(StaffFlag, getViewer({ isStaff: true }), true)
  await userEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(false))
})
