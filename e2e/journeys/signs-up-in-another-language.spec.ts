import type { Page } from '@playwright/test'
import { enterAs, fillLogin, getLogin, getPassword } from '../actors.ts'
import { both, onDeviceOfItsOwn, visit } from '../bothPages.ts'
import { expect, test } from '../fixtures.ts'
import { translateFromTheStart } from '../translator.ts'
import { pressTool } from '../tools.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const input = (page: Page, name: string) => page.locator(`input[name=${name}]`)

/** Reloads a page on both, each for itself. */
async function open(pages: { plain: Page; translated: Page }, path: string): Promise<void> {
  await both(pages, async (page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('a page translated from its first text on works as the original', () => {
  test('from the login with errors to the second factor and a forgotten password', async ({
    page: plain,
    browser,
    baseURL,
    session,
    watch,
  }) => {
    test.slow()
    const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
    await translateFromTheStart(translated)
    const pages = { plain, translated }
    await open(pages, '/login')
    await both(pages, (page) => page.getByLabel('E-Mail').fill('staff-email@demo'))
    await both(pages, (page) => fillLogin(page, 'staff-email', 'falsch'))
    await both(pages, (page) => getPassword(page).fill('x'))
    await both(pages, (page) => fillLogin(page, 'staff-email'))
    await both(pages, (page) => page.getByLabel('Code').fill('000000'))
    await both(pages, (page) => button(page, 'Bestätigen').click())
    await open(pages, '/login')
    await both(pages, (page) => button(page, 'Passwort vergessen?').click())
    await both(pages, (page) => page.getByLabel('E-Mail').fill(getLogin('staff').email))
    await both(pages, (page) => button(page, /Link/).click())
    await both(pages, (page) => button(page, /Zurück/).click())
    await both(pages, (page) => page.getByRole('button', { name: /Italiano|^IT$/ }).click())
    await both(pages, (page) => page.getByRole('button', { name: /Deutsch|^DE$/ }).click())
    await both(pages, (page) => fillLogin(page, 'hospital-user'))
  })

  test('an invitation in its own language up to the new account @smoke', async ({
    page: plain,
    browser,
    baseURL,
    session,
    mock,
    watch,
  }) => {
    test.slow()
    const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
    await translateFromTheStart(translated)
    const pages = { plain, translated }
    await mock.fail({
      method: 'GET',
      path: 'signup/invite-1/',
      kind: 'status',
      status: 200,
      times: -1,
      body: { email: 'gast1@example.ch', language: 1, template: 'x', salutation: 2, force_2fa: false },
    })
    await open(pages, '/signup/invite-1')
    await both(pages, (page) => page.locator('button[type=submit]').click())
    await both(pages, (page) => input(page, 'first_name').fill('Greta'))
    await both(pages, (page) => input(page, 'last_name').fill('Gast'))
    for (const password of ['a', 'Neues', 'Neues-2026!', 'Neues-2026!Passwort'])
      await both(pages, (page) => input(page, 'password').fill(password))
    await both(pages, async (page) => {
      await page.getByRole('combobox', { name: /Zweiter Faktor/ }).click()
      await page.getByRole('option', { name: /SMS/ }).click()
    })
    await both(pages, (page) => input(page, 'authy_phone').fill('031 123 45 67'))
    await both(pages, (page) => input(page, 'authy_phone').fill('031'))
    await both(pages, (page) => page.locator('button[type=submit]').click())
    await both(pages, (page) => input(page, 'authy_phone').fill('+41 79 123 45 67'))
    await both(pages, (page) => page.getByRole('button', { name: /Français|^FR$/ }).click())
    await both(pages, (page) => page.getByRole('button', { name: /Deutsch|^DE$/ }).click())
    await open(pages, '/reset/kein-token')
    await open(pages, '/demo')
  })

  test('imports from the first check to rows with errors', async ({
    page: plain,
    browser,
    baseURL,
    session,
    mock,
    watch,
  }) => {
    test.slow()
    const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
    await translateFromTheStart(translated)
    const pages = { plain, translated }
    for (const page of [plain, translated]) await enterAs(page, mock, 'staff', '/')
    const choose = (...lines: string[]) =>
      both(pages, (page) =>
        page.getByLabel('CSV-Datei wählen').setInputFiles({
          name: 'personen.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(lines.join('\n')),
        }),
      )
    await both(pages, (page) => visit(page, '/accounts/invitations/+'))
    await both(pages, async (page) => {
      await visit(page, '/accounts/invitations')
      await pressTool(page, 'Datei importieren', 'link')
      await expect(page.getByText(/patzu, moniq, irp/)).toBeVisible()
    })
    await choose('mail;vorname', 'a@b.ch;Anna')
    await choose(
      'email;first_name;last_name;language;programme;object;role',
      'keine-adresse;;;de;patzu;1;user',
      'wo@klinik.example;;;de;nirgends;1;user',
      'neu@klinik.example;;;de;patzu;987654;user',
    )
    await choose('email;first_name;last_name;language;programme;object;role', 'keine-adresse;;;de;patzu;1;user')
  })

  test('peer reviews and a changed language on a list, a record, a dashboard and an evaluation', async ({
    page: plain,
    browser,
    baseURL,
    session,
    mock,
    watch,
  }) => {
    test.slow()
    const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
    await translateFromTheStart(translated)
    const pages = { plain, translated }
    const changeLanguage = (name: RegExp) =>
      both(pages, (page) => page.getByRole('contentinfo').getByRole('button', { name }).click())
    for (const page of [plain, translated]) await enterAs(page, mock, 'reviewer', '/irp')
    await open(pages, '/irp')
    await changeLanguage(/^DE|Deutsch/)
    await both(pages, (page) => page.getByRole('region', { name: 'Offene Anfragen' }).getByRole('link').first().click())
    await both(pages, (page) => page.goBack())
    await both(pages, (page) => button(page, 'Ja').click())
    await both(pages, (page) =>
      page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Abbrechen' }).click(),
    )
    for (const path of ['/irp', '/', '/results/evaluations/1']) {
      await both(pages, (page) => visit(page, path))
      await changeLanguage(/^FR|Français/)
      await changeLanguage(/^IT|Italiano/)
      await changeLanguage(/^DE|Deutsch/)
    }
    for (const page of [plain, translated]) await enterAs(page, mock, 'staff', '/')
    for (const path of ['/patzu/hospitals', '/patzu/hospitals/1', '/patzu', '/irp']) {
      await both(pages, (page) => visit(page, path))
      await changeLanguage(/^FR|Français/)
      await changeLanguage(/^IT|Italiano/)
      await changeLanguage(/^DE|Deutsch/)
    }
  })
})
