import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('the chosen language is kept for the next login [I18N-05, SESS-10, SHELL-17] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hôpitaux' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Catégorie' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle('Hôpitaux – Portail qualité')
  const [patch] = await mock.log(`PATCH accounts/users/${getLogin('staff').id}/`)
  expect(patch?.body).toEqual({ language_previous: 2 })
  await page.evaluate(() =>
    localStorage.setItem(
      'loginData',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('loginData') ?? '{}'), language: 'de' }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hôpitaux' })).toBeVisible()
})

test('changing the language keeps the input [L08, D-37]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Noch nicht gespeichert')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Italiano/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Noch nicht gespeichert')
  await expect(page.getByRole('button', { name: 'Salva' })).toBeEnabled()
})

test('the theme of a profile is light, dark or the one of the system [SHELL-18]', async ({ page, mock }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(page, mock, 'staff', '/404')
  for (const [code, name, dark] of [
    [2, 'dark', true],
    [1, 'light', false],
    [3, 'system', true],
  ] as const)
    await test.step(`${code} is ${name}`, async () => {
      await mock.edit('accounts/users', getLogin('staff').id, { theme: code })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const lightness = await page.evaluate(() => {
        const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []
        return Number(red)
      })
      expect(lightness < 100).toBe(dark)
    })
})

test('the shell shows the page, its area and the signed-in person [SHELL-01, SHELL-08, SHELL-10]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?ref=/accounts/users&type=moniq')
  await test.step('the version at the bottom left [SHELL-11, SHELL-15]', async () => {
    await expect(page.getByText('VER-2.0.0')).toBeVisible()
  })
  await test.step('the copyright [SHELL-16]', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('©')
  })
  await test.step('the back link of the address [SHELL-12, SHELL-13]', async () => {
    await expect(page.getByRole('link', { name: 'Zurück zu MoniQ' })).toHaveAttribute('href', '/accounts/users')
  })
  await test.step('the dashboard as back link where the address leads elsewhere [SHELL-14, I03, D-04]', async () => {
    for (const ref of ['javascript:alert(1)', '//evil.example', String.raw`\evil`, 'https://evil.example']) {
      await page.goto(`/patzu/hospitals?ref=${encodeURIComponent(ref)}`)
      await expect(page.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/')
    }
  })
  await test.step('the user menu [SHELL-02, SHELL-05]', async () => {
    await page.getByRole('button', { name: /Benutzermenü von Stefan Stab/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Mein Profil',
      'Feedback',
      'Tastenkürzel',
      'Hilfe zu dieser Seite',
      'Rundgang',
      'Erfolgsmeldungen ausblenden',
      'Dieses Gerät vergessen',
      'Abmelden',
    ])
    await expect(page.getByRole('group', { name: 'Auf diesem Gerät' }).getByRole('menuitem')).toHaveText([
      'Erfolgsmeldungen ausblenden',
      'Dieses Gerät vergessen',
    ])
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeInViewport({ ratio: 1 })
  })
})

test('on a small screen a button opens the menu [SHELL-07]', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Patientenbefragung' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Spitäler' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('staff see how many feedbacks are open [MENU-04, CONST-06, D-84]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks?done=false')
  const entry = page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: /Feedbacks/ })
  await expect(entry).toContainText(/\d+/)
  await test.step('a finished feedback is not counted [MENU-01, MENU-21]', async () => {
    const count = Number(/\d+/.exec(await entry.innerText())?.[0])
    await page.locator('tbody a').first().click()
    await page.getByRole('checkbox', { name: 'Erledigt' }).check()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(entry).toContainText(String(count - 1))
  })
})
