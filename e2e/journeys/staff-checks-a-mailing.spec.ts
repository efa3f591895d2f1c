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
