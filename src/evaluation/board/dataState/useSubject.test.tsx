import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { useSubject } from './useSubject.ts'

beforeEach(() => takeConfig({}))

const choices = [
  { value: 'Klinik A', label: 'Klinik A', rows: 4 },
  { value: 'Klinik B', label: 'Klinik B', rows: 900 },
  { value: 'Klinik C', label: 'Klinik C', rows: 0 },
]
const data = { choices: async () => await Promise.resolve({ choices }) } as unknown as Dataset

function read(names: string[] | null, status: MeasureState['status'] = 'ready', isStaff = false) {
  const states = [{ measure: 1, status, rows: 904, total: 904, error: null, readAt: 1 }]
  const about = names === null ? undefined : { names, labels: { own: names.join(), others: '' }, isFirst: true }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff })}>{children}</ViewerContext>
    </QueryClientProvider>
  )
  return renderHook(() => useSubject(data, states, about, '1'), { wrapper }).result
}

test.each([
  [['Klinik A'], 4],
  [['Klinik A', 'Klinik B'], 904],
  [['Klinik D'], 0],
])('the rows of %j are counted among all, and the institutions that have any', async (names, rows) => {
  const result = read(names)
  expect(result.current).toEqual({ name: names.join(), isFirst: true, counts: null })
  await waitFor(() => expect(result.current?.counts).toEqual({ rows, all: 904, institutions: 2 }))
})

test('nothing is counted before all rows are there', async () => {
  const result = read(['Klinik A'], 'partial')
  await new Promise((resolve) => setTimeout(resolve))
  expect(result.current?.counts).toBeNull()
})

test('a number below the limit is withheld from everybody but staff', async () => {
  takeConfig({ smallGroups: { hideBelow: 5 } })
  const result = read(['Klinik A'])
  await waitFor(() => expect(result.current).toBeNull())
  const ofStaff = read(['Klinik A'], 'ready', true)
  await waitFor(() => expect(ofStaff.current?.counts?.rows).toBe(4))
})

test('the own number is withheld where it would tell one of others below the limit', async () => {
  takeConfig({ smallGroups: { hideBelow: 5 } })
  const result = read(['Klinik B'])
  await waitFor(() => expect(result.current).toBeNull())
})

test('figures of everybody are about no institution', () => {
  expect(read(null).current).toBeNull()
})
