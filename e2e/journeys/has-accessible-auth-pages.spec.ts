import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn, narrow } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'

/** The pages of mailed links, before anybody is signed in. */
const authPages: [string, (page: Page) => Promise<unknown>][] = [
  [
    '/signup/invite-1',
    async (page) => {
      await page.locator('input[name=password]').fill('Abc1')
      await page.locator('button[type=submit]').click()
      await expect(page.locator('input[name=first_name]')).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  ['/signup/invite-2', async (page) => await expect(page.locator('main [role=status]')).toBeVisible()],
  ['/reset/reset-6', async (page) => await page.locator('input[name=password]').fill('Abc1')],
  ['/demo', async (page) => await expect(page.locator('input')).toBeVisible()],
  ['/demo/expired-1', async (page) => await expect(page.locator('main button')).toBeVisible()],
  [
    '/responsible?token=responsible-1&isResponsible=1&typ=patzu.hospital',
    async (page) => await expect(page.locator('main a:not([href=""])')).toBeVisible(),
  ],
  [
    '/responsible?token=responsible-1&isResponsible=0&typ=patzu.hospital&email=a%40b.ch',
    async (page) => await expect(page.locator('main a:not([href=""])')).toBeVisible(),
  ],
  ['/login?forgot', async (page) => await expect(page.locator('input')).toBeVisible()],
]

const languages = [
  { language: 'de', code: 1, looks: undefined, title: 'light and dark, 1280 and 390 px wide' },
  { language: 'fr', code: 2, looks: [narrow], title: '390 px wide' },
  { language: 'it', code: 3, looks: [narrow], title: '390 px wide' },
]

for (const { language, code, looks, title } of languages)
  test(`pages of mailed links have no axe violations in ${language}, ${title} [X01]`, async ({ page, mock }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await mock.edit('accounts/invitations', 1, { language: code })
    await page.addInitScript((one) => {
      if (!localStorage.getItem('loginData'))
        localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null }))
    }, language)
    const found: string[] = []
    const look = axeOn(page, found, looks)
    for (const [path, prepare] of authPages) {
      await page.goto(path)
      await prepare(page)
      await look(path)
    }
    await enterAs(page, mock, 'staff', '/demo/demo-1')
    await expect(page.locator('main button')).toHaveCount(2)
    await look('link for somebody else')
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example')
    await expect(page.locator('main [role=status] bdi')).toBeVisible()
    await look('redirect to nowhere')
    expect(found).toEqual([])
  })

test('pages of mailed links need no sideways scrolling on a narrow screen [X08] @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, prepare] of authPages) {
    await page.goto(path)
    await prepare(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
