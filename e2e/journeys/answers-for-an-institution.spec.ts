import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { storedText } from '../storage.ts'

const link = (values: Record<string, string>): string =>
  `/responsible?${new URLSearchParams({ token: 'responsible-1', typ: 'patzu.hospital', ...values }).toString()}`
const mailto = async (page: Page): Promise<string | null> =>
  await page.locator('a[href^="mailto:"]').getAttribute('href')

async function withContact(page: Page, contactEmail: string): Promise<void> {
  await page.route('**/config.json', async (route) => await route.fulfill({ json: { contactEmail } }))
}

test('a responsible person is thanked [RESP-01, RESP-02, RESP-03] @smoke', async ({ page, mock }) => {
  await page.goto(link({ isResponsible: '1', email: 'x@klinik.ch' }))
  await expect(page).toHaveURL('/responsible')
  await expect(page.getByRole('heading', { name: 'Danke für die Bestätigung' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
  expect((await mock.log('POST responsible/')).map(({ body, query, authorized }) => [body, query, authorized])).toEqual(
    [[{ token: 'responsible-1', isResponsible: '1', contentType: 'patzu.hospital' }, '', false]],
  )
  expect(await storedText(page)).not.toContain('responsible-1')
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
})

test('every other response shows a message and a contact [RESP-04]', async ({ page, mock }) => {
  for (const no of ['0', '', '2', 'true', '01'])
    await test.step(`isResponsible=${no}`, async () => {
      await mock.clearLog()
      await page.goto(link({ isResponsible: no, email: 'x@klinik.ch' }))
      await expect(page.getByText('Bitte teilen Sie uns mit, wer an Ihrer Stelle zuständig ist.')).toBeVisible()
      expect(await mailto(page)).toBe('mailto:x@klinik.ch')
      expect((await mock.log('POST responsible/'))[0]?.body).toMatchObject({ isResponsible: '0' })
    })
})

test('the default contact is shown without exactly one valid address [RESP-05] [D-06] [I06]', async ({ page }) => {
  await withContact(page, 'kontakt@anbieter.ch')
  for (const email of [
    '',
    'a@x.ch?bcc=b@x.ch',
    'a@x.ch\nbcc:b@x.ch',
    '<b>a@x.ch</b>',
    'a@x.ch,b@x.ch',
    'javascript:alert(1)',
  ]) {
    await page.goto(link({ isResponsible: '0', email }))
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible()
    expect(await mailto(page), email).toBe('mailto:kontakt@anbieter.ch')
  }
})

test('an invalid link shows an error, a failing server is retried [AUTH-44] [N02]', async ({ page, mock }) => {
  await withContact(page, 'kontakt@anbieter.ch')
  await page.goto(link({ isResponsible: '1', token: 'falsch' }))
  await expect(page.getByRole('heading', { name: 'Ihre Antwort konnte nicht gespeichert werden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0)
  expect(await mailto(page)).toBe('mailto:kontakt@anbieter.ch')
  await mock.fail({ path: 'responsible/', kind: 'status', status: 503, body: {} })
  await page.goto(link({ isResponsible: '1' }))
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Danke für die Bestätigung' })).toBeVisible()
  await mock.clearLog()
  for (const path of ['/responsible', '/responsible?isResponsible=1', '/responsible?token=a%20b&isResponsible=1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Der Link ist unvollständig' })).toBeVisible()
  }
  expect(await mock.log()).toEqual([])
})

test('the response to a link does not depend on the session and sends none [S16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', link({ isResponsible: '1' }))
  await expect(page.getByRole('heading', { name: 'Danke für die Bestätigung' })).toBeVisible()
  expect((await mock.log('POST responsible/')).map(({ authorized }) => authorized)).toEqual([false])
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
})

for (const [isResponsible, text, thanks] of [
  ['1', 'Ihre Antwort lautet: Ich bin zuständig.', 'Danke für die Bestätigung'],
  ['0', 'Ihre Antwort lautet: Ich bin nicht zuständig.', 'Danke für Ihre Rückmeldung'],
] as const)
  test(`links with confirmation are answered by Enter, not by opening them: isResponsible=${isResponsible}`, async ({
    page,
    mock,
  }) => {
    await page.route('**/config.json', async (route) => await route.fulfill({ json: { linksAskFirst: true } }))
    await page.goto(link({ isResponsible, email: 'x@klinik.ch' }))
    await expect(page).toHaveURL('/responsible')
    await expect(page.getByText(text)).toBeVisible()
    await allLoaded(page)
    expect(await mock.log()).toEqual([])
    await expect(page.getByRole('button', { name: 'Antwort senden' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
    expect((await mock.log('POST responsible/')).map(({ body }) => body)).toEqual([
      { token: 'responsible-1', isResponsible, contentType: 'patzu.hospital' },
    ])
  })

test('links with confirmation send a lost response again by their button [N02]', async ({ page, mock }) => {
  await page.route('**/config.json', async (route) => await route.fulfill({ json: { linksAskFirst: true } }))
  await mock.fail({ path: 'responsible/', kind: 'status', status: 503, body: {} })
  await page.goto(link({ isResponsible: '1' }))
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Danke für die Bestätigung' })).toBeVisible()
})

for (const [language, title] of [
  ['fr', 'Merci pour la confirmation'],
  ['it', 'Grazie per la conferma'],
] as const)
  test(`the thanks are shown in ${language} [I18N-05]`, async ({ page }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null })),
      language,
    )
    await page.goto(link({ isResponsible: '1' }))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
