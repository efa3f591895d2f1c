import type { Page } from '@playwright/test'
import { type Actor, enterAs, fillLogin } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../developmentBuild.ts'
import { holdBack } from '../holdBack.ts'
import { allLoaded } from '../watch/requests.ts'

// React's own warnings go to the console, which fails every journey. One worker runs this file: each makes a build of its own.
test.describe.configure({ mode: 'default' })

type Open = (page: Page, path: string) => Promise<unknown>
const load: Open = async (page, path) => await page.goto(path)
/** Goes there inside the portal, which is all that a page of its own needs to render. */
const walk: Open = async (page, path) => {
  // An area without a dashboard opens its first list; a form for what is not created by hand is named like its list.
  const isNamedAlike = path.endsWith('/+') || new URL(page.url()).pathname === path
  const title = await page.title()
  await visit(page, path)
  await allLoaded(page)
  if (!isNamedAlike) await expect(page).not.toHaveTitle(title)
}

/** Opens pages one after the other; the report names those with a warning. */
async function openEach(page: Page, wrong: readonly string[], paths: readonly string[], open: Open): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      const before = wrong.length
      await open(page, path)
      await isThere(page)
      expect(wrong.slice(before), `warnings of ${path}`).toEqual([])
    })
}

async function isThere(page: Page): Promise<void> {
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
  const release = await holdBack(page, '**/assets/Home-*.js')
  await page.goto('/login')
  await fillLogin(page, 'staff')
  await release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await allLoaded(page)
})

test('no public page raises a warning', async ({ page, watch }) => {
  const paths = [
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
  ]
  await openEach(page, watch.wrong, paths, load)
})

for (const [area, names] of Object.entries(everyCollection))
  test(`the pages of ${area} raise no warning`, async ({ page, mock, watch }) => {
    test.setTimeout(180_000)
    await enterAs(page, mock, 'superuser', `/${area}`)
    await isThere(page)
    for (const name of Object.keys(names)) {
      await openEach(page, watch.wrong, [`/${area}/${name}`], walk)
      const first = page.locator(`main :is(tbody, li) a[href^="/${area}/${name}/"]`).first()
      const record = (await first.count()) > 0 ? await first.getAttribute('href') : null
      await openEach(page, watch.wrong, [`/${area}/${name}/+`, ...(record === null ? [] : [record])], walk)
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
  test(`pages that ${actor} opens raise no warning`, async ({ page, mock, watch }) => {
    await enterAs(page, mock, actor, '/')
    await openEach(page, watch.wrong, paths, load)
  })
