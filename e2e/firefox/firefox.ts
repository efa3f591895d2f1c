import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { getLogin } from '../actors.ts'
import { keepTokens } from '../enter.ts'
import { getMock } from '../mock.ts'

const path = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (one) => one !== undefined && existsSync(one),
)

/** A page of a real Firefox, signed in as staff. Playwright drives only its own build of Firefox. */
export const test = base.extend<{ firefox: Page; signedIn: Page }, { firefoxProcess: Browser }>({
  firefoxProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, give) => {
      base.skip(path === undefined, 'no Firefox is installed')
      const browser = await puppeteer.launch({
        browser: 'firefox',
        ...(path !== undefined && { executablePath: path }),
        extraPrefsFirefox: { 'intl.accept_languages': 'de-CH' },
      })
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  firefox: async ({ firefoxProcess }, give) => {
    const context = await firefoxProcess.createBrowserContext()
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    await page.setViewport({ width: 1280, height: 800 })
    await give(page)
    await context.close()
    base.expect(wrong, 'errors of the page').toEqual([])
  },
  signedIn: async ({ firefox: page, baseURL, request }, give) => {
    const { email, password, id } = getLogin('staff')
    // Any response of this origin that is not the portal itself.
    await page.goto(`${baseURL}/favicon.svg`)
    const tokens = await getMock(request).tokens(email, password)
    await page.evaluate(keepTokens, { tokens, id, isHeard: false })
    await give(page)
  },
})
