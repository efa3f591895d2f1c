// @isolated: it needs a page that has not loaded the panel.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dropdown } from './Dropdown.tsx'

test('keeps all keys pressed before the panel has the focus [X03]', async () => {
  const chosen = vi.fn<(value: string | null) => void>()
  const options = ['Aargau', 'Bern', 'Genève'].map((label, index) => ({ value: String(index), label }))
  render(<Dropdown label="Kanton" options={options} value={null} onChange={chosen} />)
  const closed = screen.getByRole('combobox', { name: 'Kanton' })
  closed.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(closed, { key })
  expect(screen.queryByRole('listbox')).toBeNull()
  await expect.poll(() => chosen.mock.calls, { timeout: 10_000 }).toEqual([['1']])
})
