import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enterAs, getLogin, getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

/** The tested build. */
const dist = process.env['PORTAL_DIST'] ?? 'dist'

test('personal records are not stored in the browser [D07, D08] @smoke', async ({ page, mock }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const person = getLogin('hospital-user')
  await enterAs(page, mock, 'staff', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const path of [
    `/accounts/users/${person.id}`,
    '/accounts/invitations',
    '/accounts/feedbacks',
    '/patzu/addresses',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await allLoaded(page)
    addresses.push(page.url())
  }
  // No portal runs here, so its database can be read from disk.
  await page.goto('/favicon.svg')
  const kept = await atRest(page)
  expect(kept).toContain('session')
  expect(kept).not.toContain('@')
  expect(kept).not.toContain(person.name)
  expect(addresses.filter((address) => decodeURIComponent(address).includes('@'))).toEqual([])
})

for (const [name, days] of Object.entries({ 'a day ahead': 1, 'a day behind': -1 }))
  test(`a device whose clock is ${name} keeps its session [L05]`, async ({ page, mock }) => {
    await page.addInitScript((offset) => {
      const now = Date.now
      Date.now = () => now.call(Date) + offset
    }, days * 86_400_000)
    await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Seeblick')
    await page.getByRole('link', { name: 'Klinik Seeblick' }).click()
    await page.getByLabel('Name').fill('Klinik Seeblick am Ufer')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    await expect(page).toHaveURL(/hospitals\/1$/)
    expect(await mock.log('POST api/token/refresh/')).toEqual([])
  })

test('data never becomes an element id [R08]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 1, { name: '__proto__', key: 'location' })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(page.getByRole('heading', { level: 1, name: '__proto__' })).toBeVisible()
  for (const path of [
    '/patzu/hospitals?search=__proto__',
    '/results/evaluations/1',
    '/results/measures/1',
    '/results/data/1',
  ]) {
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('[id], [name]')].flatMap(({ id, attributes }) => [
        id,
        attributes.getNamedItem('name')?.value ?? '',
      ]),
    )
    const clobbering = names.filter(
      (name) => name !== '' && (name in {} || ['location', 'cookie', 'body', 'forms', 'defaultView'].includes(name)),
    )
    expect(clobbering).toEqual([])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await allLoaded(page)
  }
})

test('a tab keeps no personal data after a logout [D03] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?size=50')
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await page.locator('tbody tr').nth(30).locator('td').last().click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.reload()
  const kept = async () => await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  // The page of a person until they leave.
  await expect.poll(kept).toContain('scroll')
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(getPassword(page)).toBeVisible()
  expect(await kept()).toBe('[]')
  await page.reload()
  await expect(getPassword(page)).toBeVisible()
  expect(await kept()).toBe('[]')
})

test('the served files hold nothing of the mock backend [D-22]', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(m?js|html|json)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(20)
  const announcing = /__mock__|X-Mock-Session|mockServiceWorker|msw\/browser|demo\.example/i
  expect(
    files.filter((name) => announcing.test(name) || announcing.test(readFileSync(`${dist}/${name}`, 'utf8'))),
  ).toEqual([])
})

async function atRest(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const request = indexedDB.open('myDatabase')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('no database')))
    })
    const parts: unknown[] = [...db.objectStoreNames, Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const name of db.objectStoreNames) {
      const all = db.transaction(name).objectStore(name).getAll()
      await new Promise((resolve) => all.addEventListener('success', resolve))
      parts.push(all.result)
    }
    db.close()
    return JSON.stringify(parts)
  })
}
