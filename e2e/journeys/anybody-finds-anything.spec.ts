import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('Ctrl+K finds pages, hospitals, people and evaluations, by keyboard alone', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('textbox', { name: 'Alles finden' })
  await expect(box).toBeFocused()
  await page.keyboard.type('seeblick')
  const option = page.getByRole('option', { name: /Klinik Seeblick.*Patientenbefragung · Spital/ })
  await expect(option).toBeVisible()
  const isReached = async () => (await box.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
  // What is found comes bit by bit, and the list begins anew with it.
  const goOn = async () => {
    if (!(await isReached())) await page.keyboard.press('ArrowDown')
    return await isReached()
  }
  await expect.poll(goOn).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/patzu/hospitals/1')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('deklarationen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/declaration/)
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is typed before the search over everything has come is searched for', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/Palette-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Klinik See')
  release()
  const box = page.getByRole('textbox', { name: 'Alles finden' })
  await expect(box).toBeFocused()
  await page.keyboard.type('blick')
  await expect(box).toHaveValue('Klinik Seeblick')
  await expect(page.getByRole('option', { name: /Klinik Seeblick/ }).first()).toBeVisible()
})

test('nobody finds what is not theirs: a hospital user is asked for evaluations alone [D-12]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  await mock.clearLog()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Alles finden' })).toBeFocused()
  await page.keyboard.type('zufriedenheit')
  await expect(page.getByRole('option', { name: /Auswertung/ }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: /Spital/ })).toHaveCount(0)
  const asked = (await mock.log()).filter(({ query }) => query.includes('search='))
  expect([...new Set(asked.map(({ path }) => path))]).toEqual(['results/evaluations/'])
})
