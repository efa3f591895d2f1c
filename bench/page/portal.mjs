// The built portal with its mock backend in a browser, signed in as staff by default: each measurement of a page starts here.
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { ensureBrowser } from '../../.ci/setup.mjs'

export async function openBuild(viewport, role = 'staff', phone = {}) {
  const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
  const { url, close } = await module.serve({ port: 0, host: '127.0.0.1', dist: process.env.PORTAL_DIST ?? 'dist' })
  const base = new URL(url).origin
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport, locale: 'de-CH', ...phone })
  const { email, password } = module.demoLogins.find((login) => login.role === role)
  const signIn = async (page) => {
    await page.getByLabel('E-Mail').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  }
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
      await signIn(page)
      await page.waitForURL(`${base}${path}`)
      return page
    },
    signIn,
    /** Changes a record of the mock backend, as somebody else would. */
    edit: async (path, data) => await context.request.patch(`${base}/backend/__mock__/${path}/`, { data }),
  }
}
