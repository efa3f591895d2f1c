import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

test('a pasted name is saved without invisible characters [D-94] @smoke', async ({ page, mock }) => {
  const before = await readAs<Record<string, unknown>>(page, mock, 'staff', 'patzu/hospitals/1/')
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.locator('input[name=name]').fill(' Ho\u0302pital\u00A0\u00A0E\u0301vian\u200B\u00AD ')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hôpital Évian')
  const after = await readAs<Record<string, unknown>>(page, mock, 'staff', 'patzu/hospitals/1/')
  const sorted = (ids: unknown) => (ids as number[]).toSorted((one, other) => one - other)
  expect({ ...after, measures_ids: sorted(after['measures_ids']) }).toEqual({
    ...before,
    name: 'Hôpital Évian',
    modified: after['modified'],
    measures_ids: sorted(before['measures_ids']),
  })
  await page.goto('/patzu/hospitals/?search=Évian')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a mobile number is saved in a normalised form [D-94]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/users/+')
  await page.getByRole('combobox', { name: /Zweiter Faktor/ }).click()
  await page.getByRole('option', { name: 'Mobiltelefon (SMS)' }).click()
  const phone = page.locator('input[name=authy_phone]')
  await phone.fill('044 123 45 67')
  await expect(page.getByText('Das ist keine Mobilnummer: SMS kommen dort nicht an.')).toBeVisible()
  await phone.fill('\u202A+41 (0)79\u00A0123-45-67\u202C')
  await expect(page.getByText('Das ist keine Mobilnummer: SMS kommen dort nicht an.')).toBeHidden()
  await page.locator('input[name=email]').fill('Hans Muster <Hans.Muster@klinik.example>')
  await page.locator('input[name=first_name]').fill('Hans')
  await page.locator('input[name=last_name]').fill('Muster')
  await page.getByRole('button', { name: 'Benutzer hinzufügen', exact: true }).click()
  await expect(page).toHaveURL(/accounts\/users\/\d+/)
  const { results } = await readAs<{ results: unknown[] }>(page, mock, 'staff', 'accounts/users/?search=hans.muster')
  expect(results).toMatchObject([{ email: 'hans.muster@klinik.example', authy_phone: '+41791234567' }])
})
