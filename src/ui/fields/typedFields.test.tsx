import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { DayField } from '#ui/fields/dates/DayField.tsx'
import { DateTimeField } from '#ui/fields/dates/DateTimeField.tsx'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import { TextArea } from './TextArea.tsx'

beforeAll(() => i18next.changeLanguage('de'))

test('keeps and marks input that is no number [L06]', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: number | null) => void>()
  const onParseError = vi.fn<(message: string | undefined) => void>()
  function Count() {
    const [value, setValue] = useState<number | null>(5)
    return (
      <NumberField
        label="Anzahl"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        onParseError={onParseError}
      />
    )
  }
  render(<Count />)
  const input = screen.getByLabelText<HTMLInputElement>('Anzahl')
  await user.clear(input)
  await user.type(input, '12x')
  await user.tab()
  expect(input).toHaveValue('12x')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/Fehler: Bitte eine Zahl/)
  expect(onChange.mock.lastCall).toEqual([null])
  expect(onParseError.mock.lastCall?.[0]).toMatch(/Zahl/)
  await user.clear(input)
  await user.type(input, '1’234')
  expect(onChange.mock.lastCall).toEqual([1234])
  expect(onParseError.mock.lastCall).toEqual([undefined])
})

test('accepts a pasted day only if it exists [F10]', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string | null) => void>()
  render(<DayField label="Tag" value={null} onChange={onChange} />)
  const input = screen.getByLabelText('Tag')
  await user.click(input)
  await user.paste('15.03.2026')
  expect(onChange.mock.lastCall).toEqual(['2026-03-15'])
  await user.clear(input)
  await user.type(input, '31.02.2026')
  await user.tab()
  expect(input).toHaveAccessibleDescription(/gibt es nicht.*gültiges Datum/)
})

test('accepts a day in several forms but no ambiguous one [D-91, F10]', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string | null) => void>()
  const { unmount } = render(<DayField label="Tag" value={null} onChange={onChange} />)
  const input = screen.getByLabelText('Tag')
  await user.type(input, '1.9.2027')
  expect(onChange.mock.lastCall).toEqual(['2027-09-01'])
  await user.clear(input)
  await user.type(input, '2027-09-01')
  expect(onChange.mock.lastCall).toEqual(['2027-09-01'])
  onChange.mockClear()
  unmount()
  render(<DayField label="Tag" value={null} onChange={onChange} />)
  await user.type(screen.getByLabelText('Tag'), '01.09.27')
  await user.tab()
  expect(screen.getByLabelText('Tag')).toHaveAccessibleDescription(/Jahr bitte mit vier Ziffern/)
  await user.clear(screen.getByLabelText('Tag'))
  await user.type(screen.getByLabelText('Tag'), '9/1/2027')
  await user.tab()
  expect(screen.getByLabelText('Tag')).toHaveAccessibleDescription(/TT\.MM\.JJJJ/)
  expect(onChange).not.toHaveBeenCalled()
})

test('rejects an hour that the clocks skip [L04]', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: string | null) => void>()
  function Start() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <DateTimeField
        label="Beginn"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Start />)
  const input = screen.getByLabelText('Beginn')
  await user.type(input, '29.03.2026 02:30')
  await user.tab()
  expect(input).toHaveAccessibleDescription(/Sommerzeit/)
  await user.clear(input)
  await user.type(input, '25.10.2026 02:30')
  expect(onChange.mock.lastCall).toEqual(['2026-10-25T02:30:00+02:00'])
  expect(input).toHaveAccessibleDescription(/Winterzeit/)
})

function Remark() {
  const [value, setValue] = useState('😀')
  return <TextArea label="Bemerkung" maxLength={5} value={value} onChange={setValue} />
}

test('a text area counts characters and reports a cut [FORM-06] [I08]', async () => {
  const user = userEvent.setup()
  render(<Remark />)
  expect(screen.getByText('1 / 5')).toBeVisible()
  await user.click(screen.getByLabelText('Bemerkung'))
  await user.paste('abcdefgh')
  expect(screen.getByText('5 / 5')).toBeVisible()
  expect(screen.getByText(/Höchstens 5 Zeichen/)).toBeVisible()
})

test('a long text counts with grouped thousands', () => {
  const area = (readOnly: boolean) => (
    <TextArea label="Text" value="abc" onChange={() => undefined} maxLength={20000} required readOnly={readOnly} />
  )
  const { rerender } = render(area(false))
  expect(screen.getByText("3 / 20'000")).toBeVisible()
  expect(screen.getByText('*')).toBeVisible()
  rerender(area(true))
  expect(screen.queryByText("3 / 20'000")).toBeNull()
  expect(screen.queryByText('*')).toBeNull()
})
