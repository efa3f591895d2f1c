import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection } from '#engine/testCollection.ts'
import ExportPermissions from './ExportPermissions.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('fields')
})
beforeEach(async () => {
  useToasts.setState({ kept: [], shown: [] })
  await signedInAs(7)
})

const show = (query: object) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportPermissions collection={testCollection} query={{ ...query }} count={3} selected={[]} shown={[]} />
    </QueryClientProvider>,
  )

test('the permissions of the listed programme are exported [ACC-14]', async () => {
  const requested: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  server.use(
    http.get(`${base}accounts/app_permissions/export/`, ({ request }) => {
      requested.push(new URL(request.url).search)
      return new HttpResponse('id;user', {
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="p.csv"' },
      })
    }),
  )
  show({ app_permissions__content_type: 20, search: 'x' })
  await userEvent.click(screen.getByRole('button', { name: 'Berechtigungen exportieren' }))
  await waitFor(() => expect(requested).toEqual(['?content_type=20']))
  expect(useToasts.getState().kept).toEqual([])
  vi.unstubAllGlobals()
})

test('a refusal is shown [ACC-14]', async () => {
  server.use(
    http.get(`${base}accounts/app_permissions/export/`, () => HttpResponse.json({ detail: 'Nein.' }, { status: 403 })),
  )
  show({ app_permissions__content_type: '21' })
  await userEvent.click(screen.getByRole('button', { name: 'Berechtigungen exportieren' }))
  await waitFor(() => expect(useToasts.getState().kept).toMatchObject([{ kind: 'error', text: 'Nein.' }]))
})
