import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { sendFile } from './sending.ts'
import { Upload } from './Upload.tsx'

// The browser creates the multipart request itself.
vi.mock('./sending.ts', async (original) => ({ ...(await original<object>()), sendFile: vi.fn() }))
const { sendFile: send } = await vi.importActual<{ sendFile: typeof sendFile }>('./sending.ts')

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('files')
})
beforeEach(async () => void (await signedInAs(7)))

const target = { content_type: 20, object_id: 1 }
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

test('no files are accepted during an upload [F16]', async () => {
  let open = () => undefined as void
  vi.mocked(sendFile).mockReturnValue(new Promise((resolve) => (open = resolve)))
  const onDone = vi.fn()
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <Upload target={target} onDone={onDone} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  const input = () => container.querySelector<HTMLInputElement>('input[type=file]')
  await waitFor(() => expect(input()).not.toBeNull())
  const choose = async (name: string) => await userEvent.upload(input() ?? document.createElement('input'), file(name))
  await choose('Erster.pdf')
  await userEvent.click(screen.getByRole('button', { name: 'Hochladen' }))
  await choose('Zweiter.pdf')
  expect(screen.queryByText('Zweiter.pdf')).not.toBeInTheDocument()
  open()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('a file with an unknown upload result is looked up before a retry [N05, F16]', async () => {
  let posts = 0
  let isAway = true
  server.use(
    http.post(`${base}upload/`, () => {
      posts += 1
      return HttpResponse.error()
    }),
    http.get(`${base}filemanager/files/`, () =>
      isAway
        ? HttpResponse.json({}, { status: 500 })
        : HttpResponse.json([
            { id: 4, name: 'Erster', extension: 'pdf', file_size: 1, created: new Date().toISOString() },
          ]),
    ),
  )
  await expect(send(file('Erster.pdf'), target, () => undefined)).rejects.toThrow('error.unknown-result')
  isAway = false
  await send(file('Erster.pdf'), target, () => undefined, performance.now())
  expect(posts).toBe(1)
})

test('a response that does not match the schema leads to a lookup [N05, F16]', async () => {
  const rows: object[] = []
  server.use(
    http.post(`${base}upload/`, () => HttpResponse.json({ detail: 'ok' })),
    http.get(`${base}filemanager/files/`, () => HttpResponse.json(rows)),
  )
  await expect(send(file('Erster.pdf'), target, () => undefined)).rejects.toThrow('error.unknown-result')
  rows.push({ id: 4, name: 'Erster', extension: 'pdf', file_size: 1, created: new Date().toISOString() })
  await expect(send(file('Erster.pdf'), target, () => undefined)).resolves.toBeUndefined()
})
