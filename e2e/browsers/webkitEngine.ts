import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../.ci/freePort.mjs'
import type { Engine, Key } from './engine.ts'

export const webkitDriver = ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path) && existsSync('/usr/bin/Xvfb'))

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  a: 'a',
  k: 'k',
  s: 's',
}
const held = { Control: Keys.CONTROL, Shift: Keys.SHIFT }

/** Milliseconds until a browser that does not start is given up, and started again. */
const patience = 20_000

/** Starts a screen; each engine that it opens is a browser of its own with its own driver. */
export async function startWebKit(driver: string) {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
  )
  const open = async () => (await startBrowser(driver, display)) ?? (await startBrowser(driver, display)) ?? gaveUp()
  return { open, stop: async () => await stopAll(screen) }
}

function gaveUp(): never {
  throw new Error('WebKit does not start')
}

/** A browser; undefined if it does not start in time, which WebKitGTK sometimes does not on a busy machine. */
async function startBrowser(driver: string, display: string): Promise<Engine | undefined> {
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'de_CH.UTF-8', LANGUAGE: 'de' },
  })
  await answers(`http://127.0.0.1:${port}/status`)
  const starting = openBrowser(`http://127.0.0.1:${port}`)
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience).unref()
  })
  const engine = await Promise.race([starting.catch(() => undefined), tooLate])
  if (!engine) {
    await stopAll(server)
    return undefined
  }
  const close = async () => {
    await engine.close()
    await stopAll(server)
  }
  return { ...engine, close }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

async function stopAll(...processes: ChildProcess[]): Promise<void> {
  const ended = processes.map(async (one) => await new Promise((resolve) => one.once('close', resolve)))
  for (const one of processes) one.kill()
  await Promise.all(ended)
}

async function openBrowser(server: string): Promise<Engine> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(server).withCapabilities(wanted).build()
  await browser.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 })
  await resize(browser, 1280, 900)
  return {
    open: async (url) => await browser.get(url),
    url: async () => await browser.getCurrentUrl(),
    run: async (work, argument) =>
      (await browser.executeAsyncScript(
        `const [argument, done] = arguments; Promise.resolve((${work.toString()})(argument)).then(done, (error) => done({ failed: String(error) }))`,
        argument,
      )) as never,
    load: async (source) => void (await browser.executeScript(source)),
    move: async (x, y) =>
      await browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .perform(),
    click: async (x, y, modifier) => {
      const place = browser.actions().move({ x: Math.round(x), y: Math.round(y) })
      await (modifier ? place.keyDown(held[modifier]).click().keyUp(held[modifier]) : place.click()).perform()
    },
    type: async (text) => await browser.actions().sendKeys(text).perform(),
    press: async (key, modifier) => {
      const actions = browser.actions()
      await (
        modifier
          ? actions.keyDown(held[modifier]).sendKeys(keys[key]).keyUp(held[modifier])
          : actions.sendKeys(keys[key])
      ).perform()
    },
    attach: async (selector, path) => await browser.findElement(By.css(`input[type=file]${selector}`)).sendKeys(path),
    resize: async (width, height) => await resize(browser, width, height),
    inSecondTab: async (url, work) => {
      const first = await browser.getWindowHandle()
      await browser.switchTo().newWindow('tab')
      await browser.get(url)
      try {
        return await work()
      } finally {
        await browser.close()
        await browser.switchTo().window(first)
      }
    },
    screenshot: async (path) => await writeFile(path, await browser.takeScreenshot(), 'base64'),
    close: async () => await browser.quit(),
  }
}

/** Sets the size of the page; the window is larger by its bars. */
async function resize(browser: WebDriver, width: number, height: number): Promise<void> {
  const window = browser.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const [innerWidth = width, innerHeight = height] = (await browser.executeScript(
    'return [innerWidth, innerHeight]',
  )) as number[]
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight })
}
