import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

test('undoing an earlier change puts back its fields and keeps what was changed since [VERS-01, D-34] @smoke', async ({
  page,
  mock,
}) => {
  const path = 'patzu/hospitals/3/'
  // A set of measures has no order.
  const read = async () => {
    const row = await readAs<Record<string, unknown> & { measures_ids: number[] }>(page, mock, 'staff', path)
    return { ...row, measures_ids: row.measures_ids.toSorted((one, other) => one - other) } as Record<string, unknown>
  }
  const first = await read()
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Lac', frabos_max: 444, frabos_vorjahr: 333 })
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Port', state: 2 })
  const before = await read()

  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await pressTool(page, 'Versionen')
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  const change = panel.locator('ol > li').nth(1)
  await change.getByText('Diese Änderung rückgängig machen …').click()
  await expect(change.getByRole('checkbox', { name: 'Name', exact: true })).not.toBeChecked()
  await expect(change).toContainText('Seither noch einmal geändert: Der heutige Wert bleibt')
  await expect(change.getByRole('checkbox', { name: 'Status' })).toHaveCount(0)
  await change.getByRole('button', { name: 'Ins Formular übernehmen' }).click()
  await expect(panel).toHaveCount(0)
  expect(await read()).toEqual(before)

  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect({ ...(await read()), modified: '' }).toEqual({
    ...before,
    frabos_max: first['frabos_max'],
    frabos_vorjahr: first['frabos_vorjahr'],
    modified: '',
  })
})
