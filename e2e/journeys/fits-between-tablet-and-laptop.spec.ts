import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1024, height: 800 })
})

const widths = [1024, 1100, 1180, 1280]
/** An order unit has twelve columns, eight of them amounts of which none can be left out. */
const wide = ['patzu/orderunits']
/** Their rows are not in a table. */
const withoutTable = ['results/importer']

const lists = Object.entries(everyCollection).map(([area, names]) => ({
  area,
  paths: Object.keys(names)
    .map((name) => `${area}/${name}`)
    .filter((path) => !wide.includes(path) && !withoutTable.includes(path)),
}))

for (const { area, paths } of lists)
  for (const language of [1, 2])
    test(`no list of ${area} scrolls sideways next to the menu in language ${language}`, async ({ page, mock }) => {
      test.slow()
      await mock.edit('accounts/users', 2, { language_previous: language, language })
      await enterDemoAs(page, 'Stefan', '/accounts/usertitles')
      for (const path of paths) {
        await page.goto(`/${path}`)
        await expect(page.locator('main tbody tr').first()).toBeVisible()
        await allLoaded(page)
        const list = page.locator('[role=region]:has(> table)').first()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const beyond = async () => await list.evaluate((one) => one.scrollWidth - one.clientWidth)
          await expect.poll(beyond, { message: `${path} at ${width} pixels` }).toBe(0)
        }
      }
    })

test('an address has its company whole next to the menu @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/addresses')
  const cells = page.locator('main tbody tr td:nth-child(5)')
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toBeVisible()
  await expect(cells.first()).toBeVisible()
  const cut = await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
  expect(cut).toBe(0)
})

test('the page of a person begins with what they may do and how they sign in', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const standing = page.getByRole('region', { name: 'Stand' })
  await expect(standing.getByRole('listitem')).toHaveText([
    'Konto aktiv',
    'Patientenbefragung: Administrator',
    'Studierendenbefragung: Administrator',
    'Zweiter Faktor: Keiner',
    'Sprache: Deutsch',
  ])
  await expect(standing).toBeInViewport({ ratio: 1 })
  // The form has one heading where it begins.
  await expect(page.getByRole('heading', { name: 'Angaben' })).toHaveCount(0)
  await standing.getByRole('link', { name: 'Patientenbefragung' }).click()
  await expect(page.getByRole('heading', { name: 'Rechte' })).toBeInViewport()
  await expect(page).not.toHaveURL(/#/)

  await mock.edit('accounts/users', 5, { is_staff: true })
  await page.reload()
  await expect(standing).toContainText('Sieht und ändert alles')
  await expect(standing).not.toContainText('Patientenbefragung')
})

test('the own profile does not begin with what one knows', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/2')
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stand' })).toHaveCount(0)
})
