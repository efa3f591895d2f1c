import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { storedText } from '../storage.ts'

test('a demo link is sent on request [DEMO-01]', async ({ page, mock, baseURL }) => {
  await page.goto('/demo')
  const button = page.getByRole('button', { name: 'Link anfordern' })
  await test.step('an address is required [DEMO-02]', async () => {
    await expect(page.getByLabel('E-Mail')).toBeFocused()
    await expect(button).toBeDisabled()
    await page.keyboard.type('nicht@gültig')
    await expect(button).toBeDisabled()
    await page.getByLabel('E-Mail').fill('Neugier@Klinik.swiss')
  })
  await test.step('the link is sent whatever the server answers [DEMO-03, DEMO-04, D-07]', async () => {
    await mock.fail({ path: 'signup-demo/', kind: 'status', status: 201, body: 'anything' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'E-Mail gesendet' })).toBeVisible()
    await expect(page.getByText('neugier@klinik.swiss')).toBeVisible()
    expect((await mock.log('POST signup-demo/')).map(({ body }) => body)).toEqual([
      { email: 'neugier@klinik.swiss', referrer_url: baseURL, lang: 1 },
    ])
  })
})

test('a demo link opens evaluation 91 without a form [DEMO-05, DEMO-06, DEMO-07] @smoke', async ({ page, mock }) => {
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''))
  await mock.fail({ path: 'login-demo/demo-1/', kind: 'delay', delay: 500 })
  await page.goto('/demo/demo-1')
  await expect(page).toHaveURL('/demo')
  await expect(page.getByText('Die Demo wird geöffnet …')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page).toHaveURL('/results/evaluations/91')
  expect(await mock.log('POST login-demo/demo-1/')).toHaveLength(1)
  expect(await storedText(page)).not.toContain('demo-1')
  expect(await storedText(page)).toContain('access')
  expect(referrers.filter(Boolean)).toEqual([])
  // Reloading and going back redeem nothing.
  await page.reload()
  await page.goBack().catch(() => null)
  expect(await mock.log('POST login-demo/demo-1/')).toHaveLength(1)
})

test('a demo link with confirmation is used only by a person', async ({ page, mock }) => {
  await page.route('**/config.json', async (route) => await route.fulfill({ json: { linksAskFirst: true } }))
  await page.goto('/demo/demo-1')
  await expect(page).toHaveURL('/demo')
  await expect(page.getByRole('button', { name: 'Demo öffnen' })).toBeFocused()
  await allLoaded(page)
  expect(await mock.log()).toEqual([])
  expect(await storedText(page)).not.toContain('demo-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/results/evaluations/91')
  expect(await mock.log('POST login-demo/demo-1/')).toHaveLength(1)
})

test('a program that opens a sign-up or a reset link writes nothing', async ({ page, mock }) => {
  for (const path of ['/signup/invite-1', '/reset/reset-2'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await allLoaded(page)
      expect((await mock.log()).filter(({ method }) => method !== 'GET')).toEqual([])
    })
})

test('an expired link shows the message of the server and offers a new one [DEMO-08] [AUTH-44] [S17]', async ({
  page,
  mock,
}) => {
  await page.goto('/demo/expired-1')
  await expect(page.getByRole('heading', { name: 'Der Link ist abgelaufen' })).toBeVisible()
  await expect(page.getByText('Der Link ist abgelaufen.', { exact: true })).toBeVisible()
  // Besides the notification the page says it once, and then what to do.
  await expect(page.getByRole('main').getByText(/abgelaufen|nicht mehr/)).toHaveCount(1)
  expect(await storedText(page)).not.toContain('access')
  await page.getByRole('button', { name: 'Neuen Link anfordern' }).click()
  await page.getByLabel('E-Mail').fill('a@b.ch')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText('Der Link für a@b.ch ist unterwegs.')).toBeVisible()
  expect(await mock.log('POST login-demo/expired-1/')).toHaveLength(1)
})

test('an unknown or incomplete link offers a new one [DEMO-08] [S17]', async ({ page, mock }) => {
  await page.goto('/demo/nirgends')
  await expect(page.getByRole('heading', { name: 'Der Link ist abgelaufen' })).toBeVisible()
  await mock.clearLog()
  await page.goto('/demo/de%20mo')
  await expect(page.getByRole('heading', { name: 'Der Link ist unvollständig' })).toBeVisible()
  await page.getByRole('button', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  expect(await mock.log()).toEqual([])
})

test('a demo link is retried when the server fails briefly [N02]', async ({ page, mock }) => {
  await mock.fail({ path: 'login-demo/demo-1/', kind: 'status', status: 503, body: {} })
  await page.goto('/demo/demo-1')
  await expect(page.getByRole('heading', { name: 'Die Demo konnte nicht geöffnet werden' })).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/results/evaluations/91')
})

for (const [language, title] of [
  ['fr', 'Découvrir la démo'],
  ['it', 'Scopri la demo'],
] as const)
  test(`the demo and its link are in ${language} [I18N-05] [DEMO-03]`, async ({ page, mock }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null })),
      language,
    )
    await page.goto('/demo')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('textbox').fill('a@b.ch')
    await page.keyboard.press('Enter')
    await expect(page.getByText('a@b.ch')).toBeVisible()
    expect((await mock.log('POST signup-demo/'))[0]?.body).toMatchObject({ lang: language === 'fr' ? 2 : 3 })
  })

test('the demo works for this tab without browser storage [D01] [DEMO-06]', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto('/demo/demo-1')
  await expect(page).toHaveURL('/results/evaluations/91')
  await expect(page.getByText('Dieser Browser speichert nichts.').first()).toBeVisible()
  // With its rows, which a worker would keep.
  await expect(page.locator('[data-chart] figure').first()).toBeVisible()
  await allLoaded(page)
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`a tour explains the page at ${width} px and can be left at any step`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'demo', '/results/evaluations/91')
    const tour = page.getByRole('complementary', { name: 'Rundgang' })
    await expect(tour).toContainText('Willkommen in der Demo')
    await expect(tour).toContainText('1 von 4')
    expect((await tour.boundingBox())?.height).toBeLessThanOrEqual(height / 2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The focus stays and the page below can be used.
    expect(await tour.evaluate((card) => card.contains(document.activeElement))).toBe(false)
    const verdicts = page.getByRole('region', { name: 'Auf einen Blick' })
    await expect(verdicts.getByRole('list', { name: 'Wie viele Themen' })).toBeVisible()
    await tour.getByRole('button', { name: 'Weiter' }).press('Enter')
    await expect(tour).toContainText('Besser oder schlechter?')
    await expect(verdicts).toBeInViewport()
    // It is beside what it explains, or below its beginning.
    const [card, part] = [await tour.boundingBox(), await page.locator('[data-pointed]').boundingBox()]
    if (!card || !part) throw new Error('nothing is explained')
    expect(part.y).toBeGreaterThan(50)
    if (width === 1280) expect(card.x + card.width).toBeLessThan(part.x)
    else expect(card.y - part.y).toBeGreaterThan(300)
    await tour.getByRole('button', { name: 'Weiter' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeInViewport()
    const found: string[] = []
    if (width === 1280) await axeOn(page, found)('tour')
    expect(found).toEqual([])
    await tour.getByRole('button', { name: 'Rundgang beenden' }).click()
    await expect(tour).toHaveCount(0)
    await page.reload()
    await expect(verdicts.getByRole('list', { name: 'Wie viele Themen' })).toBeVisible()
    await expect(tour).toHaveCount(0)

    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.getByRole('menuitem', { name: 'Rundgang' }).click()
    await expect(tour).toContainText('1 von 4')
    await page.goto('/')
    await expect(tour).toHaveText('RundgangFortsetzen')
    expect((await tour.boundingBox())?.height, 'one line').toBeLessThan(64)
    await tour.getByRole('link', { name: 'Fortsetzen' }).click()
    await expect(page).toHaveURL('/results/evaluations/91')
  })

test('only a demo shows the tour', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByRole('region', { name: 'Weitere Auswertungen' })).toBeVisible()
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Rundgang' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Rundgang' })).toHaveCount(0)
})
