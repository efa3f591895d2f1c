import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { getQuery } from '../getQuery.ts'
import { findTool, pressTool } from '../tools.ts'

const german = (page: Page) => page.getByRole('textbox', { name: 'Text (Deutsch)' })
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Darstellung des Textes' }).getByRole('button', { name })
const getFrame = (page: Page) => page.frameLocator('main iframe').locator('body')
const untouched = (page: Page) => page.evaluate(() => '__xss' in window)

const hostile = [
  '<p style="color:red;background:url(https://evil.example/a)">rot</p>',
  '<img src="https://evil.example/pixel.png" alt="Logo" onerror="window.__xss=1">',
  '<svg/onload="window.__xss=1"><style>@import "https://evil.example/x.css"</style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;"></mglyph></table></mtext></math>',
  '<a href="javascript:window.__xss=1" target="_top">Link</a><a href="https://evil.example">fort</a>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe><object data="data:text/html,x"></object>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><form action="https://evil.example"><input autofocus onfocus="window.__xss=1"></form>',
  '<script>parent.__xss=1</script><p>{{ register_link }}</p>',
].join('\n')

test('staff write a mail template with placeholders [MAIL-10, MAIL-09, R03] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/+')
  await page.locator('input[name=name]').fill('Rundbrief')
  await page.locator('input[name=subject_de]').fill('Neues aus dem Portal')
  await german(page).click()
  await page.keyboard.type('Guten Tag {{ first_name }}')
  await expect(german(page).locator('[data-placeholder]')).toHaveText('Vorname')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fett' }).click()
  await page.keyboard.type('Willkommen')
  await page.getByRole('button', { name: 'Fett' }).click()
  await page.keyboard.type(' hier: ')
  await page.getByRole('button', { name: 'Platzhalter' }).click()
  await page.getByRole('menuitem', { name: 'Registrierungslink' }).click()
  await mode(page, 'Vorschau').click()
  await expect(getFrame(page)).toContainText('Guten Tag Anna')
  await expect(getFrame(page)).toContainText('https://portal.example/signup/beispiel')
  await page.getByRole('button', { name: 'E-Mail-Vorlage hinzufügen' }).click()
  await expect(page).toHaveURL(/\/mailer\/mailtemplates\/\d+$/)
  const body = '<p>Guten Tag {{ first_name }}</p><p><strong>Willkommen</strong> hier: {{ register_link }}</p>'
  expect((await mock.log('POST mailer/mailtemplates/'))[0]?.body).toMatchObject({ name: 'Rundbrief', body_de: body })

  await page.reload()
  await expect(german(page)).toContainText('Willkommen hier')
  await page.locator('input[name=name]').fill('Rundbrief Herbst')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const put = (await mock.log()).find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({ name: 'Rundbrief Herbst', body_de: body })
})

test('an invitation template without the register link in one language is not saved [D-81, ACC-19]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/1')
  await page.getByRole('tab', { name: 'Französisch' }).click()
  await mode(page, 'Quelltext').click()
  await page.getByRole('textbox', { name: 'Text (Französisch)' }).fill('<p>Bonjour {{ first_name }}</p>')
  await expect(page.getByText(/fehlt aber: Französisch\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Im Text fehlt der Registrierungslink' })
  await expect(problem).toBeVisible()
  await problem.getByRole('button', { name: 'Text' }).click()
  await expect(page.getByRole('tab', { name: /Französisch/ })).toBeFocused()
  expect(await mock.log('PUT mailer/mailtemplates/1/')).toEqual([])
})

test('hostile markup in a mail is inert [R03, D-15] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/21')
  await expect(page.getByText(/nicht erlaubt sind/)).toBeVisible()
  await mode(page, 'Vorschau').click()
  await expect(getFrame(page)).toContainText('Link')
  await mode(page, 'Quelltext').click()
  await german(page).fill(hostile)
  await german(page).blur()
  await expect(german(page)).not.toHaveValue(/script|onload|style>|iframe|<form|<base/)
  await expect(german(page)).toHaveValue(/\{\{ register_link \}\}/)
  await mode(page, 'Vorschau').click()
  await expect(getFrame(page).locator('p').first()).toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(getFrame(page)).toContainText('[Bild: Logo]')
  await expect(getFrame(page).locator('img, script, a[href], form')).toHaveCount(0)
  await expect(page.locator('main iframe')).toHaveAttribute('sandbox', 'allow-same-origin')

  await page.getByRole('tab', { name: 'Italienisch' }).click()
  await mode(page, 'Quelltext').click()
  await page.getByRole('textbox', { name: 'Text (Italienisch)' }).fill('')
  await page.getByRole('textbox', { name: 'Text (Italienisch)' }).blur()
  await mode(page, 'Editor').click()
  const editor = page.getByRole('textbox', { name: 'Text (Italienisch)' })
  await editor.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, hostile)
  await expect(editor).toContainText('rot')
  await expect(editor.locator('[data-placeholder]')).toHaveText('Registrierungslink')
  await expect(editor.locator('img[src], script, svg, form')).toHaveCount(0)
  expect(await untouched(page)).toBe(false)
})

test('staff stop a running mail job [MAIL-08, N15]', async ({ page, mock }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/41')
  await test.step('it starts [MAIL-04, MAIL-05]', async () => {
    await page.getByRole('button', { name: 'Starten' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      /«Versand 41» mit der Vorlage «.+» an \d+ Empfänger versenden\? Versandzeitpunkt: sofort\./,
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Starten' }).click()
    await expect(page.getByText('E-Mail-Versand wurde gestartet').first()).toBeVisible()
  })
  const bar = page.getByRole('region', { name: 'Fortschritt' }).getByRole('progressbar')
  await test.step('its progress [MAIL-02]', async () => {
    await expect(bar).toHaveAttribute('value', '0')
    await mock.edit('mailer/jobs', 41, { progress: 50, recipients_sent: 10 })
    await expect(bar).toHaveAttribute('value', '50')
  })
  await test.step('it stops [MAIL-06, MAIL-07]', async () => {
    await page.getByRole('button', { name: 'Stoppen' }).dblclick()
    await expect(page.getByText('E-Mail-Versand wurde gestoppt').first()).toBeVisible()
    expect((await mock.log('PATCH mailer/jobs/41/')).map(({ body }) => body)).toEqual([{ state: 1 }, { state: 0 }])
    await expect(page.getByRole('main').getByRole('button', { name: /^Erneut starten/ })).toBeVisible()
  })

  await page.getByRole('main').getByRole('link', { name: 'E-Mail-Versände' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await mock.clearLog()
  await page.clock.runFor(5_000)
  await allLoaded(page)
  expect(await mock.log('GET mailer/jobs/41/')).toEqual([])
})

test('a finished job restarts only after a typed confirmation [D-38]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/45')
  await pressTool(page, /^Erneut starten/)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/bereits an (\d+) von \1 Empfängern/)
  await expect(question.getByRole('button', { name: 'Erneut starten' })).toBeDisabled()
  await question.getByRole('textbox').fill('ERNEUT SENDEN')
  await question.getByRole('button', { name: 'Erneut starten' }).click()
  await expect(page.getByText('E-Mail-Versand wurde gestartet').first()).toBeVisible()
  expect((await mock.log('PATCH mailer/jobs/45/')).map(({ body }) => body)).toEqual([{ state: 0 }, { state: 1 }])
})

test('a job without recipients cannot be started [MAIL-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/47')
  await expect(page.getByRole('button', { name: 'Starten' })).toHaveAttribute(
    'title',
    'Ohne Empfänger gibt es nichts zu versenden.',
  )
})

test('a job without a template shows so [MAIL-04, MAIL-02]', async ({ page, mock }) => {
  await mock.edit('mailer/jobs', 44, { template: null })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/44')
  await expect(page.getByRole('button', { name: 'Starten' })).toHaveAttribute('title', 'Es fehlt die Vorlage.')
  await page.getByRole('combobox', { name: 'Vorlage' }).click()
  await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Starten' }).click()
  await expect(page.getByRole('button', { name: 'Stoppen' })).toBeVisible()

  await expect(page.getByText(/Empfänger lassen sich ändern, sobald der Versand gestoppt ist\./)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Vorlage' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Empfänger' })).toHaveCount(0)
  const question = page.getByRole('alertdialog')
  await pressTool(page, 'Löschen')
  await expect(question).toContainText('Dieser Versand läuft gerade')
  await expect(question.getByRole('button', { name: 'Löschen' })).toBeDisabled()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await page.goto('/mailer/mailjobs?state=1')
  await page
    .getByRole('row', { name: /Versand 44/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click()
  await expect(question).toContainText('Dieser Versand läuft gerade')
  await expect(question.getByRole('button', { name: 'Löschen' })).toBeDisabled()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await mock.log('DELETE mailer/jobs/44/')).toEqual([])
})

test('recipients of a sent job are listed with their state and mails [MAIL-02]', async ({ page, mock }) => {
  await mock.edit('mailer/jobs', 1, {
    recipients: Array.from({ length: 230 }, (_, at) => at + 30),
    recipients_sent: 230,
  })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/1')
  const rows = page.getByRole('region', { name: 'Empfänger' }).locator('tbody tr')
  await expect(page.getByText('230 Empfänger: 230 versandt, 0 ausstehend')).toBeVisible()
  await expect(rows).toHaveCount(15)
  await expect(rows.filter({ hasText: 'Versandt' })).toHaveCount(15)
  await expect(page.getByRole('main').getByRole('button', { name: /entfernen/ })).toHaveCount(0)
  const pages = page.getByRole('navigation', { name: /Empfänger/ })
  await pages.getByRole('button', { name: 'Seite 16' }).click()
  await expect(rows).toHaveCount(5)

  await page.getByRole('searchbox', { name: 'Empfänger suchen' }).fill('nadine')
  await expect(page.getByText(/^\d+ Empfänger gefunden$/)).toBeVisible()
  await expect(rows.filter({ hasNotText: /nadine/i })).toHaveCount(0)
  const requested = (await mock.log('GET accounts/users/')).map(getQuery).filter(({ onlyId }) => onlyId === '1')
  expect(requested.map(({ ids }) => ids?.split(',').length)).toEqual([200, 30])
  const address = rows.first().getByRole('link', { name: /@/ })
  const email = await address.innerText()
  await address.click()
  await expect(page).toHaveURL(/mailer\/mails\?search=/)
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue(email)

  // Meanwhile the server reports how many have it, but not who: nobody is shown as having it.
  await mock.edit('mailer/jobs', 1, { state: 1, recipients_sent: 7 })
  await page.goto('/mailer/mailjobs/1')
  await expect(page.getByText('230 Empfänger: 7 versandt, 223 ausstehend')).toBeVisible()
  await expect(rows).toHaveCount(15)
  await expect(rows.filter({ hasText: /Versandt|Ausstehend/ })).toHaveCount(0)
})

test('the only default template stays one until there is a second [MAIL-11]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/1')
  const box = page.getByRole('checkbox', { name: 'Standardvorlage' })
  await expect(box).toBeChecked()
  await expect(box).toBeDisabled()
  await expect(page.getByText('Das ist die einzige Standardvorlage. Sie ist geschützt,')).toBeVisible()
  await expect(await findTool(page, 'Löschen')).toHaveAttribute('title', /versendet das Portal selbst/)
  await page.goto('/mailer/mailtemplates/2')
  await expect(page.getByRole('checkbox', { name: 'Vorlage für vergessenes Passwort' })).toBeDisabled()

  await page.goto('/mailer/mailtemplates/5')
  await box.check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.goto('/mailer/mailtemplates/1')
  await box.uncheck()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log('PUT mailer/mailtemplates/1/')
  expect(put?.body).toMatchObject({ is_default: false, name: 'Einladung' })
})

async function fillJob(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
  await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
  await dialog.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
}

test('staff create a mail job for selected users or for all that match [TOOL-09, MAIL-09, D-82]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/users?search=meier')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.locator('tbody').getByRole('checkbox').nth(0).check()
  await page.locator('tbody').getByRole('checkbox').nth(1).check()
  await pressTool(page, 'E-Mail-Versand erstellen')
  await expect(page.getByRole('radio', { name: 'Ausgewählte Benutzer: 2' })).toBeChecked()
  await fillJob(page, 'An zwei')
  await expect(page).toHaveURL(/\/mailer\/mailjobs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An zwei')

  await page.goto('/accounts/users?search=meier')
  await pressTool(page, 'E-Mail-Versand erstellen')
  const reported = await page.getByText(/^Der E-Mail-Versand geht an alle/).textContent()
  await fillJob(page, 'An alle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An alle')
  const [picked, all] = (await mock.log('POST mailer/jobs/')).map(({ body }) => body as { recipients: number[] })
  expect(picked?.recipients).toHaveLength(2)
  expect(reported).toMatch(new RegExp(`alle ${all?.recipients.length} Benutzer`))
  expect(all?.recipients.length).toBeGreaterThan(2)
})

test('a mail is shown in a frame, not as markup [MAIL-01, D-15]', async ({ page, mock }) => {
  await mock.edit('mailer/mails', 5, { body: hostile, subject: 'Böse' })
  await enterAs(page, mock, 'staff', '/mailer/mails/5')
  await expect(getFrame(page)).toContainText('rot')
  await expect(getFrame(page)).toContainText('{{ register_link }}')
  expect(await untouched(page)).toBe(false)
})
