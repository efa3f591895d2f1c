import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { Pager } from './Pager.tsx'
import { pagerButtons } from './pagerButtons.ts'

beforeAll(() => i18next.changeLanguage('de'))

test('only a list of several pages has a pager [LIST-06]', () => {
  const { rerender } = render(<Pager count={15} page={1} size={15} onPage={vi.fn<() => void>()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  rerender(<Pager count={16} page={1} size={15} onPage={vi.fn<() => void>()} />)
  expect(screen.getByRole('navigation')).toBeVisible()
})

test.each([
  [1, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 10, '1 2 3 4 5 6 7 gap 10'],
  [5, 10, '1 2 3 4 5 6 7 gap 10'],
  [6, 10, '1 gap 4 5 6 7 8 9 10'],
  [10, 10, '1 gap 4 5 6 7 8 9 10'],
  [6, 11, '1 gap 4 5 6 7 8 gap 11'],
  [400, 823, '1 gap 398 399 400 401 402 gap 823'],
  [819, 823, '1 gap 817 818 819 820 821 822 823'],
])('at page %i of %i the pager shows %s [LIST-07]', (page, pages, shown) => {
  expect(pagerButtons(page, pages).join(' ')).toBe(shown)
})

test('shows at most nine places with the current page among them [LIST-07]', () => {
  for (let pages = 1; pages <= 40; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const shown = pagerButtons(page, pages)
      expect(shown.length).toBeLessThanOrEqual(9)
      expect(shown).toContain(page)
    }
})

test('the pager marks the current page [X12]', async () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pager count={1234567} page={2} size={15} onPage={onPage} />)
  expect(screen.getByText("16–30 von 1'234'567")).toBeVisible()
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2')
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  await userEvent.click(screen.getByRole('button', { name: "Seite 82'305" }))
  expect(onPage.mock.calls).toEqual([[3], [82305]])
})
