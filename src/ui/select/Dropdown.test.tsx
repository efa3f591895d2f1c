// @isolated: its first test needs a page that has not loaded the panel.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Dropdown } from './Dropdown.tsx'
import { MultiDropdown } from './MultiDropdown.tsx'

beforeAll(async () => {
  await import('./DropdownPanel.tsx')
  await i18next.changeLanguage('de')
})

const cantons = ['Aargau', 'Bern', 'Genève', 'Luzern', 'Ticino', 'Zürich'].map((label, index) => ({
  value: String(index),
  label,
}))

function One({ count }: { count: number }) {
  const [value, setValue] = useState<string | null>(null)
  return <Dropdown clearable label="Kanton" options={cantons.slice(0, count)} value={value} onChange={setValue} />
}

// Must be the first: afterwards the panel is loaded and takes the focus immediately.
test('keeps all letters typed before the panel loads', async () => {
  const chosen = vi.fn<(value: string | null) => void>()
  render(
    <Dropdown
      label="Kanton"
      options={['Aargau', 'Appenzell'].map((label) => ({ value: label, label }))}
      value={null}
      onChange={chosen}
    />,
  )
  const closed = screen.getByRole('combobox', { name: 'Kanton' })
  for (const key of 'ap') fireEvent.keyDown(closed, { key })
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Appenzell')
})

test.each([
  [5, 0],
  [6, 1],
])('with %i options there are %i search boxes [LIST-20]', async (count, boxes) => {
  render(<One count={count} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Kanton' }))
  expect(await screen.findAllByRole('option')).toHaveLength(count)
  expect(screen.queryAllByPlaceholderText('Suchen …')).toHaveLength(boxes)
})

test('the search finds a word without its accents [LIST-20]', async () => {
  const user = userEvent.setup()
  render(<One count={6} />)
  await user.click(screen.getByRole('combobox', { name: 'Kanton' }))
  await user.type(await screen.findByPlaceholderText('Suchen …'), 'geneve{Enter}')
  expect(screen.getByRole('combobox', { name: 'Kanton' })).toHaveTextContent('Genève')
})

test('arrow keys and letters select an option [X03]', async () => {
  const user = userEvent.setup()
  render(<One count={5} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await user.keyboard('lu{Enter}')
  const closed = screen.getByRole('combobox', { name: 'Kanton' })
  expect(closed).toHaveTextContent('Luzern')
  await expect.poll(() => document.activeElement).toBe(closed)
  await user.click(screen.getByRole('button', { name: '«Kanton» leeren' }))
  expect(closed).toHaveTextContent('Auswählen …')
})

function Several() {
  const [value, setValue] = useState<string[]>(['0'])
  return <MultiDropdown label="Kantone" options={cantons} value={value} onChange={setValue} />
}

test('selects several options one after the other', async () => {
  const user = userEvent.setup()
  render(<Several />)
  await user.click(screen.getByRole('combobox', { name: 'Kantone' }))
  await user.click(await screen.findByRole('option', { name: 'Bern' }))
  await user.click(screen.getByRole('option', { name: 'Aargau' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('combobox', { name: 'Kantone' })).toHaveTextContent('Bern')
})

test('renders long lists of options as they scroll [R06]', async () => {
  const options = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Spital ${index}` }))
  render(<Dropdown label="Spital" options={options} value="7" onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Spital' }))
  await screen.findByRole('listbox')
  expect(screen.queryAllByRole('option').length).toBeLessThan(200)
})
