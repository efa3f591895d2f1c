import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import PermissionsCell from './PermissionsCell.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('actions')
})

const contentTypes = [
  { id: 20, app_label: 'patzu', model: 'hospital' },
  { id: 21, app_label: 'moniq', model: 'hospital' },
]
const on = (content_type: number, object_id: number) => ({ content_type, object_id, role: 2 })
/** Answers for hospitals of both programmes, and counts the requests. */
function countRequests() {
  const requests: string[] = []
  for (const list of ['patzu', 'moniq'])
    server.use(
      http.get(`${base}${list}/hospitals/`, ({ request }) => {
        const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
        requests.push(`${list} ${ids.join(',')}`)
        return HttpResponse.json({ count: ids.length, results: ids.map((id) => ({ id, name: `Spital ${id}` })) })
      }),
    )
  return requests
}
async function show(...people: unknown[][]) {
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true, contentTypes })}>
        {people.map((app_permissions, place) => (
          <div key={place} data-testid="cell">
            <PermissionsCell row={{ id: place + 1, app_permissions }} value={app_permissions} />
          </div>
        ))}
      </ViewerContext>
    </QueryClientProvider>,
  )
  return screen.getAllByTestId('cell')
}

test('an institution of a person that takes part in two programmes is named once', async () => {
  countRequests()
  const [cell] = await show([on(20, 5), on(21, 5)])
  await expect.poll(() => cell?.textContent).toBe('Spital 5')
})

test('more than two institutions of a person are counted', async () => {
  countRequests()
  const [cell] = await show([on(20, 5), on(20, 6), on(20, 7), on(20, 8)])
  await expect.poll(() => cell?.textContent).toBe('Spital 5, Spital 6 und 2 weitere')
})

test('the institutions of all people of a list need one request for each programme', async () => {
  const requests = countRequests()
  const cells = await show([on(20, 5)], [on(20, 6), on(21, 9)], [])
  await expect.poll(() => cells.map(({ textContent }) => textContent)).toEqual(['Spital 5', 'Spital 6, Spital 9', '-'])
  expect(requests.toSorted()).toEqual(['moniq 9', 'patzu 5,6'])
})

test('staff, who have no institution, are named as staff', async () => {
  await signedInAs(7)
  await i18next.loadNamespaces('fields-accounts')
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true, contentTypes })}>
        <PermissionsCell row={{ id: 1, app_permissions: [], is_staff: true }} value={[]} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(container).toHaveTextContent(/^Mitarbeiter\/in$/)
})
