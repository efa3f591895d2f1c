import { enterAs, getLogin } from '../actors.ts'
import { choose, filterBy, openFilters } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { getQuery } from '../getQuery.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

test('staff read who changed what in a record [VERS-01, VERS-02, VERS-03] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await page.locator('input[name=name]').fill('Clinique du Lac')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await pressTool(page, 'Versionen')
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  const latest = panel.getByRole('listitem').first()
  await expect(latest).toContainText(getLogin('staff').name)
  await expect(latest).toContainText(/Name.*Geändert.*Clinique du Vallon.*Clinique du Lac/)
  await expect(panel).not.toContainText('[object')
  await expect(
    panel.getByText(/^Erste gespeicherte Fassung mit \d+ Angaben?; was vorher war, ist nicht bekannt$/),
  ).toBeVisible()
  const [requested] = (await mock.log('GET accounts/versions/')).map(({ query }) => query)
  expect(JSON.stringify(requested)).toMatch(/20.*3|3.*20/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('the versions of a list cover all its records with their changes [TOOL-10, D-72]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await pressTool(page, 'Versionen')
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  await expect(panel.getByRole('link')).toHaveCount(15)
  await panel.getByText('Änderungen anzeigen').first().click()
  await expect(panel.getByText(/Geändert|Erstellt|Erste gespeicherte|Keine sichtbare Änderung/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Ältere laden' }).click()
  await expect(panel.getByRole('link')).toHaveCount(30)
  await panel.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/patzu\/hospitals\/\d+$/)
})

test('an activity shows its change and links to the record [VERS-04, VERS-05, VERS-06]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Lac' })
  await enterAs(page, mock, 'staff', '/accounts/versions')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await expect(page.getByRole('button', { name: 'Versionen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clinique du Lac' }).first().click()
  const change = page.getByRole('region', { name: 'Änderung' })
  await expect(change).toContainText(/Name.*Geändert.*Clinique du Vallon.*Clinique du Lac/)
  await change.getByRole('link', { name: 'Zum Eintrag' }).click()
  await expect(page).toHaveURL(/\/patzu\/hospitals\/3$/)
  await test.step('the activity of an order has the name of its line, not the number', async () => {
    await mock.edit('patzu/orders', 7, { email: 'neu@spital.example' })
    await page.goto('/accounts/versions')
    const line = page.locator('tbody tr').first().getByRole('link').first()
    await expect(line).toHaveText(/, .*\d{4} Patientenbefragung · Bestellung$/)
    const name = (await line.locator('bdi').textContent()) ?? ''
    await line.click()
    await expect(page).toHaveURL(/\/accounts\/versions\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('people who are not staff have no versions [TOOL-10, A01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-admin', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versionen' })).toHaveCount(0)
  expect(await mock.log('GET accounts/versions/')).toEqual([])
})

test('restoring two fields of an older version changes nothing else [VERS-01, D-34]', async ({ page, mock }) => {
  const path = 'patzu/hospitals/3/'
  const [measure] = (await readAs<{ measures_ids: number[] }>(page, mock, 'staff', path)).measures_ids
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Lac', frabos_max: 444, measures_ids: [measure, 99_999] })
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Port', frabos_max: 555, state: 2, measures_ids: [] })
  const before = await readAs<Record<string, unknown>>(page, mock, 'staff', path)

  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  const name = page.locator('input[name=name]')
  await expect(name).toHaveValue('Clinique du Port')
  await pressTool(page, 'Versionen')
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  await test.step('the latest version is the current one', async () => {
    const latest = panel.locator('ol > li').first()
    await expect(latest.getByText('Diese Änderung rückgängig machen …')).toBeVisible()
    await expect(latest.getByText('Diesen Stand wiederherstellen …')).toHaveCount(0)
  })
  const older = panel.locator('ol > li').nth(1)
  await older.getByText('Diesen Stand wiederherstellen …').click()
  await expect(older.getByRole('checkbox', { name: 'Alle Felder' })).toBeChecked()
  await expect(older).toContainText('Nr. 99999 gibt es nicht mehr und bleibt weg.')
  await expect(older.getByRole('checkbox', { name: 'Erstellt' })).toHaveCount(0)
  await older.getByRole('checkbox', { name: 'Alle Felder' }).uncheck()
  await expect(older.getByRole('button', { name: 'Ins Formular übernehmen' })).toBeDisabled()
  await older.getByRole('checkbox', { name: 'Name', exact: true }).check()
  await older.getByRole('checkbox', { name: 'Messungen' }).check()
  await older.getByRole('button', { name: 'Ins Formular übernehmen' }).click()
  await expect(panel).toHaveCount(0)

  await expect(name).toHaveValue('Clinique du Lac')
  await expect(page.getByText('aus einer früheren Version')).toHaveCount(2)
  await expect(page.getByText(/Nicht gespeicherte Änderungen \(\d+\): .*Name/)).toBeVisible()
  expect(await readAs(page, mock, 'staff', path)).toEqual(before)
  expect(await mock.log('PUT patzu/hospitals/3/')).toEqual([])

  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await expect(page.getByText('aus einer früheren Version')).toHaveCount(0)
  const after = await readAs<Record<string, unknown>>(page, mock, 'staff', path)
  expect({ ...after, modified: '' }).toEqual({
    ...before,
    name: 'Clinique du Lac',
    measures_ids: [measure],
    modified: '',
  })
})

test('restoring a field that somebody else changed is a conflict [R09, D-38]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Lac' })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await pressTool(page, 'Versionen')
  const older = page.getByRole('dialog', { name: 'Versionen' }).locator('ol > li').nth(1)
  await older.getByText('Diesen Stand wiederherstellen …').click()
  await older.getByRole('button', { name: 'Ins Formular übernehmen' }).click()
  await expect(page.locator('input[name=name]')).toHaveValue('Clinique du Vallon')
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Port' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const conflict = page.getByRole('dialog', { name: 'Jemand anderes hat diesen Eintrag geändert' })
  await expect(conflict.getByRole('row', { name: /Name/ })).toContainText(/Clinique du Vallon.*Clinique du Port/)
  await conflict.getByRole('radio', { name: 'Clinique du Port' }).check()
  await conflict.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.locator('input[name=name]')).toHaveValue('Clinique du Port')
})

test('activities are filtered by person, days and type [VERS-06]', async ({ page, mock }) => {
  const { id, name } = getLogin('staff')
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await page.locator('input[name=name]').fill('Clinique du Lac')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.goto('/accounts/versions')
  await expect(page.locator('tbody tr').first()).toContainText('Clinique du Lac')
  await expect(page.locator('tbody tr').first()).toContainText(name)
  await expect(page.locator('tbody td:nth-child(3)').filter({ hasText: '@' })).toHaveCount(0)

  await openFilters(page)
  await choose(page, 'Person', new RegExp(name), name)
  const today = new Intl.DateTimeFormat('de-CH', {
    timeZone: 'Europe/Zurich',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
  await page.getByRole('textbox', { name: 'Zeitpunkt ab' }).fill(today)
  await page.getByRole('textbox', { name: 'Zeitpunkt bis' }).fill(today)
  await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`revision__user=${id}`))
  const requested = getQuery((await mock.log('GET accounts/versions/')).at(-1))
  expect(requested).toMatchObject({ revision__user: String(id) })
  expect(requested['revision__date_created__gte']).toMatch(/T00:00:00[+]0[12]:00$/)
  expect(requested['revision__date_created__lte']).toMatch(/T23:59:59/)
  await filterBy(page, 'Gehört zu (Art)', /Patientenbefragung.*Spital/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await filterBy(page, 'Gehört zu (Art)', /Benutzer/)
  await expect(page.getByText('Keine Treffer').first()).toBeVisible()
})

test('an activity shows its change above its numbers', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await page.locator('input[name=name]').fill('Clinique du Lac')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.goto('/accounts/versions')
  await page.locator('tbody tr').first().click()
  const change = page.getByRole('region', { name: 'Änderung' })
  await expect(change).toContainText('Clinique du Lac')
  const [above, below] = await Promise.all([change.boundingBox(), page.getByText('Versionsnummer').boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
