import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Starts a Firefox; each engine that it opens is a context of its own. */
export async function startFirefox(executablePath: string) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'de-CH' },
  })
  return { open: async () => await openContext(browser), stop: async () => await browser.close() }
}

async function openContext(browser: Browser): Promise<Engine> {
  const context = await browser.createBrowserContext()
  let page: Page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    run: async (work, argument) => (await page.evaluate(work as (given: unknown) => unknown, argument)) as never,
    load: async (source) => void (await page.evaluate(source)),
    move: async (x, y) => await page.mouse.move(x, y),
    click: async (x, y, held) => {
      if (held) await page.keyboard.down(held)
      await page.mouse.click(x, y)
      if (held) await page.keyboard.up(held)
    },
    type: async (text) => await page.keyboard.type(text),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(key)
      if (held) await page.keyboard.up(held)
    },
    attach: async (selector, path) => {
      const input = await page.$(`input[type=file]${selector}`)
      await input?.uploadFile(path)
    },
    resize: async (width, height) => await page.setViewport({ width, height }),
    inSecondTab: async (url, work) => {
      const first = page
      page = await context.newPage()
      await page.goto(url)
      try {
        return await work()
      } finally {
        await page.close()
        page = first
        await page.bringToFront()
      }
    },
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: async () => await context.close(),
  }
}
