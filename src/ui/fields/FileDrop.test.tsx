import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(() => useToasts.setState({ kept: [] }))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

const file = new File(['a;b'], 'a.csv', { type: 'text/csv' })
function show(disabled = false) {
  const taken: string[][] = []
  const { container } = render(
    <FileDrop
      label="Datei wählen"
      hint="oder hierher ziehen"
      disabled={disabled}
      onFiles={(files) => taken.push(files.map(({ name }) => name))}
    />,
  )
  return { taken, area: container.firstElementChild ?? container }
}

test('accepts a selected or dropped file repeatedly', async () => {
  const { taken, area } = show()
  for (let time = 0; time < 2; time += 1) await userEvent.upload(screen.getByLabelText('Datei wählen'), file)
  fireEvent.drop(area, { dataTransfer: { files: [file] } })
  expect(taken).toEqual([['a.csv'], ['a.csv'], ['a.csv']])
})

test('accepts nothing while it is disabled', () => {
  const { taken, area } = show(true)
  expect(screen.getByLabelText('Datei wählen')).toBeDisabled()
  fireEvent.drop(area, { dataTransfer: { files: [file] } })
  expect(taken).toEqual([])
})

test('a browser that cannot read files shows an error [ERR-13]', async () => {
  vi.stubGlobal('FileReader', undefined)
  const { taken } = show()
  await userEvent.upload(screen.getByLabelText('Datei wählen'), file)
  expect(useToasts.getState().kept).toMatchObject([{ kind: 'error', text: 'Dieser Browser kann keine Dateien lesen.' }])
  expect(taken).toEqual([])
})
