import type { Locator, Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'
import type { Mock } from '../mock.ts'
import { readAs } from '../readAs.ts'

test.describe.configure({ timeout: 90_000 })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tbody tr')

/** Moves to an element with visible focus by Tab and presses it. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await goTo(page, wanted)
  await page.keyboard.press(key)
}

/** Moves to an element by Tab or Shift+Tab with visible focus. */
async function goTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  // A list of 15 rows may be in between.
  await tabTo(page, wanted, 80, key)
  await expect(wanted).toBeInViewport()
  expect(await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
}

const goBackTo = async (page: Page, wanted: Locator) => await goTo(page, wanted, 'Shift+Tab')

/** The focus is on an element from which a person can continue. What closes gives it back in the next frame. */
const expectFocus = async (page: Page) => await expect(page.locator('body *:focus')).toHaveCount(1)

test('a list is used without a mouse from login to logout [X03, X06] @smoke', async ({ page }) => {
  const spent = await watchEffort(page)
  await page.goto('/login')
  await test.step('1 signs in', async () => {
    await tabTo(page, page.getByLabel('E-Mail'))
    await page.keyboard.type(getLogin('staff').email)
    await tabTo(page, page.locator('input[name=password]'))
    await page.keyboard.type(getLogin('staff').password)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/login/)
    await expect(heading(page)).toBeVisible()
  })
  await test.step('2 opens a list by the menu', async () => {
    const menu = page.getByRole('navigation', { name: 'Menü' })
    await press(page, menu.getByRole('button', { name: 'Patientenbefragung', exact: true }))
    await press(page, menu.getByRole('link', { name: 'Spitäler' }))
    await expect(heading(page)).toHaveText('Spitäler')
    await expect(rows(page)).toHaveCount(15)
  })
  await test.step('3 searches and goes back to all', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('vallon')
    await expect(rows(page)).toHaveCount(1)
    for (const _ of 'vallon') await page.keyboard.press('Backspace')
    await expect(rows(page)).toHaveCount(15)
  })
  await test.step('4 filters', async () => {
    await press(page, page.getByRole('search').getByRole('button', { name: /^Filter/ }))
    await press(page, page.getByRole('combobox', { name: 'Kategorie' }))
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/category=/)
    await expectFocus(page)
  })
  await test.step('5 takes the filter off again', async () => {
    await press(page, page.getByRole('search').getByRole('button', { name: /^Kategorie: .* entfernen$/ }))
    await expect(page).not.toHaveURL(/category=/)
  })
  await test.step('6 sorts', async () => {
    await press(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name' }))
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', /ending/)
  })
  await test.step('7 changes the page', async () => {
    await press(page, page.getByRole('button', { name: 'Nächste Seite' }))
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
  await test.step('8 selects a column', async () => {
    await press(page, page.getByRole('button', { name: 'Spalten' }))
    const box = page.getByRole('group', { name: 'Spalten' }).getByRole('checkbox').nth(1)
    const was = await box.isChecked()
    await press(page, box, 'Space')
    await expect(box).toBeChecked({ checked: !was })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Spalten' })).toBeFocused()
  })
  await test.step('9 signs out', async () => {
    await press(page, page.getByRole('button', { name: /Benutzermenü|Lena|Staff/ }).last())
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/login|logout/)
  })
  expect((await spent()).clicks).toBe(0)
})

test('a record is found, edited, compared, deleted and restored without a mouse [X03, X06]', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(rows(page)).toHaveCount(15)
  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await test.step('10 finds a record from anywhere', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vallon')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Patientenbefragung')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/patzu/hospitals/3')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('11 corrects a field and saves', async () => {
    await page.keyboard.press('e')
    await expect(page.locator('input[name=name]')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' SA')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    expect(await readAs(page, mock, 'staff', 'patzu/hospitals/3/')).toMatchObject({ name: 'Clinique du Vallon SA' })
  })
  await test.step('12 selects from a dropdown', async () => {
    const state = page.getByRole('combobox', { name: 'Kategorie' })
    await press(page, state)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(state).toBeFocused()
  })
  await test.step('13 stays on a page with unsaved changes', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Seeblick')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Klinik Seeblick')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/patzu/hospitals/3')
    await expectFocus(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Gespeichert.').last()).toBeVisible()
  })
  await test.step('14 reads the versions with the focus back on their button', async () => {
    await goBackTo(page, page.getByRole('button', { name: 'Versionen' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Versionen' }).getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Versionen' })).toBeFocused()
  })
  await test.step('15 deletes it', async () => {
    await press(page, page.getByRole('button', { name: 'Weitere Aktionen' }))
    await press(page, page.getByRole('button', { name: 'Löschen' }))
    const question = page.getByRole('alertdialog')
    await press(page, question.getByRole('button', { name: 'Löschen' }))
    await expect(page).toHaveURL('/patzu/hospitals')
    await expect(rows(page)).toHaveCount(15)
  })
  await test.step('16 restores it from the trash', async () => {
    await press(page, page.getByRole('button', { name: 'Papierkorb' }))
    await expect(page).toHaveURL(/is_active=false/)
    await press(page, page.getByRole('checkbox', { name: /Clinique du Vallon SA auswählen/ }), 'Space')
    await press(page, page.getByRole('button', { name: 'Wiederherstellen' }))
    await expect(page.getByText('Spital «Clinique du Vallon SA» wiederhergestellt.').first()).toBeVisible()
    await expectFocus(page)
  })
  await test.step('17 begins a new one with the focus on a missing value', async () => {
    await page.goto('/accounts/usertitles')
    await expect(rows(page).first()).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('n')
      await expect(page).toHaveURL('/accounts/usertitles/+', { timeout: 1000 })
    }).toPass()
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await tabTo(page, page.getByRole('textbox', { name: 'Titel (Deutsch)' }))
    await page.keyboard.type('Dr.')
  })
  await test.step('18 moves down a list', async () => {
    await page.goto('/patzu/hospitals')
    await expect(rows(page)).toHaveCount(15)
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 1000 })
    }).toPass()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(2).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/patzu\/hospitals\/\d+$/)
  })
  expect((await spent()).clicks).toBe(0)
})

/** Opens an evaluation and waits for its charts. */
async function readEvaluation(page: Page, mock: Mock) {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1?others=off')
  await page.getByRole('article', { name: 'Mittelwerte' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article', { name: 'Mittelwerte' }).locator('footer')).toContainText("2'400 Fragebogen")
}

test('an evaluation is read without a mouse [X03, X06, EVAL-12]', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await readEvaluation(page, mock)
  const card = page.getByRole('article', { name: 'Mittelwerte' })
  await test.step('19 reads the points of a chart', async () => {
    await press(page, card.getByRole('slider'), 'Home')
    const first = await card.getByRole('slider').getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect(card.getByRole('slider')).not.toHaveAttribute('aria-valuetext', first ?? '')
  })
  await test.step('20 reads it as a table', async () => {
    await goBackTo(page, card.getByRole('button', { name: 'Tabelle anzeigen' }))
    await page.keyboard.press('Enter')
    await expect(card.getByRole('table')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Diagramm anzeigen' })).toBeFocused()
  })
  await test.step('21 saves it', async () => {
    await press(page, card.getByRole('button', { name: 'Speichern' }))
    const saved = page.waitForEvent('download')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Tabelle als C')
    await expect(page.getByRole('menuitem', { name: 'Tabelle als CSV' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/Mittelwerte.*\.csv$/)
  })
  await test.step('22 sets and clears a filter of the page', async () => {
    await goBackTo(page, page.getByRole('button', { name: 'Filter', exact: true }))
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('combobox', { name: 'Merkmal' }))
    await expect(page.getByRole('option', { name: 'Geschlecht' })).toBeVisible()
    await page.keyboard.type('Geschl')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('checkbox', { name: /^Frau/ }), 'Space')
    await expect(card.locator('footer')).toContainText("1'097 Fragebogen")
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    await goTo(page, page.getByRole('button', { name: 'Geschlecht: Frau entfernen' }))
    await page.keyboard.press('Enter')
    await expect(card.locator('footer')).toContainText("2'400 Fragebogen")
    await expectFocus(page)
  })
  await test.step('23 follows a topic of the overview to its chart', async () => {
    await press(
      page,
      page
        .getByRole('region', { name: 'Auf einen Blick' })
        .getByRole('list')
        .getByRole('button')
        .filter({ hasText: /./ })
        .last(),
    )
    await expect(page.locator('article h2:focus, article h3:focus')).toHaveCount(1)
  })
  await test.step('24 answers a request and continues', async () => {
    await enterAs(page, mock, 'reviewer', '/irp')
    const open = page.getByRole('region', { name: 'Demandes ouvertes' })
    await press(page, open.getByRole('button', { name: 'Oui' }).first())
    await press(
      page,
      page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Accepter' }),
    )
    await expect(open.getByRole('listitem')).toHaveCount(1)
    await expect(open.getByRole('heading')).toBeFocused()
  })
  await test.step('25 changes the language', async () => {
    const german = page.getByRole('contentinfo').getByRole('button', { name: 'DE' })
    await press(page, german)
    await expect(page.getByRole('region', { name: 'Offene Anfragen' })).toBeVisible()
    await expect(german).toBeFocused()
  })
  expect((await spent()).clicks).toBe(0)
})
