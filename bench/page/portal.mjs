// The built portal before its mock backend, in a browser, signed in as staff: what each measurement of a page begins with.
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { ensureBrowser } from '../../.ci/setup.mjs'

export async function openBuild(viewport) {
  const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
  const { url, close } = await module.serve({ port: 0, host: '127.0.0.1', dist: process.env.PORTAL_DIST ?? 'dist' })
  const base = new URL(url).origin
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport, locale: 'de-CH' })
  const [{ email, password }] = module.demoLogins
  return {
    base,
    browser,
    context,
    email,
    close: async () => {
      await browser.close()
      await close()
    },
    /** A page, signed in, at an address. */
    open: async (path) => {
      const page = await context.newPage()
      await page.goto(`${base}/login?next=${encodeURIComponent(path)}`)
      await page.getByLabel('E-Mail').fill(email)
      await page.locator('input[name=password]').fill(password)
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await page.waitForURL(`${base}${path}`)
      return page
    },
    /** Changes a record of the mock backend, as somebody else would. */
    edit: async (path, data) => await context.request.patch(`${base}/backend/__mock__/${path}/`, { data }),
  }
}
