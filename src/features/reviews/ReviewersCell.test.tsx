import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import ReviewDateCell from './ReviewDateCell.tsx'
import ReviewersCell from './ReviewersCell.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('reviews')
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00+01:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const reviewer = (first: string, last: string, mail: string, state: number) => ({
  id: state,
  state,
  reviewer: { user_first_name: first, user_last_name: last, user_email: mail },
})
const inState = (...states: number[]) => states.map((state) => reviewer('Renée', `R${state}`, 'r@x.example', state))
function show(date: string, value: unknown) {
  return render(<ReviewersCell row={{ id: 1, date }} value={value} />).container
}

test('a list says how many reviewers are confirmed, and what the others answered', () => {
  const confirmed = (...states: number[]) => show('2027-01-12', inState(...states)).textContent.split(' · ')[0]
  expect(confirmed(4, 4, 4)).toBe('3 von 3 bestätigt')
  expect(confirmed(4, 1, 2)).toBe('1 von 3 bestätigt 1 offen, 1 zugesagt')
  expect(confirmed(4, 3, 5)).toBe('1 von 1 bestätigt 1 abgelehnt, 1 abgesagt')
})

test('reviewers are named for screen readers and files, and have their addresses on hover', () => {
  const value = [reviewer('Renée', 'Rochat', 'r@x.example', 2), reviewer('', '', 'b@x.example', 1)]
  const cell = show('2027-01-12', value)
  expect(screen.getByText(/^Renée Rochat \(.+\), b@x\.example \(.+\)$/)).toBeInTheDocument()
  expect(cell).not.toHaveTextContent('r@x.example')
  expect(cell.querySelector('span')?.title).toMatch(/^Renée Rochat · r@x\.example \(.+\)\nb@x\.example \(.+\)$/)
})

test('a review whose team is not complete stands out, more so if it is soon', () => {
  const colour = (date: string, ...states: number[]) =>
    show(date, inState(...states))
      .querySelector('[class*=badge]')
      ?.className.match(/good|warn|bad(?!ge)|neutral/)?.[0]
  expect(colour('2027-01-12', 4, 4)).toBe('good')
  expect(colour('2027-01-12', 4, 1)).toBe('warn')
  expect(colour('2026-12-09', 4, 1)).toBe('bad')
  expect(colour('2026-12-09')).toBe('bad')
  expect(colour('2026-11-15', 4, 1)).toBe('neutral')
  expect(show('2026-11-15', [])).toHaveTextContent(/^-$/)
})

test('a review to come says how far it is', () => {
  const day = (date: string) => render(<ReviewDateCell row={{ id: 1, date }} value={date} />).container.textContent
  expect(day('2026-12-09')).toBe('09.12.2026 · in 9 Tagen')
  expect(day('2026-11-15')).toBe('15.11.2026')
  expect(day('')).toBe('-')
})
