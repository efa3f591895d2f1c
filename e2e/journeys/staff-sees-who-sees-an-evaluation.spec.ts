import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

test('staff see who can open an evaluation, before and after a change, and write to those who were not here @smoke', async ({
  page,
  mock,
}) => {
  await mock.edit('results/evaluations', 101, {
    is_parent_evaluation: true,
    creator_id: 1,
    users_admin: [],
    view_access_admins: [5],
    view_access_users: [],
  })
  await mock.edit('accounts/users', 5, { last_login: '2020-01-01T10:00:00Z' })
  await enterAs(page, mock, 'staff', '/results/evaluations/101?view=settings')
  const open = async () => await pressTool(page, 'Wer sieht diese Auswertung?')
  const dialog = page.getByRole('dialog', { name: 'Wer sieht diese Auswertung?' })
  const admin = dialog.getByRole('row').filter({ hasText: 'in «Sichtbar für Admins»' })

  await test.step('unsaved settings are marked', async () => {
    await page.getByRole('checkbox', { name: 'Ist eine Vorlage' }).uncheck()
    await open()
    await expect(admin.first()).toBeInViewport()
    await expect(dialog.getByText('erst nach dem Speichern').first()).toBeVisible()
    const found: string[] = []
    await axeOn(page, found)('who sees')
    expect(found).toEqual([])
    await dialog.getByRole('button', { name: 'Schliessen' }).first().click()
  })
  await test.step('the mail names its only recipient before it is created', async () => {
    await page.goto('/results/evaluations/101')
    await open()
    await expect(admin).toHaveCount(1)
    await expect(admin).toContainText('01.01.2020, seither nicht')
    await dialog.getByRole('button', { name: 'An 1 Person schreiben' }).click()
    const job = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
    await expect(job.getByRole('row')).toHaveCount(2)
    await expect(job.getByText('hospital-admin@demo.example')).toBeVisible()
  })
})
