import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'

const helpOn = (page: Page) => page.getByRole('complementary', { name: 'Hilfe zu dieser Seite' })

async function openByMenu(page: Page) {
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Hilfe zu dieser Seite' }).click()
  await expect(helpOn(page)).toBeVisible()
}

test('help is next to the page [X06] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Klinik Seeblick')
  await name.fill('Klinik Seeblick AG')
  await test.step('a key opens it while somebody types', async () => {
    // Shortcuts work a moment after the page is visible.
    await expect(async () => {
      await page.keyboard.press('F1')
      await expect(helpOn(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(helpOn(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(helpOn(page)).toContainText('Felder mit * sind Pflichtfelder')
  })
  await test.step('it covers nothing of the page', async () => {
    const help = await helpOn(page).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(main && help && main.x + main.width <= help.x).toBe(true)
    await expect(name).toHaveValue('Klinik Seeblick AG')
  })
  await test.step('the page next to it works as usual', async () => {
    await name.fill('Klinik Seeblick Bern')
    await expect(helpOn(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(helpOn(page)).toHaveCount(0)
    await expect(name).toBeFocused()
  })
  await test.step('Escape returns the focus', async () => {
    await page.keyboard.press('F1')
    await expect(helpOn(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(helpOn(page)).toHaveCount(0)
    await expect(name).toBeFocused()
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await openByMenu(page)
  await test.step('each page has its own help', async () => {
    await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Adressen' }).click()
    await expect(helpOn(page)).toContainText('Mit Listen arbeiten')
    await expect(helpOn(page)).not.toContainText('Felder mit * sind Pflichtfelder')
  })
  await helpOn(page).getByRole('button', { name: 'Schliessen' }).click()
  await expect(page.getByRole('button', { name: /Benutzermenü/ })).toBeFocused()
})

test('a single key in the list of keys toggles the help [X06]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('h')
    await expect(helpOn(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await helpOn(page).getByRole('button', { name: 'Tastenkürzel' }).click()
  await expect(page.getByRole('dialog')).toContainText(/H\s*F1\s*Hilfe zu dieser Seite/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(helpOn(page)).toBeVisible()
  await page.keyboard.press('h')
  await expect(helpOn(page)).toHaveCount(0)
})

for (const [hideBelow, words] of [
  [5, 'Gruppen mit weniger als 5 Personen werden nicht gezeigt'],
  [0, ''],
] as const)
  test(`help of an evaluation is correct where ${hideBelow} is the limit of small groups`, async ({ page, mock }) => {
    await page.route('**/config.json', async (route) => await route.fulfill({ json: { smallGroups: { hideBelow } } }))
    await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openByMenu(page)
    await expect(helpOn(page)).toContainText('Eine Auswertung lesen')
    if (words) await expect(helpOn(page)).toContainText(words)
    else await expect(helpOn(page)).not.toContainText('Gruppen')
  })

test('help is above the page on a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'demo', '/results/evaluations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openByMenu(page)
  await page.evaluate(() => scrollTo(0, 0))
  const help = await helpOn(page).boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(help && heading && help.y + help.height <= heading.y).toBe(true)
  expect(help?.height).toBeLessThan(844 / 2)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(helpOn(page)).toBeInViewport()
})

test('help has no axe violations in both themes, wide and narrow [X01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openByMenu(page)
  const found: string[] = []
  await axeOn(page, found)('help')
  expect(found).toEqual([])
})
