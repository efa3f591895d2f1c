import { enterAs, signInAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'
import { findTool, pressTool } from '../tools.ts'

test.describe.configure({ timeout: 90_000 })

test('a named view of a list is saved in its menu @smoke', async ({ page, mock, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, mock, 'staff', '/patzu/hospitals?ordering=-name&columns=name,anqid')
  const found: string[] = []
  const look = axeOn(page, found)
  await pressTool(page, 'Ansichten')
  await page.getByRole('menuitem', { name: /Diese Ansicht speichern/ }).click()
  await page.getByRole('textbox', { name: /Name der Ansicht/ }).fill('Von Z bis A')
  await look('save')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(await findTool(page, /Von Z bis A/)).toBeVisible()

  await page.goto('/patzu/hospitals')
  await pressTool(page, 'Ansichten')
  await page.getByRole('menuitem', { name: 'Von Z bis A' }).click()
  await expect(page).toHaveURL(/columns=name%2Canqid&ordering=-name/)
  await expect(page.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending')

  await pressTool(page, /Von Z bis A/)
  await page.getByRole('menuitem', { name: /Link zu dieser Liste/ }).click()
  await expect(page.getByText('Link kopiert.')).toBeVisible()
  const link = await page.evaluate(async () => await navigator.clipboard.readText())

  await page.goto('/')
  await page.getByRole('button', { name: /^Alles finden/ }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('von z')
  await page.getByRole('option', { name: /Von Z bis A/ }).click()
  await expect(page).toHaveURL(/ordering=-name/)

  await page.goto('/')
  await page.goto(link)
  await pressTool(page, /Von Z bis A/)
  await page.getByRole('menuitem', { name: /verwalten/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('manage')
  await page.getByRole('button', { name: 'Ansicht «Von Z bis A» löschen' }).click()
  await expect(page.getByText('Für diese Liste gibt es keine Ansichten mehr.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).last().click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(await findTool(page, /Von Z bis A/)).toBeVisible()
  expect(found).toEqual([])
})

test('a view with a missing filter opens with a notification [SESS-12, D-09, D-85]', async ({ page, mock }) => {
  await signInAs(page, 'staff')
  await page.goto('/patzu/orders?gibtesnicht=1#view=Alte%20Ansicht')
  await expect(page.getByText(/^Ohne diese Angaben geöffnet, weil es sie nicht mehr gibt: gibtesnicht/)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await pressTool(page, 'Ansichten')
  await page.getByRole('menuitem', { name: /Diese Ansicht speichern/ }).click()
  await expect(page.getByRole('textbox', { name: /Name der Ansicht/ })).toHaveValue('Alte Ansicht')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(await findTool(page, /Alte Ansicht/)).toBeVisible()

  // A view is removed with the permission for its list.
  await mock.edit('accounts/users', 2, { is_staff: false })
  await page.goto('/')
  await page.getByRole('button', { name: /^Alles finden/ }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('alte ansicht')
  await expect(page.getByText('Nichts gefunden.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  const left = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(Object.keys(left).toSorted()).toEqual(['kept-2', 'loginData'])
  expect(JSON.parse(left['kept-2'] ?? '')).toEqual({
    views: [{ id: expect.any(String), name: 'Alte Ansicht', path: 'patzu/orders', query: 'size=15' }],
    lists: [],
    recent: [],
    areKeysOff: false,
    // The time of the first visit is kept to mark what is new since.
    lookedSince: expect.any(String),
    opened: [],
    isTourOver: false,
    headings: [],
  })
  // Nothing else is left.
  expect((await storedText(page)).replaceAll('Alte Ansicht', '')).not.toContain('Ansicht')
})
