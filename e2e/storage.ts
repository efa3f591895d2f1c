import type { Page } from '@playwright/test'

/**
 * Everything this browser stores of the portal as text: localStorage, sessionStorage, both stores of the database,
 * caches.
 */
export async function storedText(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), await caches.keys()]
    for (const { name, version } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '', version)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        found.push(store, reading.result)
      }
      database.close()
    }
    return JSON.stringify(found)
  })
}
