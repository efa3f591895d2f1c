import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { type ComponentProps, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { Picker } from './Picker.tsx'

beforeAll(async () => {
  await import('./PickerPanel.tsx')
  await i18next.changeLanguage('de')
})

const options = ['Aarau', 'Bern', '<b>Chur</b>'].map((label, index) => ({ id: String(index + 1), label }))

function Hospitals(props: Partial<ComponentProps<typeof Picker>>) {
  const [selected, setSelected] = useState([{ id: '9', label: 'Lugano' }])
  const [query, setQuery] = useState('')
  return (
    <MemoryRouter>
      <Picker
        emptyText="Keine Daten"
        label="Spitäler"
        multiple
        options={options}
        query={query}
        selected={selected.map((one) => ({ ...one, link: { to: `/patzu/hospitals/${one.id}` } }))}
        onAdd={(option) => setSelected([...selected, option])}
        onOpen={() => undefined}
        onQuery={setQuery}
        onRemove={(id) => setSelected(selected.filter((other) => other.id !== id))}
        {...props}
      />
    </MemoryRouter>
  )
}

const open = () => userEvent.click(screen.getByRole('combobox', { name: 'Spitäler' }))

// Must be the first: afterwards the panel is loaded and takes the focus immediately.
test('searches for all letters typed before the search loads', async () => {
  render(<Hospitals />)
  const closed = screen.getByRole('combobox', { name: 'Spitäler' })
  for (const key of 'B e') fireEvent.keyDown(closed, { key })
  expect(await screen.findByPlaceholderText('Suchen …')).toHaveValue('B e')
})

test('selected records are links and can be removed [R01]', async () => {
  const user = userEvent.setup()
  render(<Hospitals />)
  expect(screen.getByRole('link', { name: 'Lugano' })).toHaveAttribute('href', '/patzu/hospitals/9')
  await user.click(screen.getByRole('button', { name: 'Lugano entfernen' }))
  await open()
  await user.click(await screen.findByRole('option', { name: '<b>Chur</b>' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('link', { name: '<b>Chur</b>' })).toBeVisible()
  expect(screen.queryByText('Lugano')).toBeNull()
})

test('many selected records are collapsed to the first ten until somebody wants all', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ id: String(index + 1), label: `Person ${index + 1}` }))
  render(<Hospitals selected={many} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(11)
  await userEvent.click(screen.getByRole('button', { name: '30 weitere anzeigen' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
})

test('a picker without results says so [FORM-17]', async () => {
  render(<Hospitals options={[]} />)
  await open()
  expect(await screen.findByText('Keine Daten')).toBeVisible()
})

test('options that fail to load can be requested again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<Hospitals error="Der Server antwortet nicht." options={[]} onRetry={onRetry} />)
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server antwortet nicht.')
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.queryByText('Keine Daten')).toBeNull()
})

test('a read-only picker shows its selection without options [FORM-03]', () => {
  render(<Hospitals readOnly />)
  expect(screen.getByRole('link', { name: 'Lugano' })).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
