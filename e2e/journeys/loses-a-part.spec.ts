import type { Page } from '@playwright/test'
import { type Actor, enterAs, getLogin, getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import type { Mock } from '../mock.ts'
import { said } from '../words.ts'
import { pressTool } from '../tools.ts'

/** A chunk: what it is for and how its presence is visible. */
type Part = {
  file: string
  as?: Actor
  path: string
  field: string
  need: (page: Page, mock: Mock) => Promise<void>
  there: (page: Page) => Promise<void>
}

const hospital = { path: '/patzu/hospitals/2', field: 'Name' }
const press = (name: string | RegExp) => async (page: Page) => await page.getByRole('button', { name }).first().click()
const seen =
  (role: 'dialog' | 'alertdialog' | 'menu' | 'listbox' | 'grid', name?: string | RegExp) => async (page: Page) =>
    await expect(page.getByRole(role, name === undefined ? {} : { name }).first()).toBeVisible()

const parts: Part[] = [
  {
    ...hospital,
    file: 'DropdownPanel',
    need: async (page) => await page.getByRole('combobox', { name: 'Status' }).click(),
    there: seen('listbox'),
  },
  {
    ...hospital,
    file: 'PickerPanel',
    need: async (page) =>
      await page
        .getByRole('combobox', { name: /Messung/ })
        .first()
        .click(),
    there: seen('listbox'),
  },
  { ...hospital, file: 'MenuPanel', need: press(/Benutzermenü/), there: seen('menu') },
  { ...hospital, file: 'ToastPanel', need: press(/^Meldungen/), there: seen('dialog') },
  {
    ...hospital,
    file: 'SearchIndex',
    need: async (page) => await page.keyboard.press('Control+k'),
    there: seen('dialog'),
  },
  { ...hospital, file: 'HistoryPanel', need: press('Versionen'), there: seen('dialog') },
  {
    ...hospital,
    file: 'ConfirmDialog',
    need: async (page) => await pressTool(page, 'Löschen'),
    there: seen('alertdialog'),
  },
  { path: '/studek/events/1', field: 'Name', file: 'CalendarPanel', need: press(/Kalender/), there: seen('grid') },
  {
    ...hospital,
    file: 'ConflictDialog',
    need: async (page, mock) => {
      await mock.edit('patzu/hospitals', 2, { name: 'Von jemand anderem' })
      await page.getByRole('button', { name: 'Speichern' }).click()
    },
    there: seen('dialog', /jemand anderem|geändert/),
  },
  {
    ...hospital,
    file: 'SessionExpiredDialog',
    need: async (page, mock) => {
      await mock.revokeRefresh()
      await mock.expireAccess()
      await page.getByRole('button', { name: 'Speichern' }).click()
    },
    there: async (page) => await expect(page.getByRole('dialog').locator('input[name=password]')).toBeVisible(),
  },
]

for (const { file, as = 'staff', path, field, need, there } of parts)
  test(`typed text stays when ${file} fails to load and can be retried [P01, D-44]`, async ({ page, mock, watch }) => {
    await enterAs(page, mock, as, path)
    const typed = page.getByRole('textbox', { name: field, exact: true })
    await isWhole(page)
    // Before anything is typed: some chunks load with the first letter.
    await page.route(`**/assets/${file}-*.js`, async (route) => await route.abort('failed'))
    await typed.fill('Halb getippt')
    await need(page, mock)
    await expect(page.getByText('Dieser Teil konnte nicht geladen werden').first()).toBeVisible()
    await expect(typed).toHaveValue('Halb getippt')
    await page.unroute(`**/assets/${file}-*.js`)
    const failed = page.getByRole('alert').filter({ hasText: 'Dieser Teil konnte nicht geladen werden' })
    await failed.getByRole('button', { name: 'Erneut versuchen' }).first().click()
    await there(page)
    await expect(typed).toHaveValue('Halb getippt')
    forgive(watch.wrong)
  })

test('conflict dialog and login open over an edit without further chunks [P01, R09, S10]', async ({
  page,
  mock,
  watch,
}) => {
  await enterAs(page, mock, 'staff', hospital.path)
  const typed = page.getByRole('textbox', { name: hospital.field, exact: true })
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await isWhole(page)
  await typed.fill('Halb getippt')
  await allLoaded(page)
  await page.route('**/assets/**', async (route) => await route.abort('failed'))
  await mock.edit('patzu/hospitals', 2, { name: 'Von jemand anderem' })
  await save.click()
  const conflict = page.getByRole('dialog', { name: /Jemand anderes/ })
  await expect(conflict.getByRole('row', { name: /^Name/ })).toContainText('Von jemand anderem')
  await conflict.getByRole('button', { name: 'Zurück zum Formular' }).click()
  await mock.revokeRefresh()
  await mock.expireAccess()
  await save.click()
  await signInOver(page)
  await expect(typed).toHaveValue('Halb getippt')
  await save.click()
  await conflict.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await mock.log('PUT patzu/hospitals/2/')).at(-1)?.body).toMatchObject({ name: 'Halb getippt' })
  forgive(watch.wrong)
})

test('the login of an expired session opens over a new record without further scripts [P01, S10] @smoke', async ({
  page,
  mock,
  watch,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles/+')
  const typed = page.getByRole('textbox', { name: 'Titel (Deutsch)' })
  await typed.fill('Halb getippt')
  await allLoaded(page)
  await page.route('**/assets/**', async (route) => await route.abort('failed'))
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Titel hinzufügen', exact: true }).click()
  await signInOver(page)
  await expect(typed).toHaveValue('Halb getippt')
  forgive(watch.wrong)
})

const pages: { file: string; as?: Actor; path: string; heading: string | RegExp }[] = [
  { file: 'login', path: '/login', heading: 'Anmelden' },
  { file: 'AuthPages', path: '/reset', heading: /Link/ },
  { file: 'Logout', path: '/logout', heading: 'Anmelden' },
  { file: 'NotFound', path: '/404', heading: 'Seite nicht gefunden' },
  { file: 'Home', as: 'staff', path: '/', heading: /^Guten|^Willkommen/ },
  { file: 'Dashboard', as: 'staff', path: '/patzu', heading: /Dashboard/ },
  { file: 'Reviews', as: 'reviewer', path: '/irp', heading: 'Peer reviews' },
  { file: 'record', as: 'staff', path: '/patzu/hospitals/2', heading: /Spital/ },
]

for (const { file, as, path, heading } of pages)
  test(`page ${path} reloads once when its chunk fails to load, then offers a retry [P01, D-44, PAGE-05]`, async ({
    page,
    mock,
    watch,
  }) => {
    let opened = 0
    page.on(
      'request',
      (request) => (opened += request.isNavigationRequest() && new URL(request.url()).pathname === path ? 1 : 0),
    )
    await page.route(`**/assets/${file}-*.js`, async (route) => await route.abort('failed'))
    if (as === undefined) await page.goto(path)
    else await enterAs(page, mock, as, path)
    await expect(page.getByRole('heading', { name: said('load-error') })).toBeVisible()
    expect(opened).toBe(2)
    await page.unroute(`**/assets/${file}-*.js`)
    await page.getByRole('button', { name: said('retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    forgive(watch.wrong)
  })

test('the menu stays when the chunk of a linked page fails to load [P01, R05]', async ({ page, mock, watch }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('heading', { name: 'Spitäler' })).toBeVisible()
  // A dirty field prevents the reload of the page.
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
  await expect(page).toHaveURL(/search=Hochwald/)
  await page.route('**/assets/Home-*.js', async (route) => await route.abort('failed'))
  await page.getByRole('navigation').getByRole('link', { name: 'Startseite', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Die Seite konnte nicht geladen werden' })).toBeVisible()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Startseite', exact: true }).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Spital Hochwald' })).toBeVisible()
  forgive(watch.wrong)
})

test('values of a new record stay when a chunk fails to load [P01, D-44]', async ({ page, mock, watch }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/+')
  const state = page.getByRole('combobox', { name: 'Status' })
  await state.click()
  const option = page.getByRole('option').last()
  const chosen = (await option.innerText()).trim()
  await option.click()
  await expect(state).toContainText(chosen)
  await page.route('**/assets/PickerPanel-*.js', async (route) => await route.abort('failed'))
  await page
    .getByRole('combobox', { name: /Messung/ })
    .first()
    .click()
  await expect(page.getByText('Speichern Sie zuerst Ihre Änderungen').first()).toBeVisible()
  await expect(state).toContainText(chosen)
  await page.unroute('**/assets/PickerPanel-*.js')
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).first().click()
  await expect(page.getByRole('listbox').first()).toBeVisible()
  await expect(state).toContainText(chosen)
  forgive(watch.wrong)
})

test('values of a sign-up stay when a list fails to load [P01]', async ({ page, mock, watch }) => {
  await mock.fail({
    path: 'signup/invite-1/',
    kind: 'status',
    status: 200,
    body: { email: 'gast1@example.ch', language: 1, template: 'x', salutation: 2, force_2fa: false },
  })
  await page.goto('/signup/invite-1')
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ursina')
  await page.route('**/assets/DropdownPanel-*.js', async (route) => await route.abort('failed'))
  await page.getByRole('combobox').first().click()
  await expect(page.getByText('Dieser Teil konnte nicht geladen werden').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ursina')
  await page.unroute('**/assets/DropdownPanel-*.js')
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ursina')
  forgive(watch.wrong)
})

/** The tools of a record load last: after them nothing of its page is loading. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Versionen' })).toBeVisible()
  await allLoaded(page)
}

/** Signs in again in the dialog of an expired session. */
async function signInOver(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await getPassword(dialog).fill(getLogin('staff').password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
}

/** The browser's own messages about what was blocked on purpose. */
function forgive(wrong: string[]): void {
  const own =
    /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError: failed/
  wrong.splice(0, wrong.length, ...wrong.filter((line) => !own.test(line)))
}
