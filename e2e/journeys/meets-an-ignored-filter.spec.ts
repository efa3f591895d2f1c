import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { findTool } from '../tools.ts'

test('an ignored filter is recognised by its rows @smoke', async ({ page, mock }) => {
  await page.route(/backend\/results\/data\/\?.*measure=2/, async (route) => {
    await route.continue({ url: route.request().url().replace('measure=2', '') })
  })
  await enterAs(page, mock, 'staff', '/results/data?measure=2')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await expect(page.getByText(/wirkt zurzeit nicht: Messung\. Die Liste zeigt mehr/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  const remove = page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.click({ force: true })
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect((await mock.log()).filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('an ignored filter blocks export, download and bulk changes', async ({ page, mock }) => {
  const why = 'Ein Filter wirkt nicht'
  const leaveOut = async (list: RegExp, filter: string) =>
    await page.route(list, async (route) => {
      await route.continue({ url: route.request().url().replace(filter, '') })
    })
  await leaveOut(/backend\/results\/data\/\?.*measure=2/, 'measure=2')
  await leaveOut(/backend\/patzu\/hospitals\/\?.*category=2/, 'category=2')
  await leaveOut(/backend\/accounts\/users\/\?.*is_staff=true/, 'is_staff=true')
  await enterAs(page, mock, 'staff', '/results/data?measure=2')
  for (const name of ['CSV in 3 Teilen', 'Alles in einem ZIP'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(new RegExp(why))

  await page.goto('/patzu/hospitals?category=2')
  await expect(page.getByText(/wirkt zurzeit nicht: Kategorie\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportieren', exact: true })).toHaveAccessibleDescription(
    new RegExp(why),
  )
  await page.locator('tbody').getByRole('checkbox').first().check()
  await expect(page.getByRole('button', { name: 'An die Personen schreiben' })).toHaveAccessibleDescription(
    new RegExp(why),
  )

  await page.goto('/accounts/users?is_staff=true')
  await expect(page.getByText(/wirkt zurzeit nicht: Mitarbeiter/)).toBeVisible()
  await expect(await findTool(page, 'E-Mail-Versand erstellen')).toHaveAccessibleDescription(new RegExp(why))
  expect((await mock.log()).filter(({ path }) => /export|download/.test(path))).toEqual([])
})

test('a refused filter is named by its label', async ({ page, mock, watch }) => {
  await mock.fail({
    path: 'results/data/?*',
    times: -1,
    kind: 'status',
    status: 400,
    body: { measure: ['Unbekannter Filter.'] },
  })
  await enterAs(page, mock, 'staff', '/results/data?measure=2')
  await expect(page.getByText('Messung: Unbekannter Filter.')).toBeVisible()
  watch.wrong.length = 0
})

test('an ignored filter blocks bulk edits', async ({ page, mock }) => {
  await page.route(/backend\/patzu\/hospitals\/\?.*category=2/, async (route) => {
    await route.continue({ url: route.request().url().replace('category=2', '') })
  })
  await enterAs(page, mock, 'staff', '/patzu/hospitals?category=2')
  await page.locator('tbody').getByRole('checkbox').first().check()
  const edit = page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Ein Feld ändern' })
  await expect(edit).toHaveAccessibleDescription(/Ein Filter wirkt nicht/)
  await edit.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a related list with an ignored filter shows no foreign rows', async ({ page, mock }) => {
  for (const list of ['orders', 'declarations'])
    await page.route(new RegExp(`backend/patzu/${list}/\\?.*hospital_id=1`), async (route) => {
      await route.continue({
        url: route
          .request()
          .url()
          .replace(/hospital_id=1\b/, ''),
      })
    })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  for (const name of ['Bestellungen', 'Deklarationen']) {
    const list = page.getByRole('group', { name, exact: true })
    await expect(list.getByText('Diese Liste lässt sich zurzeit nicht auf diesen Eintrag eingrenzen.')).toBeVisible()
    await expect(list.getByRole('table')).toHaveCount(0)
    await expect(list.getByRole('heading')).toHaveText(name)
    await expect(list.getByRole('link', { name: /Alle/ })).toHaveCount(0)
  }
})
