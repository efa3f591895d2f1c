import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RowAt } from '#api/rows/page.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { reviewersQuery } from './calls.ts'
import ReviewDateCell from './ReviewDateCell.tsx'
import ReviewersCell from './ReviewersCell.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('reviews')
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00+01:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const viewer = getViewer({ isStaff: true })
/** A lead who is a doctor, a psychologist and a nurse fill all roles of a team. */
const team = [
  { id: 1, job_type: 1, team_leader: 1 },
  { id: 2, job_type: 2, team_leader: 2 },
  { id: 3, job_type: 3, team_leader: 2 },
] as const
const reviewer = (first: string, last: string, mail: string, state: number, id = state) => ({
  id,
  state,
  reviewer: { id, user_first_name: first, user_last_name: last, user_email: mail },
})
const inState = (...states: number[]) =>
  states.map((state, index) => reviewer('Renée', `R${state}`, 'r@x.example', state, index + 1))
function show(date: string, value: unknown, areKnown = true) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static', retry: false } } })
  if (areKnown) client.setQueryData(reviewersQuery(viewer.id).queryKey, { rows: [...team], count: 3, page: 1, size: 3 })
  return render(
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <ReviewersCell row={{ id: 1, date, reviewers: value } as RowAt<'irp/reviews'>} value={value} />
      </ViewerContext>
    </QueryClientProvider>,
  ).container
}
const readStates = (date: string, ...states: number[]) => show(date, inState(...states)).textContent.split(' · ')[0]

test('a list says how many reviewers are confirmed, and what the others answered', () => {
  expect(readStates('2027-01-12', 4, 4, 4)).toBe('3 von 3 bestätigt')
  expect(readStates('2027-01-12', 4, 1, 2)).toBe('1 von 3 bestätigt 1 offen, 1 zugesagt')
  expect(readStates('2026-11-15', 4, 3, 5)).toBe('1 von 1 bestätigt 1 abgelehnt, 1 abgesagt')
})

test('a team that lacks roles says how many, and then who is confirmed', () => {
  expect(readStates('2027-01-12', 4)).toBe('2 Rollen fehlen 1 von 1 bestätigt')
  expect(readStates('2026-12-09', 4, 1)).toBe('1 Rolle fehlt 1 von 2 bestätigt, 1 offen')
  expect(readStates('2026-12-09', 3)).toBe('4 Rollen fehlen 1 abgelehnt')
  expect(show('2026-12-09', [])).toHaveTextContent(/^4 Rollen fehlen$/)
})

test('while the professions of the reviewers are loading, no team is called complete', () => {
  const cell = show('2027-01-12', inState(4, 4, 4), false)
  expect(cell).toHaveTextContent(/^$/)
  expect(cell.querySelector('[data-loading]')).toBeInTheDocument()
})

test('reviewers are named for screen readers and files, and have their addresses on hover', () => {
  const value = [reviewer('Renée', 'Rochat', 'r@x.example', 2), reviewer('', '', 'b@x.example', 1)]
  const cell = show('2026-11-15', value)
  expect(screen.getByText(/^Renée Rochat \(.+\), b@x\.example \(.+\)$/)).toBeInTheDocument()
  expect(cell).not.toHaveTextContent('r@x.example')
  expect(cell.querySelector('span')?.title).toMatch(/^Renée Rochat · r@x\.example \(.+\)\nb@x\.example \(.+\)$/)
})

test('a review whose team is not complete stands out, more so if roles are missing and it is soon', () => {
  const colour = (date: string, ...states: number[]) =>
    show(date, inState(...states))
      .querySelector('[class*=badge]')
      ?.className.match(/good|warn|bad(?!ge)|neutral/)?.[0]
  expect(colour('2027-01-12', 4, 4, 4)).toBe('good')
  expect(colour('2027-01-12', 4, 4, 1)).toBe('warn')
  expect(colour('2026-12-09', 4, 4, 1)).toBe('warn')
  expect(colour('2027-01-12', 4)).toBe('warn')
  expect(colour('2026-12-09', 4)).toBe('bad')
  expect(colour('2026-12-09')).toBe('bad')
  expect(colour('2026-11-15', 4, 1)).toBe('neutral')
  expect(show('2026-11-15', [])).toHaveTextContent(/^-$/)
})

test('a review to come says how far it is', () => {
  const day = (date: string) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ViewerContext value={getViewer()}>
          <ReviewDateCell row={{ id: 1, date }} value={date} />
        </ViewerContext>
      </QueryClientProvider>,
    ).container.textContent
  expect(day('2026-12-09')).toBe('09.12.2026 · in 9 Tagen')
  expect(day('2026-11-15')).toBe('15.11.2026')
  expect(day('')).toBe('-')
})
