import type { BrowserContext } from '@playwright/test'
import { fillLogin, getPassword, signInAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { within } from '../watch/ownTime.ts'
import { said } from '../words.ts'

/** Ways in which the browser stores nothing, each as a script that runs before the page's own. */
const settings = {
  'localStorage is blocked': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
  },
  'localStorage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}
const databases = {
  'the database throws': () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    indexedDB.open = refuse
    indexedDB.deleteDatabase = refuse
  },
  'the database refuses': () => {
    // A request of IndexedDB that only fires an error.
    const failing = (request: IDBOpenDBRequest) => {
      Object.defineProperty(request, 'error', { value: new DOMException('broken', 'UnknownError') })
      request.addEventListener = (kind: string, hear: unknown) => {
        if (kind === 'error' && typeof hear === 'function') setTimeout(() => hear(new Event('error')))
      }
      return request
    }
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = () => failing(open('elsewhere'))
    indexedDB.deleteDatabase = () => failing(open('elsewhere'))
  },
  'the database hangs': () => {
    const deaf = (request: IDBOpenDBRequest) => Object.assign(request, { addEventListener: () => undefined })
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = () => deaf(open('elsewhere'))
    indexedDB.deleteDatabase = () => deaf(open('elsewhere'))
  },
  'the disk is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

type Broken = { name: string; scripts: (() => void)[]; isNotifiedOnce: boolean }

const ofSettings = Object.entries(settings)
const ofDatabases = Object.entries(databases)
const broken: Broken[] = [
  ...ofSettings.map(([name, script]) => ({ name, scripts: [script], isNotifiedOnce: false })),
  ...ofDatabases.map(([name, script]) => ({ name, scripts: [script], isNotifiedOnce: true })),
  // Every database with one kind of settings, in turns.
  ...ofDatabases.flatMap(([other, second], at) => {
    const [one, first] = ofSettings[at % ofSettings.length] ?? []
    return one && first ? [{ name: `${one} and ${other}`, scripts: [first, second], isNotifiedOnce: true }] : []
  }),
]

const notice = said('storage.off')

async function breakStorage(context: BrowserContext, { scripts }: Broken): Promise<void> {
  for (const script of scripts) await context.addInitScript(script)
}

for (const one of broken)
  test(`${one.name}: the tab works from memory [D01, D02]${one === broken[0] ? ' @smoke' : ''}`, async ({
    page,
    context,
    mock,
  }) => {
    await breakStorage(context, one)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto('/patzu/hospitals')
    // Long before the timeout of a hanging database.
    await within(page, 1000, async () => await page.getByLabel('E-Mail').isVisible())
    await page.clock.resume()
    await fillLogin(page, 'staff')
    await expect(page.getByRole('table')).toBeVisible({ timeout: 15_000 })
    await page.locator('tbody tr').first().locator('td').last().click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    await expect(page.getByText(notice)).toHaveCount(one.isNotifiedOnce ? 1 : 0, { timeout: 15_000 })
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(getPassword(page)).toBeVisible()
    expect(await mock.log('POST api/token/blacklist/')).toHaveLength(1)
    await page.goBack()
    await expect(getPassword(page)).toBeVisible()
  })

for (const one of broken)
  test(`${one.name} in a second tab: only a logout ends the session of both [D01, S09]`, async ({ page, context }) => {
    await signInAs(page, 'staff', '/patzu/hospitals')
    await expect(page.getByRole('table')).toBeVisible()
    await breakStorage(context, one)
    const other = await context.newPage()
    await other.goto('/patzu/hospitals')
    const isIn = other.getByRole('table')
    const isOut = other.getByLabel('E-Mail')
    await expect(isIn.or(isOut)).toBeVisible({ timeout: 15_000 })
    if (await isOut.isVisible()) await fillLogin(other, 'staff')
    await expect(isIn).toBeVisible({ timeout: 15_000 })
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
    await expect(page.getByRole('link', { name: 'Spital Hochwald' })).toBeVisible()
    await expect(page.getByLabel('E-Mail')).toHaveCount(0)
    await other.goto('/logout')
    await expect(other.getByLabel('E-Mail')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByLabel('E-Mail')).toBeVisible({ timeout: 15_000 })
    // Nothing is left that would sign the next person in.
    await page.goto('/patzu/hospitals')
    await expect(page.getByLabel('E-Mail')).toBeVisible()
  })
