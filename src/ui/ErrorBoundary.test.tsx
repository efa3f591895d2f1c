import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

beforeAll(() => i18next.changeLanguage('de'))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(cleanup)

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('secret detail')
  return <p>heil</p>
}

test.each(['field', 'panel', 'screen'] as const)(
  'an error in a %s stays there, with an error id and without a stack [R05]',
  (level) => {
    isBroken = true
    render(
      <>
        <p>nebenan</p>
        <ErrorBoundary level={level}>
          <Fragile />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('nebenan')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Fehlernummer [0-9a-f]{8}/)
    expect(screen.queryByText(/secret detail/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  },
)

test('loading again brings the part back once it can be drawn [R05]', async () => {
  isBroken = true
  render(
    <ErrorBoundary level="panel">
      <Fragile />
    </ErrorBoundary>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
  expect(screen.getByText('heil')).toBeVisible()
})
