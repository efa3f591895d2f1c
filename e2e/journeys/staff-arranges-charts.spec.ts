import { card, dialog, openEditor, own, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'

test('an editor duplicates and deletes charts by buttons and keys [EVAL-10] @smoke', async ({ page, mock }) => {
  await openEditor(page, mock, [own(0, 'mean'), own(1, 'bar')])
  const cards = page.locator('main article')
  const menu = async (title: string, entry: string) => {
    await page
      .getByRole('button', { name: `Aktionen für «${title}»` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await menu('Diagramm 1', 'Duplizieren')
  await expect(cards).toHaveCount(3)
  await menu('Diagramm 2', 'Löschen')
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Rückgängig: «Diagramm 2» gelöscht' }).click()
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(2)
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('Rückgängig gemacht: «Diagramm 1» dupliziert')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+Z')
  await page.keyboard.press('Control+y')
  await expect(cards).toHaveCount(2)
  await expect(card(page, 'Diagramm 2')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).first().click()
  await expect(card(page, 'Diagramm 2')).toHaveCount(1)
  await menu('Diagramm 2', 'Weiter nach vorn')
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  expect(charts).toHaveLength(3)
  expect(charts.filter(({ title }) => title === 'Diagramm 1').map(({ data }) => data.length)).toEqual([6, 6])
})

test('an editor reads why a line by day is shown by month', async ({ page, mock }) => {
  await openEditor(page, mock, [own(0, 'timeline', { splits: [], timelineAttribute: 'exit_date' })])
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  await dialog(page).getByRole('tab', { name: 'Darstellung' }).click()
  const why = dialog(page)
    .getByRole('tabpanel')
    .getByText(/^Gezeigt nach .+ statt nach Tag, damit/)
  await expect(why).toHaveCount(0)
  const choice = dialog(page).getByRole('combobox', { name: 'Zeitschritte' })
  await choice.click()
  await page.getByRole('option', { name: 'nach Tag' }).click()
  await expect(why).toBeVisible()
  await expect(choice).toHaveAccessibleDescription(/^Gezeigt nach .+ statt nach Tag, damit/)
  await expect(dialog(page).getByRole('region', { name: 'Vorschau' })).toContainText(/Gezeigt nach .+ statt nach Tag/)
})

test('charts are moved and resized by mouse and by keyboard [EVAL-10]', async ({ page, mock }) => {
  const four = [0, 1, 2, 3].map((place) =>
    own(place, 'bar', { splits: [], data: [{ keys: ['sex'], name: 'Geschlecht', skala: false }] }),
  )
  await openEditor(page, mock, four)
  const getPlace = async (title: string) => await card(page, title).boundingBox()
  const grip = (title: string) => page.getByRole('button', { name: `«${title}» verschieben` })
  await expect(card(page, 'Diagramm 1').getByRole('figure')).toBeVisible()
  const [first, second] = [await getPlace('Diagramm 1'), await getPlace('Diagramm 2')]
  const from = await grip('Diagramm 1').boundingBox()
  if (!first || !second || !from) throw new Error('nothing is drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + second.x - first.x - 30, from.y + 20, { steps: 8 })
  await page.mouse.up()
  expect(Math.round((await getPlace('Diagramm 1'))?.x ?? 0)).toBe(Math.round(second.x))
  expect(Math.round((await getPlace('Diagramm 2'))?.x ?? 0)).toBe(Math.round(first.x))
  await page.getByRole('button', { name: 'Rückgängig: «Diagramm 1» verschoben' }).click()
  expect(Math.round((await getPlace('Diagramm 1'))?.x ?? 0)).toBe(Math.round(first.x))

  // Esc during a drag restores everything.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 400, from.y + 300, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await getPlace('Diagramm 1')).toEqual(first)
  await expect(saveButton(page)).toBeDisabled()

  // A cancelled pointer, as by a phone call or a system gesture, does so, too.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 400, from.y + 300, { steps: 5 })
  expect(await getPlace('Diagramm 1')).not.toEqual(first)
  await grip('Diagramm 1').dispatchEvent('pointercancel')
  await page.mouse.up()
  expect(await getPlace('Diagramm 1')).toEqual(first)
  await expect(page.getByText('«Diagramm 1» steht wieder, wo es war.')).toHaveCount(1)
  await expect(saveButton(page)).toBeDisabled()

  const corner = await page.getByRole('button', { name: 'Grösse von «Diagramm 1» ändern' }).boundingBox()
  if (!corner) throw new Error('nothing to pull')
  await page.mouse.move(corner.x + 12, corner.y + 12)
  await page.mouse.down()
  await page.mouse.move(corner.x + 12 + first.width / 2, corner.y + 12, { steps: 5 })
  await page.mouse.up()
  expect((await getPlace('Diagramm 1'))?.width).toBeGreaterThan(first.width * 1.3)
  await page.keyboard.press('Control+z')

  await grip('Diagramm 1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/«Diagramm 1»: Spalte 1, Zeile \d+,.*Esc bricht ab/)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('«Diagramm 1» steht wieder, wo es war.')).toHaveCount(1)
  await expect(saveButton(page)).toBeDisabled()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(grip('Diagramm 1')).toBeFocused()
  await page.getByRole('button', { name: 'Grösse von «Diagramm 4» ändern' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  const at = (title: string) => charts.find((one) => one.title === title)
  expect((at('Diagramm 1')?.y ?? 0) > (at('Diagramm 3')?.y ?? 99)).toBe(true)
  expect(at('Diagramm 4')?.w).toBe(4)
  expect(
    charts.some((one, index) =>
      charts
        .slice(index + 1)
        .some(
          (other) =>
            one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h &&
            other.y < one.y + one.h,
        ),
    ),
  ).toBe(false)
})

test('charts are in one column on a phone and move one by one [EVAL-10]', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, mock, [own(0, 'mean'), own(1, 'bar')])
  await expect(page.getByRole('button', { name: '«Diagramm 1» verschieben' })).toHaveCount(0)
  await page.getByRole('button', { name: '«Diagramm 1» nach unten' }).click()
  await expect(page.locator('main article').first()).toHaveAccessibleName('Diagramm 2')
  await page.getByRole('button', { name: '«Diagramm 2» bearbeiten' }).click()
  await test.step('no name of a chart type breaks within a word', async () => {
    const names = dialog(page).getByRole('group', { name: 'Diagrammtyp' }).locator('label > span')
    await expect(names.filter({ hasText: 'Balkendiagramm' })).toBeVisible()
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const text = name.textContent ?? ''
        const lines = document.createRange()
        lines.selectNodeContents(name)
        return lines.getClientRects().length > text.split(/[ -]/).length ? [text] : []
      }),
    )
    expect(broken).toEqual([])
  })
  await dialog(page).getByRole('tab', { name: 'Darstellung' }).click()
  await dialog(page).getByRole('button', { name: 'Farbe hinzufügen' }).scrollIntoViewIfNeeded()
  await expect(dialog(page).getByRole('region', { name: 'Vorschau' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  await test.step('Save is inside its bar on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const bar = page.getByRole('group', { name: 'Bearbeiten', exact: true })
    await expect
      .poll(async () => await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  })
})
