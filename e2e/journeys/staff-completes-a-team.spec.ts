import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test('a missing role of a review leads to the request of somebody who can fill it [IRP-12] @smoke', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await page.clock.setFixedTime('2026-11-29T12:00:00+01:00')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/irp')
  const row = page.getByRole('table').first().locator('tbody tr').first()
  await row.getByRole('link', { name: /^fehlt.*Anfragen für: Psychologie$/ }).click()
  await expect(page).toHaveURL(/\/irp\/reviews\/\d+\?request=psychology$/)
  const picker = page.getByRole('combobox', { name: 'Anfragen für: Psychologie' })
  await expect(picker).toBeFocused()
  await expect(picker).toBeInViewport()
  // Nothing is changed before somebody is selected.
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await picker.click()
  await page.getByRole('option').first().click()
  await expect(picker).toHaveCount(0)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await mock.log('GET irp/reviewers/')).some(({ query }) => query.includes('job_type=2'))).toBe(true)

  await page.goto('/irp')
  await expect(row.getByRole('link', { name: /^fehlt/ })).toHaveCount(0)
  await expect(row.getByRole('img', { name: 'offen' }).last()).toBeVisible()
})
