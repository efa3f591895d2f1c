import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import JSZip from 'jszip'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection } from '#engine/testCollection.ts'
import DownloadRows from './DownloadRows.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'
import { ProgressProvider } from '#ui/overlays/progress/ProgressProvider.tsx'

const server = testBackend()
const saved: string[] = []
beforeAll(async () => {
  await Promise.all([i18next.changeLanguage('de'), import('#ui/overlays/progress/ProgressDialog.tsx')])
  await i18next.loadNamespaces('actions')
})
beforeEach(async () => {
  saved.length = 0
  useToasts.setState({ kept: [] })
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await signedInAs(7)
})

const zip = async () =>
  new HttpResponse(await new JSZip().file('a.csv', 'id;name').generateAsync({ type: 'arraybuffer' }), {
    headers: { 'Content-Type': 'application/zip' },
  })
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadRows collection={testCollection} query={{}} count={80_000} selected={[]} shown={[]} />
      <ProgressProvider />
    </QueryClientProvider>,
  )
const download = (answer: (chunk: string) => Response | Promise<Response>) =>
  server.use(
    http.get(`${base}results/data/download/`, ({ request }) =>
      answer(new URL(request.url).searchParams.get('chunk') ?? ''),
    ),
  )

test('the next part is loaded after one that fails [ERR-07, ERR-08]', async () => {
  download((chunk) => (chunk === '2' ? HttpResponse.json({ detail: 'Zu gross.' }, { status: 400 }) : zip()))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'CSV in 3 Teilen' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText('Fehlgeschlagen (1)')).toBeVisible()
  expect(within(dialog).getByText(/Teil 2 von 3/)).toBeVisible()
  expect(saved.map((name) => name.slice(-9))).toEqual(['part1.zip', 'part3.zip'])
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Schliessen' }).at(-1) ?? dialog)
  await waitFor(() =>
    expect(useToasts.getState().kept).toMatchObject([{ kind: 'error', title: 'Fehler beim Download' }]),
  )
})

test('the page is blocked until everything is loaded [UI-10]', async () => {
  const waiting: (() => void)[] = []
  download(async (chunk) => {
    if (chunk === '3') await new Promise<void>((resolve) => void waiting.push(resolve))
    return await zip()
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'CSV in 3 Teilen' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('2 von 3')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'CSV in 3 Teilen' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  waiting[0]?.()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(saved).toHaveLength(3)
})
