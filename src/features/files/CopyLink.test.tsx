import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { testRow } from '#api/testRow.ts'
import { testCollection } from '#engine/testCollection.ts'
import CopyLink from './CopyLink.tsx'
import FileRowButtons from './FileRowButtons.tsx'
import type { RowAt } from '#api/rows/page.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('files')
})
type FileRow = RowAt<'filemanager/files'>
const address = `${location.origin}/filemanager/files/3`
const show = () => render(<CopyLink collection={testCollection} row={testRow({ id: 3 })} isDirty={false} />)

test('copies the whole address of a record', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('copies the link of a row of the list', async () => {
  const user = userEvent.setup()
  const file = testRow({ id: 3, name: 'Jahresbericht', extension: 'pdf', file_size: 9 }) as FileRow
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FileRowButtons row={file} value={null} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Link zu «Jahresbericht.pdf» kopieren' }))
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('shows the address where the browser refuses the clipboard', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  show()
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  expect(await screen.findByRole('textbox', { name: 'Link zu dieser Datei' })).toHaveValue(address)
})
