import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { createNameCell } from './createNameCell.tsx'

const server = testBackend()

test('while a name loads its cell shows a shape, never the number of the record', async () => {
  server.use(
    http.get(`${base}results/measures/`, () => HttpResponse.json({ count: 1, results: [{ id: 4, name: 'PREMs' }] })),
  )
  await signedInAs(7)
  const Cell = createNameCell({ endpoint: 'results/measures' }, undefined, undefined)
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <Cell row={{ id: 1 }} value={4} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(container).toHaveTextContent(/^$/)
  expect(container.querySelector('[data-loading]')).toBeInTheDocument()
  expect(await screen.findByText('PREMs')).toBeVisible()
  expect(container.querySelector('[data-loading]')).toBeNull()
})
