import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { LongWait } from './LongWait.tsx'

beforeEach(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('names')
  vi.useFakeTimers()
})

type Request = { endpoint: string; meta?: { isInBackground: true } }

function Requested({ endpoint, meta }: Request) {
  const { error } = useQuery({
    queryKey: queryKeys.list(7, endpoint, {}),
    queryFn: async () => await new Promise<never>(() => undefined),
    retry: false,
    ...(meta && { meta }),
  })
  return error && <p>{`${endpoint}: ${errorMessage(error)}`}</p>
}

function open(requests: Request[], client = new QueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <LongWait />
      {requests.map((request) => (
        <Requested key={request.endpoint} {...request} />
      ))}
    </QueryClientProvider>,
  )
  return client
}

const pass = async (milliseconds: number): Promise<void> =>
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

test('names up to three kinds of records', async () => {
  open(['patzu/hospitals', 'patzu/orders', 'accounts/users', 'patzu/tokens'].map((endpoint) => ({ endpoint })))
  await pass(1900)
  expect(screen.queryByRole('status')).toBeNull()
  await pass(200)
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen:Spitäler, Bestellungen, Benutzer, …')
})

test('is silent about requests that nothing on the page waits for', async () => {
  open([{ endpoint: 'patzu/hospitals', meta: { isInBackground: true } }])
  await pass(20_000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('is silent while data is only refreshed', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKeys.list(7, 'patzu/hospitals', {}), [])
  open([{ endpoint: 'patzu/hospitals' }], client)
  await pass(20_000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stops everything that the page waits for', async () => {
  open([{ endpoint: 'patzu/hospitals' }, { endpoint: 'patzu/orders' }])
  await pass(10_000)
  await act(async () => screen.getByRole('button', { name: 'Nicht länger warten' }).click())
  await pass(0)
  expect(screen.queryByRole('status')).toBeNull()
  for (const endpoint of ['patzu/hospitals', 'patzu/orders'])
    expect(screen.getByText(`${endpoint}: Das Laden wurde abgebrochen.`)).toBeVisible()
})
