import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('a busy button ignores clicks [N15]', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button busy type="submit" onClick={onClick}>
        Speichern
      </Button>
    </form>,
  )
  await userEvent.dblClick(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled button with a reason can be focused', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button disabled reason="Ein Spital muss aktiv bleiben." onClick={onClick}>
      Löschen
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Löschen' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Ein Spital muss aktiv bleiben.')
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})
