import type { Locator } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

async function getEnd(part: Locator): Promise<number> {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? 0))
}

test('on a wide screen every form ends where that of a hospital does, and so do its buttons @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  const main = page.getByRole('main')
  const hospital = await getEnd(main.locator('form'))
  for (const path of ['filemanager/files/1', 'mailer/mailtemplates/1', 'accounts/users/+', 'accounts/invitations/+']) {
    await page.goto(`/${path}`)
    expect(await getEnd(main.locator('form')), path).toBe(hospital)
    expect(await getEnd(main.locator('[data-keep-clear] button[type=submit]')), path).toBe(hospital)
  }
})

test('on a phone what adding a person does is above its form, and the words of its button are on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  const hint = page.getByText(/Einen Link zur Registrierung verschickt nur eine Einladung/)
  await expect(hint).toBeInViewport()
  const [above, form] = [await hint.boundingBox(), await page.getByRole('main').locator('form').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0)
  const button = await page.locator('[data-keep-clear] button[type=submit]').boundingBox()
  expect(button?.height).toBe(44)
})

test('a deletion says what happens to what refers to the record', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Diese Einträge bleiben und verweisen weiter auf das, was im Papierkorb ist.',
  )
})

test('what a visitor of the demo can try leads to its evaluation', async ({ page }) => {
  await enterDemoAs(page, 'Gast', '/')
  await page.getByRole('link', { name: 'Startseite' }).first().click()
  const tries = page.getByRole('region', { name: 'Das können Sie ausprobieren' }).getByRole('link')
  await expect(tries).toHaveCount(3)
  await tries.nth(1).click()
  await expect(page).toHaveURL(/results\/evaluations\/91$/)
})
