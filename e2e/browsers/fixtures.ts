import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { freePort } from '../../.ci/freePort.mjs'
import { type Actor, getLogin } from '../actors.ts'
import { keepTokens } from '../enter.ts'
import { type Mock, getMock } from '../mock.ts'
import type { Engine } from './engine.ts'
import { skipWhenLate } from '../watch/lateTests.ts'
import { startFirefox } from './firefoxEngine.ts'
import { Tab } from './Tab.ts'
import { startWebKit, webkitDriver } from './webkitEngine.ts'

export { expect } from '@playwright/test'

type Started = { open: () => Promise<Engine>; stop: () => Promise<void> }
type WorkerFixtures = { engine: 'firefox' | 'webkit'; started: Started; server: string }
type Fixtures = { tab: Tab; mock: Mock; enterAs: (actor: Actor, path?: string) => Promise<void> }

const firefox = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

/** A browser that was never started before takes long over its first page: fonts, caches of compiled code. */
async function typeOnce({ open }: Started, server: string): Promise<void> {
  const engine = await open()
  const tab = new Tab(engine, server)
  await tab.open('/login')
  await tab.write({ role: 'textbox', name: 'E-Mail' }, 'x')
  await engine.close()
}

/** Tests in real browsers that Playwright does not drive; each worker has a portal and a backend of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  started: [
    async ({ engine, server }, give) => {
      const path = engine === 'firefox' ? firefox : webkitDriver
      base.skip(path === undefined, `${engine} is not installed`)
      const started = await (engine === 'firefox' ? startFirefox(path ?? '') : startWebKit(path ?? ''))
      await typeOnce(started, server)
      await give(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, give) => {
      const port = await freePort()
      const dist = process.env['PORTAL_DIST'] ?? 'dist'
      const server = spawn(process.execPath, ['.ci/serve.mjs', '--port', String(port), '--dist', dist])
      await new Promise((resolve) => server.stdout.once('data', resolve))
      await give(`http://127.0.0.1:${port}`)
      server.kill()
    },
    { scope: 'worker' },
  ],
  // Every test begins with the world of the tests, whatever the one before has left.
  mock: [
    async ({ playwright, server }, give, info) => {
      skipWhenLate(info)
      const request = await playwright.request.newContext({ baseURL: server })
      const mock = getMock(request)
      await mock.reset('tests')
      await give(mock)
      await request.dispose()
    },
    { auto: true },
  ],
  tab: async ({ started, server }, give, info) => {
    const engine = await started.open()
    await give(new Tab(engine, server))
    if (info.errors.length > 0) await engine.screenshot(info.outputPath('screen.png')).catch(() => undefined)
    await engine.close()
  },
  enterAs: async ({ tab, mock, server }, give) => {
    await give(async (actor, path = '/') => {
      const { email, password, id } = getLogin(actor)
      const tokens = await mock.tokens(email, password)
      // Any response of this origin that is not the portal itself.
      await tab.engine.open(`${server}/licenses.txt`)
      await tab.engine.run(keepTokens, { tokens, id, isHeard: false })
      await tab.open(path)
    })
  },
})
