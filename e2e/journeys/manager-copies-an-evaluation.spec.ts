import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { findTool } from '../tools.ts'

test('a listed admin copies an evaluation once its measures are loaded [ROLE-25, ROLE-26, EVAL-39] @smoke', async ({
  page,
  mock,
}) => {
  await mock.fail({ method: 'GET', path: 'results/measures/', times: -1, kind: 'status', status: 400, body: {} })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/2?view=settings')
  const copy = await findTool(page, 'Duplizieren')
  await expect(copy).toHaveAttribute('aria-disabled', 'true')
  await expect(copy).toHaveAttribute('title', 'Die verknüpften Einträge sind nicht alle geladen.')

  await mock.clearFaults()
  await page.reload()
  await findTool(page, 'Duplizieren')
  await expect(copy).not.toHaveAttribute('aria-disabled')
  await copy.click()
  await expect(page).toHaveURL(/results\/evaluations\/(?!2\b)\d+$/)
  const [sent] = await mock.log('POST results/evaluations/')
  expect(sent).toMatchObject({ status: 201, body: { is_parent_evaluation: false, child_evaluation_ids: [] } })
  expect(sent).toHaveProperty('body.name', expect.stringMatching(/ \(Kopie\)$/))
})

test('a reader is not offered a copy [ROLE-25, ROLE-27]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?view=settings')
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Duplizieren' })).toHaveCount(0)
})
