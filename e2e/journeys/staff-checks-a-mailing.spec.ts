import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('a mail job shows before its start how many people get it and that its time is past @smoke', async ({
  page,
  mock,
}) => {
  const chosen = Array.from({ length: 40 }, (_, index) => index + 10)
  await mock.edit('mailer/jobs', 42, {
    state: 0,
    template: 1,
    recipients: chosen,
    send_at: '2020-01-02T08:00:00+01:00',
  })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/42')
  await expect(page.locator('header:has([data-page-heading])')).toContainText('40 Empfänger')
  await expect(page.getByText('Dieser Zeitpunkt ist vorbei: «Starten» verschickt sofort.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fortschritt' })).toHaveCount(0)
  const recipients = page.getByRole('region', { name: 'Empfänger', exact: true })
  await expect(recipients.locator('tbody tr')).toHaveCount(15)
  await expect(recipients.getByRole('columnheader')).toHaveText(['E-Mail', 'Person', 'Institution', 'Sprache', ''])
  await page
    .getByRole('navigation', { name: /Empfänger/ })
    .getByRole('button', { name: 'Seite 3' })
    .click()
  await expect(recipients.locator('tbody tr')).toHaveCount(10)
  await test.step('on a phone all of a recipient is in sight, with its button at the right', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const row = recipients.locator('tbody tr').first()
    await expect(row.getByRole('link', { name: /@/ })).toBeVisible()
    const overflow = await recipients.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBe(0)
    const [button, name] = await Promise.all([
      row.getByRole('button').boundingBox(),
      row.getByRole('link').first().boundingBox(),
    ])
    expect(button?.x).toBeGreaterThan(320)
    expect(Math.abs((button?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(24)
    // Nothing covers it, and it covers no address.
    const address = await row
      .getByRole('cell')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight))
    expect(address).toBeLessThanOrEqual(button?.x ?? 0)
    await row.getByRole('button').click({ trial: true, timeout: 5000 })
  })
  await test.step('on a tablet an address is broken, and the button of each recipient is in sight', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const overflow = await recipients.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBe(0)
    const row = recipients.locator('tbody tr').first()
    await row.getByRole('button').scrollIntoViewIfNeeded()
    await expect(row.getByRole('button')).toBeInViewport({ ratio: 1 })
  })
})

test('a mail job shows what its recipients read in each language', async ({ page, mock }) => {
  await mock.edit('mailer/mailtemplates', 1, {
    subject_de: 'Die Angaben fehlen noch',
    body_de: '<p>Guten Tag {{ first_name }}</p>',
    subject_fr: 'Vos indications manquent',
    body_fr: '<p>Bonjour {{ first_name }}</p>',
    body_it: '',
  })
  await mock.edit('mailer/jobs', 42, { state: 0, template: 1, recipients: [10], recipients_sent: 0 })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/42')
  const message = page.getByRole('region', { name: 'Nachricht' })
  const text = message.frameLocator('iframe').locator('body')
  await expect(page.locator('header:has([data-page-heading])')).toContainText('Wartet auf Start')
  const sheet = message.getByRole('figure')
  const [width, form] = await Promise.all([sheet.boundingBox(), page.locator('form').boundingBox()])
  expect(Math.abs((width?.width ?? 0) - (form?.width ?? Infinity))).toBeLessThan(4)
  // Each language has the number of its recipients.
  await expect(message.getByRole('tab')).toHaveText([/^Deutsch \d$/, /^Französisch \d$/, /^Italienisch \d/])
  await expect(message.getByRole('tab', { name: /^Italienisch/ })).toHaveAccessibleName(
    /kein Text, es gilt der deutsche/,
  )
  await expect(message.getByRole('table')).toHaveCount(0)
  await expect(text).toHaveText('Guten Tag Anna')
  await test.step('it is a sheet with its subject, which is dimmed in the dark', async () => {
    await expect(sheet).toContainText('Betreff: Die Angaben fehlen noch')
    await expect(sheet).toContainText('So zeigen die meisten Mailprogramme die E-Mail.')
    await expect(text).toHaveCSS('font-family', /^Arial/)
    const getFilter = async () => await sheet.locator('iframe').evaluate((frame) => getComputedStyle(frame).filter)
    expect(await getFilter()).toBe('none')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(getFilter).toBe('brightness(0.92)')
    await page.emulateMedia({ colorScheme: 'light' })
  })
  await message.getByRole('tab', { name: 'Französisch' }).click()
  await expect(text).toHaveText('Bonjour Anna')
  await expect(sheet).toContainText('Betreff: Vos indications manquent')
  await message.getByRole('tab', { name: 'Italienisch' }).click()
  await expect(message).toContainText('Kein Text in dieser Sprache: es gilt der deutsche.')
})

test('a mail job without a template says that it has no message', async ({ page, mock }) => {
  await mock.edit('mailer/jobs', 42, { state: 0, template: null, recipients: [10], recipients_sent: 0 })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/42')
  await expect(page.getByRole('region', { name: 'Nachricht' })).toContainText(
    'Noch keine Nachricht: Wählen Sie eine Vorlage und speichern Sie.',
  )
})

test('recipients are removed from the table of a mail job, and kept until they are saved', async ({ page, mock }) => {
  await mock.edit('mailer/jobs', 42, { state: 0, template: 1, recipients: [10, 11, 12], recipients_sent: 0 })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/42')
  const rows = page.getByRole('region', { name: 'Empfänger', exact: true }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  const name = await rows.first().getByRole('link').nth(1).innerText()
  await rows
    .first()
    .getByRole('button', { name: `${name} entfernen` })
    .click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('2 Empfänger', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Empfänger' })).toBeFocused()
  await rows.first().getByRole('link').nth(1).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bleiben' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(async () => (await mock.log('PUT mailer/jobs/42/')).map(({ body }) => body))
    .toMatchObject([{ recipients: [11, 12] }])
})
