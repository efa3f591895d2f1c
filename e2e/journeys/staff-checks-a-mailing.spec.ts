import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('a mail job shows before its start how many people get it and that its time is past @smoke', async ({
  page,
  mock,
}) => {
  const recipients = Array.from({ length: 40 }, (_, index) => index + 10)
  await mock.edit('mailer/jobs', 42, { state: 0, template: 1, recipients, send_at: '2020-01-02T08:00:00+01:00' })
  await enterAs(page, mock, 'staff', '/mailer/mailjobs/42')
  await expect(page.locator('header:has([data-page-heading])')).toContainText('40 Empfänger')
  await expect(page.getByText('Dieser Zeitpunkt ist vorbei: «Starten» verschickt sofort.')).toBeVisible()
  const chips = page.getByRole('list', { name: 'Empfänger' }).getByRole('listitem')
  await expect(chips).toHaveCount(11)
  await page.getByRole('button', { name: '30 weitere anzeigen' }).click()
  await expect(chips).toHaveCount(40)
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
  await expect(message).toContainText('Betreff: Die Angaben fehlen noch')
  await expect(text).toHaveText('Guten Tag Anna')
  await message.getByRole('tab', { name: 'Französisch' }).click()
  await expect(message).toContainText('Betreff: Vos indications manquent')
  await expect(text).toHaveText('Bonjour Anna')
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
