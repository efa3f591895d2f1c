import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { giveRows, ownChart } from '../ownRows.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('the first tap on a bar shows its figure @smoke', async ({ page, mock }) => {
  await giveRows(page, mock, {
    attributes: [
      { key: 'q1', name: 'Zufriedenheit', type: 'likert', scale: { min: 1, max: 5 } },
      {
        key: 'w',
        name: 'Station',
        type: 'single',
        options: [
          { value: 1, label: 'Ost' },
          { value: 2, label: 'West' },
        ],
      },
    ],
    rows: Array.from({ length: 80 }, (_, row) => ({ q1: (row % 5) + 1, w: (row % 2) + 1 })),
    charts: [ownChart(0, 'mean', { title: 'Nach Station', groups: [{ attribute: 'w' }] })],
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  const chart = page.getByRole('article', { name: 'Nach Station' })
  const bar = chart.locator('figure svg path[fill^="#"]').first()
  await expect(bar).toBeVisible()
  await bar.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  const tap = async () => await page.touchscreen.tap(x + width / 2, y + height - 8)
  await tap()
  await expect(chart.getByText('Ost', { exact: true }).last()).toBeVisible()
  await expect(chart.getByText(/n\s=\s40/).last()).toBeVisible()
  await expect(page).toHaveURL('/results/evaluations/1')
  await tap()
  await expect(page).toHaveURL(/\?f\.w=1/)
})
