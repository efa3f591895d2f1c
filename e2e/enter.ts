import type { Page } from '@playwright/test'
import { demoConfig } from '../mocks/demo/config.ts'
import { expect } from './fixtures.ts'

type Given = { tokens: { access: string; refresh: string }; id: number; isHeard: boolean }

/** Stores the tokens as the portal does. With `isHeard` the open page takes them over as from another tab. */
export async function putTokens(
  page: Page,
  tokens: Given['tokens'],
  id: number,
  { isHeard = false } = {},
): Promise<void> {
  await page.evaluate(keepTokens, { tokens, id, isHeard })
}

/** Runs in the page. */
export async function keepTokens({ tokens, id, isHeard }: Given): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('myDatabase', 1)
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['session', 'resultData']) opening.result.createObjectStore(store)
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
  })
  const transaction = database.transaction('session', 'readwrite')
  transaction.objectStore('session').put({ ...tokens, userId: id, signInId: crypto.randomUUID() }, 'tokens')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
  // Other tabs are notified and read the tokens.
  localStorage.setItem(
    'loginData',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('loginData') ?? '{}'), userId: id }),
  )
  if (isHeard) window.dispatchEvent(new StorageEvent('storage', { key: 'loginData' }))
}

/** Serves the configuration of the demo, with changes of it. */
export async function serveDemoConfig(page: Page, changes: object = {}): Promise<void> {
  await page.route(
    '**/config.json',
    async (route) => await route.fulfill({ json: { ...demoConfig, environment: 'demo', ...changes } }),
  )
}

/** Opens an address of the demo and signs in as one of the people of its login, by a word of their name. */
export async function enterDemoAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: new RegExp(String.raw`\b${name}\b`) }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
