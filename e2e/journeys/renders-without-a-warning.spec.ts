import type { Page } from '@playwright/test'
import { type Actor, enterAs, fillLogin } from '../actors.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../developmentBuild.ts'
import { holdBack } from '../holdBack.ts'
import { allLoaded } from '../watch/requests.ts'

// React's own warnings go to the console, which fails every journey.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible()
  await expect(page.locator('[role=region][aria-busy=true]')).toHaveCount(0)
}

test('React runs in development mode in this build', async ({ page }) => {
  await page.goto('/login')
  const addresses = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const texts = await Promise.all(addresses.map(async (address) => await (await page.request.get(address)).text()))
  expect(texts.join('')).toContain('Each child in a list should have a unique')
})

test('signing in raises no warning on a slow line', async ({ page }) => {
  await holdBack(page, 'Home')
  await page.goto('/login')
  await fillLogin(page, 'staff')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await allLoaded(page)
})

for (const path of [
  '/login',
  '/loginFSP',
  '/reset/reset-2',
  '/signup/invite-1',
  '/signup/invite-2',
  '/signupFSP',
  '/demo',
  '/demo/demo-1',
  '/responsible?token=responsible-1&isResponsible=1&typ=patzu.hospital',
  '/logout',
  '/403',
  '/404',
])
  test(`${path} raises no warning`, async ({ page }) => await open(page, path))

for (const [area, names] of Object.entries(everyCollection))
  test(`the pages of ${area} raise no warning`, async ({ page, mock }) => {
    test.setTimeout(180_000)
    await enterAs(page, mock, 'superuser', `/${area}`)
    await open(page, `/${area}`)
    for (const name of Object.keys(names)) {
      await open(page, `/${area}/${name}`)
      const first = page.locator(`main :is(tbody, li) a[href^="/${area}/${name}/"]`).first()
      const record = (await first.count()) > 0 ? await first.getAttribute('href') : null
      for (const path of [`/${area}/${name}/+`, record]) if (path) await open(page, path)
    }
  })

const others: [Actor, string[]][] = [
  [
    'staff',
    [
      '/',
      '/results/evaluations/1?view=edit',
      '/results/evaluations/1?view=settings',
      '/results/measures/1?tab=form',
      '/nowhere',
    ],
  ],
  ['hospital-admin', ['/', '/patzu/hospitals/1', '/accounts/invitations/+']],
  ['hospital-user', ['/', '/results/evaluations/91']],
  ['reviewer', ['/', '/irp']],
  ['demo', ['/']],
]
for (const [actor, paths] of others)
  test(`pages that ${actor} opens raise no warning`, async ({ page, mock }) => {
    await enterAs(page, mock, actor, '/')
    for (const path of paths) await open(page, path)
  })
