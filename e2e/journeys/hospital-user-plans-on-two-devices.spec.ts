import type { Page, Route } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const plan = 'Massnahme planen'
const own = (page: Page) => page.locator('[data-overview]').getByRole('list', { name: 'Massnahmen' })

async function typeTitle(page: Page, title: string) {
  await page
    .getByRole('button', { name: new RegExp(`^${plan}: `) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: plan })
  await dialog.getByRole('textbox', { name: 'Was tun Sie?' }).fill(title)
  return dialog
}

test('of two devices that plan at the same time neither loses its plan @smoke', async ({
  page,
  mock,
  browser,
  session,
  watch,
}) => {
  await mock.set({ absent: ['results/actions'] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const phone = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session } })
  await watch.follow(phone)
  const other = await phone.newPage()
  await enterAs(other, mock, 'hospital-user', '/results/evaluations/91')

  const held: Route[] = []
  await other.route('**/results/user_charts/**', async (route) => {
    if (['PUT', 'POST'].includes(route.request().method()) && held.length === 0) held.push(route)
    else await route.continue()
  })
  /** The phone has read what is stored, and its write arrives after that of the other device. */
  const planOnBoth = async (titleHere: string, titleThere: string) => {
    held.length = 0
    const there = await typeTitle(other, titleThere)
    await there.getByRole('button', { name: plan }).click()
    await expect.poll(() => held.length).toBe(1)
    const here = await typeTitle(page, titleHere)
    await here.getByRole('button', { name: plan }).click()
    await expect(own(page)).toContainText(titleHere)
    await held[0]?.continue()
    await expect(there).toBeHidden()
  }
  const isEverywhere = async (...titles: string[]) => {
    for (const one of [page, other]) {
      await one.reload()
      for (const title of titles) await expect(own(one)).toContainText(title)
    }
  }

  await test.step('the first plans of both are kept', async () => {
    await planOnBoth('Am Pult geplant', 'Am Telefon geplant')
    await isEverywhere('Am Pult geplant', 'Am Telefon geplant')
  })
  await test.step('a plan that the other device overwrites is stored again, and that is said', async () => {
    await planOnBoth('Zweite am Pult', 'Zweite am Telefon')
    const said = page.getByText('«Zweite am Pult» wurde auf einem anderen Gerät überschrieben').first()
    await expect(said).toBeVisible()
    await isEverywhere('Am Pult geplant', 'Am Telefon geplant', 'Zweite am Pult', 'Zweite am Telefon')
  })
  await test.step('a plan that was changed elsewhere is not replaced before its person has seen it', async () => {
    const open = async (one: Page) => {
      await own(one).getByRole('button', { name: 'Am Pult geplant' }).click()
      return one.getByRole('dialog', { name: 'Massnahme ändern' })
    }
    const [first, second] = [await open(page), await open(other)]
    await first.getByRole('textbox', { name: 'Wer ist verantwortlich?' }).fill('Pflege')
    await first.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expect(first).toBeHidden()
    await second.getByRole('textbox', { name: 'Wer ist verantwortlich?' }).fill('Küche')
    await second.getByRole('textbox', { name: 'Was steht im Weg?' }).fill('Ferienzeit')
    await second.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expect(second.getByText('Gespeichert ist jetzt: Pflege')).toBeVisible()
    await expect(second.getByRole('textbox', { name: 'Was steht im Weg?' })).toHaveValue('Ferienzeit')
    await second.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expect(second).toBeHidden()
    await page.reload()
    const again = await open(page)
    await expect(again.getByRole('textbox', { name: 'Wer ist verantwortlich?' })).toHaveValue('Küche')
    await expect(again.getByRole('textbox', { name: 'Was steht im Weg?' })).toHaveValue('Ferienzeit')
  })
  await phone.close()
})
