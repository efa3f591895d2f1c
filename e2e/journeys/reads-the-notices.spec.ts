import type { Locator } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { pressTool } from '../tools.ts'

/** The area in square pixels in which one element covers another. */
async function covered(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('one of them is not drawn')
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

for (const { width, height } of [
  { width: 1280, height: 620 },
  { width: 390, height: 620 },
])
  test(`a notification never covers the input at a width of ${width} px`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/patzu/addresses/1')
    const form = page.getByRole('main').locator('form')
    await expect(form.getByRole('textbox', { name: 'Ort' })).toBeVisible()
    // The code that keeps notifications clear loads after the page.
    await allLoaded(page)
    for (const name of ['Vorname', 'PLZ', 'Ort'])
      for (const block of ['start', 'center', 'end'] as const) {
        const field = form.getByRole('textbox', { name })
        await field.fill(`${name.slice(0, 2)} ${block}`)
        await field.evaluate((element, at) => element.scrollIntoView({ block: at }), block)
        await page.keyboard.press('Control+s')
        const notice = page.getByRole('status').filter({ hasText: 'Gespeichert.' })
        await expect(notice).toBeVisible()
        await expect(field).toBeFocused()
        await expect.poll(async () => await covered(notice, field)).toBe(0)
        await notice.getByRole('button', { name: 'Schliessen' }).click()
        await expect(notice).toHaveCount(0)
      }
    await expect(page.getByRole('button', { name: 'Meldungen', exact: true })).toBeVisible()
  })

test('a refusal shows a temporary notification, too [D-33] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/addresses/1')
  await mock.fail({
    method: 'PUT',
    path: 'patzu/addresses/1/',
    kind: 'status',
    status: 400,
    body: { plz: ['Diese PLZ gibt es nicht.'] },
  })
  await page.getByRole('textbox', { name: 'PLZ' }).fill('9999')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Feld: PLZ' })).toContainText('Diese PLZ gibt es nicht.')
  await expect(page.getByRole('textbox', { name: 'PLZ' })).toHaveAccessibleDescription(/Diese PLZ gibt es nicht\./)
  await expect(page.getByRole('textbox', { name: 'PLZ' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Meldungen', exact: true })).toBeVisible()

  await test.step('only errors are kept in the bell', async () => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Meldungen', exact: true })).toBeVisible()
    await mock.fail({
      method: 'DELETE',
      path: 'patzu/addresses/1/',
      kind: 'status',
      status: 409,
      body: { detail: 'Wird noch gebraucht.' },
    })
    await pressTool(page, 'Löschen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Wird noch gebraucht.' })).toBeVisible()
    await page.getByRole('button', { name: /^Meldungen|neue Meldung/ }).click()
    const list = page.getByRole('dialog', { name: 'Meldungen' })
    await expect(list.getByRole('listitem')).toHaveText([/Wird noch gebraucht\./])
  })
})
