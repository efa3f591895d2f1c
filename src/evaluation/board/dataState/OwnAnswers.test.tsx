import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { OwnAnswers } from './OwnAnswers.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('evaluation')
})
beforeEach(() => takeConfig({}))

async function show(status: 'ready' | 'partial', names = ['Klinik A']) {
  const choices = [
    { value: 'Klinik A', label: 'Klinik A', rows: 4 },
    { value: 'Klinik B', label: 'Klinik B', rows: 900 },
  ]
  const data = { choices: async () => await Promise.resolve({ choices }) } as unknown as Dataset
  const state = { measure: 1, status, rows: 904, total: 904, error: null, readAt: 1 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer()}>
        <OwnAnswers data={data} names={names} rows="1" states={[state]} />
        <p>Schluss</p>
      </ViewerContext>
    </QueryClientProvider>,
  )
  await screen.findByText('Schluss')
  await new Promise((resolve) => setTimeout(resolve))
}

test('hospital people read their own number of answers', async () => {
  await show('ready')
  expect(await screen.findByText('davon 4 bei Ihnen')).toBeVisible()
})

test('the answers of several own institutions are added up', async () => {
  await show('ready', ['Klinik A', 'Klinik B'])
  expect(await screen.findByText('davon 904 bei Ihnen')).toBeVisible()
})

test('no number is given before all rows are there', async () => {
  await show('partial')
  expect(screen.queryByText(/davon/)).not.toBeInTheDocument()
})

test('a number below the limit is withheld', async () => {
  takeConfig({ smallGroups: { hideBelow: 5 } })
  await show('ready')
  expect(screen.queryByText(/davon/)).not.toBeInTheDocument()
})

test('staff, who have no institution of their own, read none', async () => {
  await show('ready', [])
  expect(screen.queryByText(/davon/)).not.toBeInTheDocument()
})
