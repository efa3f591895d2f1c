import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { look, panel, reported } from '../watch/measurePage.ts'
import { getTitle } from '../getTitle.ts'

test('a measure keeps the input of a hidden tab @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveText([
    'Daten und Import',
    'Attribute',
    'Haupt- und abgeleitete Messungen',
    'Einstellungen',
  ])
  await expect(tab('Daten und Import')).toHaveAttribute('aria-selected', 'true')
  await test.step('on a phone the tabs are one line that scrolls to the current one', async () => {
    const width = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await tab('Einstellungen').click()
    await expect(tab('Einstellungen')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/tab=form$/)
    await page.goBack()
    if (width) await page.setViewportSize(width)
  })
  await expect(panel(page, 'Daten und Import')).toContainText('Anzahl Ergebnisse')

  await tab('Einstellungen').click()
  await expect(page).toHaveURL(/measures\/10\?tab=form$/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zufriedenheit neu')
  await tab('Attribute').click()
  await expect(page).toHaveURL(/measures\/10\?tab=attributes$/)
  await expect(panel(page, 'Attribute')).toContainText('«umgekehrt» heisst')
  await panel(page, 'Attribute').getByRole('checkbox', { name: 'Wartezeit auswählen' }).check()
  await tab(/^Haupt/).click()
  await expect(tab(/^Einstellungen/)).toHaveAccessibleName('Einstellungen nicht gespeichert')
  await expect(tab(/^Attribute/)).toHaveAccessibleName('Attribute nicht gespeichert')
  await expect(page.getByText('Nicht gespeicherte Änderungen (1): Name')).toBeInViewport()
  await look(page, 'tabs with something unsaved')

  await test.step('back opens the previous tab with its input', async () => {
    await page.goBack()
    await expect(panel(page, 'Attribute').getByRole('checkbox', { name: 'Wartezeit auswählen' })).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zufriedenheit neu')
  })
  await test.step('any tab saves, an error opens its tab', async () => {
    await page.getByRole('textbox', { name: 'Schlüssel', exact: true }).fill('')
    await tab('Daten und Import').click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page).toHaveURL(/tab=form$/)
    await expect(page.getByRole('textbox', { name: 'Schlüssel', exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Schlüssel', exact: true }).fill('zufrieden')
    await tab('Daten und Import').click()
    await page.keyboard.press('Control+s')
    await reported(page, 'Gespeichert.')
    const [sent] = await mock.log('PUT results/measures/10/')
    expect(sent?.body).toMatchObject({ id: 10, name: 'Zufriedenheit neu', key: 'zufrieden' })
    await expect(tab('Einstellungen')).toHaveAccessibleName('Einstellungen')
    await expect(tab(/^Attribute/)).toHaveAccessibleName('Attribute nicht gespeichert')
  })
})

test('a measure links to its results, an import and a new evaluation', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10')
  const name = await getTitle(page)
  await page.getByRole('link', { name: 'Ergebnisse anzeigen' }).click()
  await expect(page).toHaveURL(/results\/data\?measure=10$/)
  await expect(page.locator('tbody tr').first()).toContainText(name)
  await page.goBack()
  await page.getByRole('link', { name: 'Ergebnisse aus einer Datei' }).click()
  await expect(page).toHaveURL(/results\/importer\/\+\?measure=10$/)
  await expect(page.getByRole('combobox', { name: /Messung/ })).toContainText(name)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Auswertung hinzufügen' }).click()
  await expect(page).toHaveURL(/results\/evaluations\/\+$/)
  await expect(page.getByRole('main')).toContainText(name)
})
