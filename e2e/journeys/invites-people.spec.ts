import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test('an expired invitation starts a new one for the same person @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/invitations/2')
  await expect(page.getByText(/ihr Link gilt nicht mehr\. Speichern verschickt nichts/)).toBeVisible()
  await page.getByRole('link', { name: 'Neu einladen' }).click()
  await expect(page).toHaveURL(/\/accounts\/invitations\/\+$/)
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('gast2@example.ch')
  expect(await mock.log('POST accounts/invitations/')).toEqual([])
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect.poll(async () => (await mock.log('POST accounts/invitations/')).length).toBe(1)
  const [post] = await mock.log('POST accounts/invitations/')
  expect(post?.body).toMatchObject({ email: 'gast2@example.ch', permissions: [{ content_type: 20 }] })
})

test('an invitation reads as open, expired or accepted', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/invitations/1')
  const head = page.locator('header:has([data-page-heading])')
  await expect(head).toContainText('Offen')
  await expect(page.getByRole('link', { name: 'Neu einladen' })).toHaveCount(0)
  await page.goto('/accounts/invitations/2')
  await expect(head).toContainText('Abgelaufen')
  await page.goto('/accounts/invitations/22')
  await expect(head).toContainText('Angenommen')
  await page.goto('/accounts/invitations?accepted=true')
  await expect(page.getByRole('cell', { name: 'Angenommen' }).first()).toBeVisible()
  await expect(page.getByText('Aktiv', { exact: true })).toHaveCount(0)
})

test('an admin of a hospital invites from the list of its people', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi')
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('button', { name: 'Patientenbefragung' }).click()
  await menu.getByRole('link', { name: 'Benutzer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible()
  // It is not hidden with the other tools of a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Person einladen' })).toBeInViewport()
  await page.getByRole('link', { name: 'Person einladen' }).click()
  await expect(page).toHaveURL(/\/accounts\/invitations\/\+$/)
  await expect(page.getByRole('checkbox', { name: 'Klinik Seeblick (Patientenbefragung)' })).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: 'Benutzer' })).toHaveAttribute(
    'href',
    /^\/accounts\/users/,
  )
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('neu@klinik-seeblick.example')
  await expect(page.getByLabel('Einladungstext')).toHaveValue(/^Guten Tag/)
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect.poll(async () => (await mock.log('POST accounts/invitations/')).length).toBe(1)
  const [post] = await mock.log('POST accounts/invitations/')
  expect(post?.body).toMatchObject({ permissions: [{ role: 2 }] })
})

test('an invitation begins in the language of the one who invites, and shows its link as one', async ({
  page,
  mock,
}) => {
  await mock.edit('accounts/users', 2, { language_previous: 2, language: 2 })
  await enterAs(page, mock, 'staff', '/accounts/invitations/+')
  await expect(page.getByRole('combobox', { name: 'Langue' })).toContainText('Français')
  await expect(page.getByLabel('Texte de l’invitation')).toHaveValue(/^Bonjour,/)
  await expect(
    page.getByText(
      /^Laissez \{\{ register_link \}\} dans le texte.*l’adresse personnelle à laquelle la personne s’inscrit\.$/,
    ),
  ).toBeVisible()
  const mail = page.getByRole('region', { name: 'L’e-mail tel qu’il sera envoyé' })
  const link = mail.frameLocator('iframe').locator('a')
  await expect(link).toHaveText('https://portal.example/signup/exemple')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  // The right to see everything belongs to the rights, the second factor to the sign-in.
  const [rights, signIn] = [page.getByRole('group', { name: 'Droits' }), page.getByRole('group', { name: 'Connexion' })]
  await expect(rights.getByRole('checkbox')).toHaveCount(1)
  await expect(signIn.getByRole('checkbox', { name: 'Exiger un second facteur' })).toBeVisible()
})

test('an expired invitation leads from the list to a new one of the same person', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1680, height: 900 })
  await enterDemoAs(page, 'Stefan', '/accounts/invitations')
  const row = page.getByRole('row', { name: /rolf\.inglin/ })
  await expect(row).toContainText(/Klinik Sonnenrain: Benutzer/)
  await row.getByRole('link', { name: 'Neu einladen' }).click()
  await expect(page).toHaveURL(/accounts\/invitations\/\+/)
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('rolf.inglin@klinik-sonnenrain.example')
})
