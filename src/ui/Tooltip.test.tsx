import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Versendete Fragebogen">
      <button type="button">Hilfe</button>
    </Tooltip>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

test('a tooltip comes after half a second of hovering and describes its button [X06]', () => {
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  pass(499)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  pass(1)
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Versendete Fragebogen')
  expect(button).toHaveAccessibleDescription('Versendete Fragebogen')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})

test('a tooltip comes at once with the keyboard focus and goes with it [X06]', () => {
  const button = screen.getByRole('button')
  // jsdom does not know which focus came from the keyboard.
  vi.spyOn(button, 'matches').mockReturnValue(true)
  act(() => button.focus())
  pass(0)
  expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument()
  act(() => button.blur())
  pass(0)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})
