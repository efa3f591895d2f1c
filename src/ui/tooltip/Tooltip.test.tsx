import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeAll(async () => void (await import('./TooltipPanel.tsx')))
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

async function pass(time: number): Promise<void> {
  await act(async () => await vi.advanceTimersByTimeAsync(time))
}

test('a tooltip shows after half a second of hovering [X06]', async () => {
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  await pass(499)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  await pass(1)
  // Its panel is loaded with the first one.
  await pass(50)
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Versendete Fragebogen')
  expect(button).toHaveAccessibleDescription('Versendete Fragebogen')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})

test('a tooltip shows immediately with the keyboard focus [X06]', async () => {
  const button = screen.getByRole('button')
  // jsdom does not know which focus came from the keyboard.
  vi.spyOn(button, 'matches').mockReturnValue(true)
  act(() => button.focus())
  await pass(50)
  expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument()
  act(() => button.blur())
  await pass(0)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})
