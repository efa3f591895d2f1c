import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { ReviewGroup } from './ReviewGroup.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('reviews')
})

function buttonsAt(state: number, date?: string): (string | null)[] {
  const reviewers = [{ id: 1, state, reviewer: { id: 3, user: 7 } }]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ id: 7 })}>
        <MemoryRouter>
          <ReviewGroup
            group={{ state, requests: [{ review: { id: 4, name: 'Review', ...(date && { date }) }, reviewers }] }}
            onAnswered={() => undefined}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return screen.queryAllByRole('button').map((button) => button.textContent)
}

test('an open request is accepted or declined', () => {
  expect(buttonsAt(1)).toEqual(['Ja', 'Nein'])
})

test('the answer is the main button only until the day of the review', () => {
  buttonsAt(1, '2099-01-02')
  buttonsAt(1, '2020-01-02')
  const [coming, past] = screen.getAllByRole('button', { name: 'Ja' })
  expect(coming?.className).toContain('primary')
  expect(past?.className).not.toContain('primary')
})

test.each([2, 3, 4, 5])('a request in state %i offers no other state [IRP-17]', (state) => {
  expect(buttonsAt(state)).toEqual([])
})

test.each([1, 2, 3, 4])('a past date of a request in state %i is marked', (state) => {
  buttonsAt(state, '2020-01-02')
  expect(screen.getByText('Termin vorbei')).toBeVisible()
})

test('a date to come is not marked', () => {
  buttonsAt(3, '2099-01-02')
  expect(screen.queryByText('Termin vorbei')).not.toBeInTheDocument()
})

test('who agreed to a review that was never confirmed reads after its day that nothing is left to do', () => {
  buttonsAt(2, '2020-01-02')
  expect(screen.getByText('Nicht bestätigt, und der Termin ist vorbei: Sie müssen nichts mehr tun.')).toBeVisible()
  buttonsAt(2, '2099-01-02')
  expect(screen.getAllByText(/nichts mehr tun/)).toHaveLength(1)
})

test('a review to come says that its meeting point is not known yet', () => {
  buttonsAt(4, '2099-01-02')
  expect(screen.getByText(/Treffpunkt: noch offen/)).toBeVisible()
})

test.each([3, 5])('a request in state %i has no meeting point to wait for', (state) => {
  buttonsAt(state, '2099-01-02')
  expect(screen.queryByText(/Treffpunkt/)).not.toBeInTheDocument()
})
