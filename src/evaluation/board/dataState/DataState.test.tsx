import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { ServerError } from '#api/http/errors.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { DataState } from './DataState.tsx'
import type { Subject } from './subject.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('evaluation')
})

const state = (measure: number, more: Partial<MeasureState>): MeasureState => ({
  measure,
  status: 'ready',
  rows: 1000,
  total: 1000,
  error: null,
  readAt: Date.parse('2026-03-02T10:00:00Z'),
  ...more,
})
const provenance = {
  evaluation: 'Auswertung',
  institutions: '24 Institutionen',
  measures: 'Zufriedenheit, Symptome',
  period: '15.01.2018 – 31.12.2025',
  who: 'Anna Muster',
  provider: 'ANQ',
  snapshot: '1',
}
function show(states: MeasureState[], stamp: Provenance = provenance, subject: Subject | null = null) {
  const data = { retry: vi.fn(), refresh: vi.fn() } as unknown as Dataset
  const measures = new Map([
    [1, { id: 1, fullname: 'Zufriedenheit' }],
    [2, { id: 2, fullname: 'Symptome' }],
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer()}>
        <DataState data={data} measures={measures} provenance={stamp} states={states} subject={subject} />
      </ViewerContext>
    </QueryClientProvider>,
  )
  return data
}

test('the summary holds the number of rows and the age of the oldest', () => {
  show([state(1, {}), state(2, { readAt: Date.parse('2026-03-01T10:00:00Z') })])
  expect(screen.getByText("2'000 Fragebogen")).toBeVisible()
  expect(screen.getByText('Stand 01.03.2026 11:00')).toBeVisible()
  expect(screen.queryByText('Teildaten')).not.toBeInTheDocument()
})

test('shows the progress while rows load and marks them as partial [D-40, EVAL-17]', () => {
  show([state(1, { status: 'partial', rows: 130_000, total: 131_500 })])
  expect(screen.getByText("130'000 von 131'500 Fragebogen")).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '130000')
  expect(screen.getByText('Teildaten')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Daten neu laden' })).not.toBeInTheDocument()
})

test('offers a retry after ten minutes [EVAL-20, D-40]', async () => {
  const data = show([state(1, { status: 'gaveUp', total: 1500 }), state(2, {})])
  expect(screen.getByText('Teildaten')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Zufriedenheit: Es fehlen noch Daten. Sie sind nicht innert 10 Minuten eingetroffen.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(data.retry).toHaveBeenCalledExactlyOnceWith(1)
})

test('names a measure that failed with its reason [N16]', async () => {
  const data = show([state(1, {}), state(2, { status: 'failed', error: new ServerError(500, 'GET results/data/') })])
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Symptome: Die Daten konnten nicht geladen werden\. .*500.* Gezeigt wird der Stand vom 02\.03\.2026 11:00\.Erneut versuchen$/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(data.retry).toHaveBeenCalledExactlyOnceWith(2)
})

test('says that there are no rows only when all are read', () => {
  show([state(1, { rows: 0, total: 0 })])
  expect(screen.getByText('Zu dieser Auswertung gibt es noch keine Antworten.')).toBeVisible()
  cleanup()
  show([state(1, { rows: 0, total: null, status: 'loading', readAt: null })])
  expect(screen.queryByText('Zu dieser Auswertung gibt es noch keine Antworten.')).not.toBeInTheDocument()
})

test('shows institutions and period next to the number of rows', () => {
  show([state(1, {})])
  for (const text of ['24 Institutionen', '15.01.2018 – 31.12.2025', "1'000 Fragebogen"])
    expect(screen.getByText(text)).toBeVisible()
  cleanup()
  show([state(1, { rows: 0, total: null, status: 'loading', readAt: null })])
  expect(screen.queryByText('24 Institutionen')).not.toBeInTheDocument()
})

test('no number and no period are shown before they are counted', () => {
  const uncounted = { ...provenance, institutions: '0 Institutionen', period: '-', snapshot: '' }
  show([state(1, { status: 'partial', rows: 2526, total: 12_000 })], uncounted)
  expect(screen.getByText("2'526 von 12'000 Fragebogen")).toBeVisible()
  for (const text of ['0 Institutionen', '-']) expect(screen.queryByText(text)).not.toBeInTheDocument()
  cleanup()
  show([state(1, { rows: 0, total: null, status: 'loading', readAt: null })], uncounted)
  expect(screen.queryByText(/Fragebogen/)).not.toBeInTheDocument()
  cleanup()
  show([state(1, { rows: 0, total: 0 })], uncounted)
  expect(screen.getByText('0 Fragebogen')).toBeVisible()
})

test('the institution that the figures are about is first, with its own number, then what all others have', () => {
  const counts = { rows: 295, all: 2000, institutions: 24 }
  show([state(1, {}), state(2, {})], provenance, { name: 'Klinik Seeblick', isFirst: true, counts })
  const line = document.body.textContent
  expect(line).toContain("Klinik Seeblick295 Fragebogenvon 2'000 aus 24 Institutionen")
  expect(line).not.toContain("2'000 Fragebogen")
  cleanup()
  show([state(1, {})], provenance, {
    name: 'Klinik Seeblick',
    isFirst: true,
    counts: { rows: 1000, all: 1000, institutions: 1 },
  })
  expect(screen.getByText("1'000 Fragebogen")).toBeVisible()
  expect(screen.queryByText(/ aus /)).not.toBeInTheDocument()
})

test('while rows load they are those of everybody; once they are there, no other number stands for one institution', () => {
  const subject = { name: 'Klinik Seeblick', isFirst: true, counts: null }
  show([state(1, { status: 'partial', rows: 500, total: 1000 })], provenance, subject)
  expect(screen.getByText("500 von 1'000 Fragebogen")).toBeVisible()
  expect(screen.queryByText('Klinik Seeblick')).not.toBeInTheDocument()
  cleanup()
  show([state(1, {})], provenance, subject)
  expect(screen.queryByText(/Fragebogen/)).not.toBeInTheDocument()
  expect(screen.queryByText('24 Institutionen')).not.toBeInTheDocument()
})

test('where the figures are about everybody, the own number follows that of all', () => {
  const counts = { rows: 295, all: 1000, institutions: 24 }
  show([state(1, {})], provenance, { name: 'Klinik Seeblick', isFirst: false, counts })
  expect(document.body.textContent).toContain("24 Institutionen1'000 Fragebogendavon 295 bei Ihnen")
  expect(screen.queryByText('Klinik Seeblick')).not.toBeInTheDocument()
})
