import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

/** The original page and the same page translated by the browser. */
export type Pages = { plain: Page; translated: Page }

/** Does something on both pages and waits until both show the same. */
export async function both({ plain, translated }: Pages, act: (page: Page) => Promise<unknown>): Promise<void> {
  for (const page of [plain, translated]) {
    page.setDefaultTimeout(30_000)
    await act(page)
    // No tooltip, wherever the mouse is.
    await page.mouse.move(0, 0)
  }
  await expect(async () => {
    // Charts below the viewport render when scrolled to.
    for (const page of [plain, translated])
      if (!page.url().includes('/evaluations/'))
        await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0, { timeout: 1 })
    expect(await getTexts(translated)).toEqual(await getTexts(plain))
  }).toPass({ timeout: 30_000 })
}

/** The text of a page, word by word. */
async function getTexts(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text
    .replaceAll(/\d\d:\d\d(?::\d\d)?/g, 'time')
    .split(/\s+/)
    .filter(Boolean)
}

/** Device storage of one page must not change the other. */
export async function onDeviceOfItsOwn(
  browser: Browser,
  baseURL: string | undefined,
  session: string,
  follow: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const device = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'X-Mock-Session': session },
    locale: 'de-CH',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Zurich',
  })
  await follow(device)
  return await device.newPage()
}

/** Opens another page without reloading the portal. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
