import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { type Choices, noChoices } from '#evaluation/model/question.ts'
import { RangeChoice } from './RangeChoice.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('evaluation')
})

const choices: Choices = { ...noChoices, from: 1930, to: 2008 }

function show(isAge: boolean, filter?: RowFilter) {
  const onSet = vi.fn<(next: RowFilter | null) => void>()
  render(<RangeChoice attribute="born" choices={choices} filter={filter} isAge={isAge} label="Alter" onSet={onSet} />)
  const box = (name: string) => screen.getByRole('textbox', { name })
  return { onSet, from: box('Von'), to: box('Bis') }
}
/** Types faster than any debounce delay. */
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const between = (...values: (number | null)[]): RowFilter => ({ attribute: 'born', operator: 'between', values })

test.each([
  ['converts ages to years of birth', true, '20', '39', between(1981, 2000)],
  ['converts ages in either order', true, '39', '20', between(1981, 2000)],
  ['converts a min age to a max year of birth', true, '65', '', between(null, 1955)],
  ['keeps numbers as they are', false, '20', '39', between(20, 39)],
  ['accepts a range of numbers in either order', false, '39', '20', between(20, 39)],
  ['accepts a max number alone', false, '', '7.5', between(null, 7.5)],
] as const)('%s [EVAL-07]', async (_what, isAge, first, last, expected) => {
  const { onSet, from, to } = show(isAge)
  if (first) type(from, first)
  if (last) type(to, last)
  await waitFor(() => expect(onSet).toHaveBeenLastCalledWith(expected))
})

test('shows a filter by years of birth as ages', async () => {
  const { onSet, from, to } = show(true, between(1981, 2000))
  expect([from, to]).toMatchObject([{ value: '20' }, { value: '39' }])
  type(from, '')
  type(to, '')
  await waitFor(() => expect(onSet).toHaveBeenLastCalledWith(null))
})

test('applies what was typed once, on blur', async () => {
  const { onSet, from } = show(true)
  act(() => from.focus())
  type(from, '65')
  expect(onSet).not.toHaveBeenCalled()
  act(() => from.blur())
  expect(onSet.mock.calls).toEqual([[between(null, 1955)]])
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(onSet).toHaveBeenCalledTimes(1)
})
