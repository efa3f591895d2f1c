import type { Page } from '@playwright/test'
import { enterAs, getLogin, getPassword } from '../actors.ts'
import { choose } from '../choose.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'

const me = getLogin('staff')

/** The languages in which lists and records were requested. */
function languagesRequested(page: Page): Set<string> {
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (/\/backend\/(patzu|accounts\/users\/\d)/.test(request.url()))
      requested.add(request.headers()['accept-language'] ?? '')
  })
  return requested
}

test('the language of the login is that of the first page [SESS-10, I18N-05, D-86] @smoke', async ({ page, mock }) => {
  await mock.edit('accounts/users', me.id, { language: 1, language_previous: 1 })
  const requested = languagesRequested(page)
  await page.goto('/login?next=/patzu/hospitals')
  await page.getByRole('button', { name: 'Italiano' }).click()
  await page.getByLabel('E-mail').fill(me.email)
  await getPassword(page).fill(me.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ospedali' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect([...requested]).toEqual(['it'])
  await expect
    .poll(async () => (await mock.log(`PATCH accounts/users/${me.id}/`)).map(({ body }) => body))
    .toEqual([{ language_previous: 3 }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ospedali' })).toBeVisible()
})

test('another device uses the last chosen language from the first page on [SESS-10, D-86]', async ({ page, mock }) => {
  await mock.edit('accounts/users', me.id, { language: 1, language_previous: 2 })
  const requested = languagesRequested(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('heading', { level: 1, name: 'Hôpitaux' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect([...requested]).toEqual(['fr'])
  expect(await mock.log(`PATCH accounts/users/${me.id}/`)).toEqual([])
})

test('language, theme and name of the own profile apply once saved [SESS-10, SHELL-18, D-86]', async ({
  page,
  mock,
}) => {
  await mock.edit('accounts/users', me.id, { language: 1, language_previous: 1, theme: 1 })
  await enterAs(page, mock, 'staff', `/accounts/users/${me.id}`)
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Wilhelmine')
  await choose(page, 'Sprache', 'Französisch')
  await choose(page, 'Darstellung', 'Dunkel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Wilhelmine')
  await expect(page.getByRole('banner').getByRole('button', { name: /Wilhelmine/ })).toBeVisible()
  await expect
    .poll(async () => await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark')
  await expect
    .poll(async () => (await mock.log(`PATCH accounts/users/${me.id}/`)).map(({ body }) => body))
    .toEqual([{ language_previous: 2 }])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Wilhelmine')
})

test('a form keeps the input when its translations fail to load [P03]', async ({ page, mock, watch }) => {
  await page.route('**/assets/hospitals-*.js', async (route) => await route.abort())
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const failed = page.getByRole('alert').filter({ hasText: 'konnte nicht' }).first()
  await expect(failed).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Noch nicht gespeichert')
  await page.unroute('**/assets/hospitals-*.js')
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('button', { name: 'Neu für dieses Spital' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Noch nicht gespeichert')
  onlyAbout(/hospitals-|ChunkLoadError/, watch.wrong)
})

for (const [what, file] of [
  ['a single word', 'portal'],
  ['the scripts it starts with', '*'],
] as const)
  test(`missing ${what} shows a message in every language and can be retried [P01, P03]`, async ({ page, watch }) => {
    await page.route(`**/assets/${file}-*.js`, async (route) => await route.abort())
    await page.goto('/login')
    for (const text of ['Das Portal ist noch nicht', 'Le portail n’est pas encore', 'Il portale non è ancora']) {
      const sentence = page.getByText(text)
      await expect(sentence).toBeVisible({ timeout: 10_000 })
      await expect(sentence).toBeInViewport()
    }
    await page.unroute(`**/assets/${file}-*.js`)
    await page.getByRole('link', { name: 'Recharger' }).click()
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect(page.getByText('Das Portal ist noch nicht')).toHaveCount(0)
    onlyAbout(/portal-|ChunkLoadError|ERR_FAILED/, watch.wrong)
  })

test('a portal that starts in time does not show its fallback [P01]', async ({ page }) => {
  const release = await holdBack(page, '**/assets/login-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('.starting')).toBeVisible()
  // Shortly before it appears.
  await page.locator('.not-started').evaluate((message) => {
    for (const animation of message.getAnimations()) {
      animation.pause()
      animation.currentTime = 4900
    }
  })
  await expect(page.getByText('Das Portal ist noch nicht')).toBeHidden()
  await release()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})

test('missing French falls back to German until the next try', async ({ page, watch }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  const french = await getFrench(page)
  await page.route(french, async (route) => await route.abort())
  await page.getByRole('button', { name: 'Français' }).click()
  const reported = page.getByText('erscheinen in einer anderen Sprache')
  await expect(reported).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await page.unroute(french)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  onlyAbout(/portal-|authPages-|ChunkLoadError|ERR_FAILED/, watch.wrong)
})

/** Every translation file that is not loaded yet. */
async function getFrench(page: Page): Promise<RegExp> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return new RegExp(
    `/assets/(?:portal|authPages)-(?!(?:${loaded.flatMap((name) => /\/(?:portal|authPages)-([\w-]+)\.js$/.exec(name)?.[1] ?? []).join('|')})\\.js)[\\w-]+\\.js$`,
  )
}

/** The browser's own messages about files this journey blocks are no errors; any other is. */
function onlyAbout(expected: RegExp, wrong: string[]): void {
  expect(wrong.filter((line) => !expected.test(line) && !/Failed to load resource/.test(line))).toEqual([])
  wrong.length = 0
}

for (const [language, number, title, notice] of [
  ['fr', 2, 'Ajouter un hôpital', '« Neuland » a été ajouté (Hôpital).'],
  ['it', 3, 'Aggiungi un ospedale', '«Neuland» è stato aggiunto (Ospedale).'],
] as const)
  test(`a new record is named naturally in ${language} [I18N-01, ERR-19]`, async ({ page, mock }) => {
    await mock.edit('accounts/users', me.id, { language_previous: number })
    await enterAs(page, mock, 'staff', '/patzu/hospitals/+?name=Neuland&category=3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible()
    await page.locator('[name=anqid]').fill('99001')
    await page.locator('[name=anqid]').press('Enter')
    await expect(page.getByText(notice).first()).toBeVisible()
  })

test('what a server writes in German by itself is in the language of the page', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await mock.edit('accounts/users', 2, { language: 2, language_previous: 2 })
  await enterDemoAs(page, 'Stefan')
  await expect(page.getByRole('region', { name: 'Autres tableaux de bord' }).getByRole('link')).toHaveText([
    'Réadaptation',
    'Enquête auprès des étudiants',
  ])
  const evaluations = page.getByRole('region', { name: 'Analyses' })
  await expect(evaluations.getByRole('link').first()).toBeVisible()
  await expect(evaluations.getByText('Patientenbefragung')).toHaveCount(0)
  // A laptop has no room for the category.
  await page.setViewportSize({ width: 1680, height: 900 })
  await page.goto('/patzu/orders')
  await expect(page.getByRole('cell', { name: 'Soins aigus adultes' }).first()).toBeVisible()
  await expect(page.getByText('Akutsomatik Erwachsene')).toHaveCount(0)
  await page.goto('/patzu/orders/119')
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByText('Création', { exact: true })).toBeVisible()
  await expect(page.getByText('Hinzugefügt')).toHaveCount(0)
  await page.goto('/accounts/versions?search=Bestellung')
  await expect(page.getByRole('link', { name: /^Commande \d+ / }).first()).toBeVisible()
  await expect(page.getByText(/Bestellung \d/)).toHaveCount(0)
})

test('what a programme is for is in the language of the page', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi')
  await expect(page.getByText(/^Auswertungen, Massnahmen und Dateien/).first()).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  await expect(page.getByText(/^Analyses, mesures d’amélioration et fichiers/).first()).toBeVisible()
  await expect(page.getByText(/^Bestellungen, Deklarationen/)).toHaveCount(0)
})
