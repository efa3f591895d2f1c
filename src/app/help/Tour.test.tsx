import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { StaffTour } from './Tour.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['help', 'portal'])
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <nav data-testid="menu" />
      <section data-tour="work" data-testid="work" />
      <Address />
      <Routes>
        <Route path="*" element={<StaffTour />} />
      </Routes>
    </MemoryRouter>,
  )
}

test('the tour of staff points at what it explains, and ends where it began', async () => {
  open('/?tour')
  expect(screen.getByRole('heading', { name: 'Was auf Sie wartet' })).toBeInTheDocument()
  expect(screen.getByTestId('work')).toHaveAttribute('data-pointed')
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(screen.getByRole('heading', { name: 'Das Menü' })).toBeInTheDocument()
  expect(screen.getByTestId('menu')).toHaveAttribute('data-pointed')
  expect(screen.getByTestId('work')).not.toHaveAttribute('data-pointed')
  for (const _ of [3, 4, 5]) await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(screen.getByText('5 von 5')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/)
})

test('the tour of staff on another page leads to the home', () => {
  open('/patzu/hospitals?tour')
  expect(screen.getByRole('link', { name: 'Fortsetzen' })).toHaveAttribute('href', '/?tour')
})
