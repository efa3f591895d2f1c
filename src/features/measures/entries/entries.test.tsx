import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { TestForm } from '#engine/form/testForm.tsx'
import type { WidgetProps } from '#engine/collection.ts'
import AdvancedEntry from './AdvancedEntry.tsx'
import KeyValueEntry from './KeyValueEntry.tsx'
import { problemOfLines, readKeyValues, writeKeyValues } from './keyValues.ts'
import { measures, showPart } from '#features/measures/testPanel.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('measures')
})

describe('rows of keys and values', () => {
  test('untouched values are kept [RES-08, D-50]', () => {
    const list = [
      { key: 'sex', value: 1, note: 'x' },
      { key: 'ward', value: ['a', 2] },
      { key: 'n', value: null },
      { attribute: 'other', values: [1] },
      7,
      'text',
    ]
    expect(writeKeyValues(readKeyValues(list), false)).toEqual(list)
    const map = { a: 'b', c: 3, d: { e: [1] }, f: null, g: true }
    expect(writeKeyValues(readKeyValues(map), true)).toEqual(map)
    expect(writeKeyValues(readKeyValues(null), false)).toEqual([])
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((key) => key.trim() === key && key !== '__proto__'),
          fc.jsonValue(),
        ),
        (any) => {
          expect(writeKeyValues(readKeyValues(any), true)).toEqual(JSON.parse(JSON.stringify(any)))
        },
      ),
    )
  })
  test('rows without key and value are omitted [RES-08]', () => {
    const { lines } = readKeyValues([{ key: 'sex', value: '1' }])
    const rows = { lines: [...lines, { key: ' ', value: '' }, { key: 'new', value: '2' }], kept: [] }
    expect(writeKeyValues(rows, false)).toEqual([
      { key: 'sex', value: '1' },
      { key: 'new', value: '2' },
    ])
    expect(writeKeyValues(rows, true)).toEqual({ sex: '1', new: '2' })
  })
  test('a changed number stays a number [D-50]', () => {
    const { lines, kept } = readKeyValues({ a: 1, b: [1] })
    const changed = lines.map((line) => ({ ...line, value: line.key === 'a' ? '2' : '[1,2]' }))
    expect(writeKeyValues({ lines: changed, kept }, true)).toEqual({ a: 2, b: [1, 2] })
  })
  test('a number with too many digits stays as typed [D-50]', () => {
    const { lines, kept } = readKeyValues({ a: 1 })
    expect(
      writeKeyValues({ lines: lines.map((line) => ({ ...line, value: '12345678901234567891' })), kept }, true),
    ).toEqual({ a: '12345678901234567891' })
  })
  test('a missing or duplicate key is an error', () => {
    const twice = [
      { key: 'a', value: '1' },
      { key: 'a ', value: '2' },
    ]
    expect([
      problemOfLines([{ key: '', value: '1' }], false),
      problemOfLines(twice, true),
      problemOfLines(twice, false),
      problemOfLines([{ key: '__proto__', value: '1' }], true),
      problemOfLines([{ key: '', value: '' }], true),
    ]).toEqual(['no-key', 'twice', undefined, 'bad-key', undefined])
  })
})

function Entry({
  onChange,
  onParseError,
  start,
}: {
  onChange: (value: unknown) => void
  onParseError: (message: string | undefined) => void
  start: unknown
}) {
  const [value, setValue] = useState(start)
  const props: WidgetProps = {
    collection: measures,
    name: 'filter',
    label: 'Filter',
    value,
    isNew: false,
    readOnly: false,
    required: false,
    onParseError,
    onChange: (next) => (setValue(next), onChange(next)),
  }
  return (
    <TestForm values={{ default_attributes: [{ key: 'sex', name: 'Geschlecht' }] }}>
      <KeyValueEntry {...props} />
      <button type="button" onClick={() => setValue([{ key: 'von', value: 'aussen' }])}>
        anders
      </button>
    </TestForm>
  )
}

test('a filter row without a key blocks the save [RES-08]', async () => {
  const [onChange, onParseError] = [vi.fn(), vi.fn()]
  showPart(<Entry onChange={onChange} onParseError={onParseError} start={[{ key: 'sex', value: '1' }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Zeile hinzufügen' }))
  expect(onChange).toHaveBeenLastCalledWith([{ key: 'sex', value: '1' }])
  await userEvent.type(screen.getByRole('textbox', { name: 'Wert 2' }), '5')
  expect(onParseError).toHaveBeenLastCalledWith('Eine Zeile mit einem Wert braucht auch einen Schlüssel.')
  expect(screen.getByText('Eine Zeile mit einem Wert braucht auch einen Schlüssel.')).toBeVisible()
  await userEvent.type(screen.getByRole('combobox', { name: 'Schlüssel 2' }), 'ward')
  expect(onParseError).toHaveBeenLastCalledWith(undefined)
  expect(onChange).toHaveBeenLastCalledWith([
    { key: 'sex', value: '1' },
    { key: 'ward', value: '5' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Zeile 1 entfernen' }))
  expect(onChange).toHaveBeenLastCalledWith([{ key: 'ward', value: '5' }])
  await userEvent.click(screen.getByRole('button', { name: 'anders' }))
  expect(screen.getByRole('combobox', { name: 'Schlüssel 1' })).toHaveValue('von')
})

test('collapsed JSON stays as typed [I13]', async () => {
  const { container } = showPart(
    <AdvancedEntry
      collection={measures}
      name="features"
      label="Merkmale"
      value={{ a: 1 }}
      onChange={() => undefined}
      onParseError={() => undefined}
      isNew={false}
      readOnly={false}
      required={false}
    />,
  )
  const details = container.querySelector('details') ?? document.createElement('details')
  const editor = () => container.querySelector('[name="features"]')
  const turn = (isOpen: boolean) => {
    details.open = isOpen
    fireEvent(details, new Event('toggle'))
  }
  expect(editor()).toBeNull()
  turn(true)
  await waitFor(() => expect(editor()).not.toBeNull())
  const typedIn = editor()
  turn(false)
  turn(true)
  expect(editor()).toBe(typedIn)
})
