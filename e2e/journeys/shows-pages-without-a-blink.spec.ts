import type { Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { watchHiddenParts } from '../watch/hiddenParts.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

/** Opens pages one after the other as a new visit; each shows its cards once and for all. */
async function open(page: Page, person: 'Heidi' | 'Stefan', paths: readonly string[]): Promise<void> {
  const getHidden = await watchHiddenParts(page)
  await enterDemoAs(page, person)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await allLoaded(page)
    expect(await getHidden(), path).toEqual([])
  }
}

test('dashboards stay on screen while their words and numbers load @smoke', async ({ page }) => {
  await open(page, 'Stefan', ['/moniq', '/patzu', '/studek', '/rehaspez'])
})

test('home and an institution stay on screen while their words and figures load', async ({ page }) => {
  await open(page, 'Heidi', ['/', '/institutions/patzu/1'])
})
