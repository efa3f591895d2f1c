import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { both, onDeviceOfItsOwn, visit } from '../bothPages.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../fixtures.ts'
import { translate, translateFromTheStart } from '../translator.ts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first()

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').first().fill(text)
  await expect(page).toHaveURL(({ searchParams }) => (searchParams.get('search') ?? '') === text)
}

test.describe('a page translated by the browser works as the original', () => {
  for (const isFromTheStart of [true, false])
    test(
      isFromTheStart ? 'from its first text on' : 'when it is translated while it is read @smoke',
      async ({ page: plain, browser, baseURL, session, mock, watch }) => {
        test.slow()
        const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
        if (isFromTheStart) await translateFromTheStart(translated)
        const pages = { plain, translated }
        const open = async (path: string) => {
          await both(pages, async (page) => {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          })
          if (!isFromTheStart) await both(pages, async (page) => page === translated && (await translate(page)))
        }
        for (const page of [plain, translated]) await enterAs(page, mock, 'staff', '/favicon.svg')

        await test.step('a list with search, order, pages, filters and selection', async () => {
          await open('/patzu/hospitals/')
          const { plain: first } = pages
          const names = await first.getByRole('columnheader').getByRole('button').allInnerTexts()
          await both(pages, (page) => button(page.getByRole('columnheader'), names[1] ?? '').click())
          await both(pages, (page) => searchFor(page, 'klinik'))
          await both(pages, (page) => searchFor(page, 'gibt es nicht'))
          await both(pages, (page) => searchFor(page, ''))
          await both(pages, async (page) => {
            await button(page, 'Nächste Seite').click()
            await expect(page).toHaveURL(/page=2/)
          })
          await both(pages, (page) => page.getByRole('row').nth(1).getByRole('checkbox').click())
          await both(pages, (page) => page.getByRole('row').nth(3).getByRole('checkbox').click())
          await both(pages, (page) => button(page, 'Auswahl aufheben').click())
          await both(pages, (page) => page.getByRole('row').nth(2).getByRole('link').click())
        })
        await test.step('several records with their notifications', async () => {
          const next = 'Nächster Eintrag der Liste'
          await both(pages, (page) => button(page, next).click())
          await both(pages, (page) => button(page, next).click())
          await both(pages, (page) => button(page, 'Vorheriger Eintrag der Liste').click())
          await both(pages, (page) => page.locator('input[name=name]').fill(''))
          await both(pages, (page) => button(page, 'Speichern').click())
          await both(pages, (page) => page.locator('input[name=name]').fill('Klinik am Weg'))
          await both(pages, (page) => page.goBack())
          await both(pages, (page) => button(page.getByRole('alertdialog'), 'Verwerfen').click())
        })
        await test.step('home, dashboards and the command palette', async () => {
          await both(pages, (page) => visit(page, '/'))
          for (const programme of ['patzu', 'moniq', 'irp']) await both(pages, (page) => visit(page, `/${programme}`))
          await both(pages, (page) => page.keyboard.press('Control+k'))
          await both(pages, (page) => page.getByRole('dialog').getByRole('combobox').fill('klinik'))
          await both(pages, (page) => page.getByRole('dialog').getByRole('combobox').fill('klinik s'))
          await both(pages, (page) => page.getByRole('dialog').getByRole('combobox').fill(''))
          await both(pages, (page) => page.keyboard.press('Escape'))
        })
        await test.step('an evaluation with filters', async () => {
          await both(pages, async (page) => {
            // Charts render when they are near the viewport.
            await page.setViewportSize({ width: 1280, height: 4800 })
            await visit(page, '/results/evaluations/1')
          })
          await both(pages, (page) => button(page, /^Filter$/).click())
          await both(pages, async (page) => {
            await page.getByRole('combobox', { name: 'Merkmal' }).click()
            await page.getByRole('option', { name: 'Geschlecht' }).click()
          })
          await both(pages, (page) => page.getByRole('checkbox', { name: 'Frau' }).first().check())
          await both(pages, (page) => page.getByRole('checkbox', { name: 'Divers' }).first().check())
          await both(pages, (page) => page.keyboard.press('Escape'))
          await both(pages, (page) => button(page, 'Filter zurücksetzen').click())
        })
      },
    )

  test('every list in another order and on its next page', async ({
    page: plain,
    browser,
    baseURL,
    session,
    mock,
    watch,
  }) => {
    test.slow()
    const translated = await onDeviceOfItsOwn(browser, baseURL, session, watch.follow)
    await translateFromTheStart(translated)
    const pages = { plain, translated }
    for (const page of [plain, translated]) await enterAs(page, mock, 'staff', '/')
    for (const [area, lists] of Object.entries(everyCollection))
      for (const list of Object.keys(lists))
        await test.step(`${area}/${list}`, async () => {
          await both(pages, (page) => visit(page, `/${area}/${list}`))
          const heads = plain.getByRole('columnheader').getByRole('button')
          if ((await heads.count()) > 0)
            await both(pages, (page) => page.getByRole('columnheader').getByRole('button').last().click())
          const next = (page: Page) => page.getByRole('button', { name: 'Nächste Seite' })
          if (
            await next(plain)
              .isEnabled({ timeout: 50 })
              .catch(() => false)
          )
            await both(pages, (page) => next(page).click())
        })
  })
})
