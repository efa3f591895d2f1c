import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { Viewer } from '#api/session/viewer.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { ReactNode } from 'react'

/** The measures as a panel or tool receives them. */
export const measures = { ...testCollection, path: 'results/measures', area: 'results', endpoint: 'results/measures' }

/** Renders a part of a measure's page for a member of staff. */
export function showPart(part: ReactNode, viewer: Partial<Viewer> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ isStaff: true, ...viewer })}>
        <MemoryRouter>{part}</MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
