import type { BrowserContext, Page } from '@playwright/test'
import { payloads, somePayloads } from '../../src/lib/testPayloads.ts'
import { enterAs, fillLogin, getLogin } from '../actors.ts'
import { putTokens } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

const app = 'https://survey.example.ch'

/** A deployment whose policy lists the app's origin, with that site, which records what is posted to it. */
async function deployed(context: BrowserContext, wrong: string[]) {
  const posts: { method: string; url: string; body: string | null; referrer: string | undefined }[] = []
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (request.url().startsWith(app)) {
      posts.push({
        method: request.method(),
        url: request.url(),
        body: request.postData(),
        referrer: request.headers()['referer'],
      })
      return await route.fulfill({ contentType: 'text/html', body: '<h1>there</h1>' })
    }
    if (request.resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    return await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': (headers['content-security-policy'] ?? '').replace(
          "form-action 'self'",
          `form-action 'self' ${app}`,
        ),
      },
    })
  })
  const forgive = (): void =>
    void wrong.splice(0, wrong.length, ...wrong.filter((line) => !line.includes(`POST ${app}`)))
  return { posts, forgive }
}

for (const path of [
  `/login?redirect=${encodeURIComponent(`${app}/enter/?x=1`)}`,
  `/?redirect=${encodeURIComponent(`${app}/enter/?x=1`)}`,
])
  test(`${path.split('=')[0]} shows a signed-in person the host and posts the token there once [SESS-20, SESS-21, D-01]`, async ({
    page,
    context,
    mock,
    watch,
  }) => {
    await page.clock.install()
    const { posts, forgive } = await deployed(context, watch.wrong)
    await enterAs(page, mock, 'staff', path)
    await expect(page.getByText('survey.example.ch')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
    expect(posts).toEqual([])
    await expect(page).toHaveURL(`${app}/enter/?x=1`)
    await expect(page.getByRole('heading', { name: 'there' })).toBeVisible()
    const [, token] = /^token=(ey[\w.-]+)$/.exec(posts[0]?.body ?? '') ?? []
    expect(token).toBeDefined()
    expect(posts.map(({ method, url, referrer }) => [method, url, referrer])).toEqual([
      ['POST', `${app}/enter/?x=1`, undefined],
    ])
    await page.goBack()
    await allLoaded(page)
    await page.clock.runFor(10_000)
    await allLoaded(page)
    expect(posts).toHaveLength(1)
    expect(new URL(page.url()).search).toBe('')
    forgive()
  })

test('a login requested by an app continues to it after the second factor [SESS-20] [D-01] [S13] @smoke', async ({
  page,
  context,
  watch,
}) => {
  const { posts, forgive } = await deployed(context, watch.wrong)
  await page.goto(`/login?redirect=${encodeURIComponent(`${app}/`)}&app=28`)
  await fillLogin(page, 'staff-phone')
  await page.getByLabel('Code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${app}/`)
  expect(posts).toHaveLength(1)
  forgive()
})

test('cancelling posts nothing and opens the wanted page [D-01] [S13]', async ({ page, context, mock, watch }) => {
  await page.clock.install()
  const { posts } = await deployed(context, watch.wrong)
  await enterAs(page, mock, 'staff', `/accounts/feedbacks?redirect=${encodeURIComponent(app)}`)
  await page.getByRole('button', { name: 'Abbrechen' }).press('Enter')
  await expect(page).toHaveURL('/accounts/feedbacks')
  await page.clock.runFor(10_000)
  await allLoaded(page)
  expect(posts).toEqual([])
})

test('a redirect whose chunk fails to load posts nothing and can be retried [P01, SESS-20]', async ({
  page,
  context,
  mock,
  watch,
}) => {
  const { posts, forgive } = await deployed(context, watch.wrong)
  await page.route('**/assets/SendOn-*.js', async (route) => await route.abort('failed'))
  await enterAs(page, mock, 'staff', `/login?redirect=${encodeURIComponent(`${app}/enter/`)}`)
  await expect(page.getByText('Dieser Teil konnte nicht geladen werden').first()).toBeVisible()
  await page.unroute('**/assets/SendOn-*.js')
  expect(posts).toEqual([])
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
  await expect(page).toHaveURL(`${app}/enter/`)
  expect(posts).toHaveLength(1)
  forgive()
  const own =
    /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError: failed/
  watch.wrong.splice(0, watch.wrong.length, ...watch.wrong.filter((line) => !own.test(line)))
})

test('an origin that the policy does not list is refused with a message [D-01] [S14]', async ({
  page,
  mock,
  watch,
}) => {
  await enterAs(page, mock, 'staff', `/login?redirect=${encodeURIComponent(app)}`)
  // A locator would wait for a navigation that never happens.
  const seen = async (): Promise<string> => await page.evaluate(() => document.body.innerText)
  await expect.poll(seen).toContain('Der Browser hat die Weiterleitung verhindert')
  expect(watch.wrong.filter((line) => !/form-action|Content Security Policy/.test(line))).toEqual([])
  watch.wrong.length = 0
  await page.keyboard.press('Enter')
  await expect.poll(seen).not.toContain('Weiterleitung')
  expect(new URL(page.url()).search).toBe('')
})

/** Every request to another origin and every navigation. */
function listener(page: Page, baseURL: string): string[] {
  const left: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) left.push(`${request.method()} ${request.url()}`)
  })
  page.on('popup', (popup) => left.push(`popup ${popup.url()}`))
  page.on('dialog', (dialog) => {
    left.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return left
}

/** Opens an address inside the loaded portal, as the back button does. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

const query = (name: string, payload: string): string => `${name}=${encodeURIComponent(payload)}`

test('hostile redirects of the login are shown as text after it [D-01] [S12]', async ({ page, mock, baseURL }) => {
  test.setTimeout(240_000)
  const left = listener(page, baseURL ?? '')
  const { email, password, id } = getLogin('staff')
  const tokens = await mock.tokens(email, password)
  await page.goto('/login')
  for (const payload of somePayloads) {
    // Another tab signs out.
    await page.evaluate(() => {
      localStorage.setItem('loginData', '{"userId":null}')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      new BroadcastChannel('portal-session').postMessage({ kind: 'signedOut' })
    })
    await goInside(page, `/login?${query('redirect', payload)}`)
    await page.locator('input[name=password]').waitFor()
    await expect(page.getByText('ist nicht bekannt')).toHaveCount(0)
    await putTokens(page, tokens, id, { isHeard: true })
    await expect(page.getByText('ist nicht bekannt'), payload).toBeVisible()
  }
  expect(left).toEqual([])
})

test('150 hostile redirects of a signed-in person are shown as text [D-01] [S12]', async ({ page, mock, baseURL }) => {
  test.setTimeout(240_000)
  const left = listener(page, baseURL ?? '')
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  for (const payload of payloads) {
    await goInside(page, '/404')
    await expect(page.getByText('ist nicht bekannt')).toHaveCount(0)
    await goInside(page, `/login?${query('redirect', payload)}`)
    await expect(page.getByText('ist nicht bekannt'), payload).toBeVisible()
    expect(await page.locator('form, a[href]').count(), payload).toBe(0)
  }
  await allLoaded(page)
  expect(left).toEqual([])
})

test('hostile redirects of a logout are shown as text without the e-mail address [D-01] [D-02] [S12]', async ({
  page,
  mock,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const left = listener(page, baseURL ?? '')
  const { email, password, id } = getLogin('staff')
  const tokens = await mock.tokens(email, password)
  await page.goto('/404')
  for (const payload of somePayloads) {
    await goInside(page, '/404')
    await expect(page.getByText('ist nicht bekannt')).toHaveCount(0)
    await putTokens(page, tokens, id, { isHeard: true })
    await goInside(page, `/logout?${query('redirect', payload)}&autofill_email=1`)
    await expect(page.getByText('ist nicht bekannt'), payload).toBeVisible()
    expect(await page.content(), payload).not.toContain(email)
  }
  expect(left).toEqual([])
})

test('hostile back links and return addresses lead home [D-03] [D-04] [I03]', async ({ page, mock, baseURL }) => {
  test.setTimeout(240_000)
  const left = listener(page, baseURL ?? '')
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  for (const payload of somePayloads) {
    await goInside(page, `/accounts/usertitles?${query('ref', payload)}`)
    await expect(page.getByRole('link', { name: 'Zurück zum Dashboard' }), payload).toHaveAttribute('href', '/')
    await goInside(page, `/login?${query('next', payload)}`)
    await expect(page, payload).toHaveURL('/')
  }
  expect(left).toEqual([])
})
