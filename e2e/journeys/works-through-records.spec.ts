import { enterAs } from '../actors.ts'
import { filterBy } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { findTool, pressTool } from '../tools.ts'

test('staff go from record to record in the order of the list [LIST-15] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?ordering=-name')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const names = await page.locator('tbody tr td:nth-child(2)').allTextContents()
  await page.locator('tbody tr').nth(13).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[13] ?? '')
  await page.getByRole('button', { name: 'Nächster Eintrag der Liste' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[14] ?? '')
  await expect(page.getByText(/^15 von \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Nächster Eintrag der Liste' }).click()
  await expect(page.getByText(/^16 von \d+$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(names[14] ?? '')
  await page.getByRole('main').getByRole('link', { name: 'Spitäler' }).click()
  await expect(page).toHaveURL(/ordering=-name&page=2/)
})

test('the next record is there at the click, as it is requested when the pointer comes near', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?ordering=-name')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const names = await page.locator('tbody tr td:nth-child(2)').allTextContents()
  await page.locator('tbody tr').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
  const next = page.getByRole('button', { name: 'Nächster Eintrag der Liste' })
  const response = page.waitForResponse((one) => /\/patzu\/hospitals\/\d+\/$/.test(one.url()))
  await next.hover()
  await response
  await page.route('**/patzu/hospitals/*/', async (route) => await route.abort())
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '')
  await expect(page.locator('input[name=name]')).toHaveValue(names[1] ?? '')
})

test('somebody who steps from record to record never waits for the next one', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?ordering=-name')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const names = await page.locator('tbody tr td:nth-child(2)').allTextContents()
  const paths = await page
    .locator('tbody tr td:nth-child(2) a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  await page.locator('tbody tr').first().getByRole('link').click()
  const next = page.getByRole('button', { name: 'Nächster Eintrag der Liste' })
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '')
  // The pointer rests on the button.
  await expect.poll(async () => await mock.log(`GET ${paths[2]?.slice(1)}/`)).toHaveLength(1)
  await page.route('**/patzu/hospitals/*/', async (route) => await route.abort())
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[2] ?? '')
  await expect(page.locator('input[name=name]')).toHaveValue(names[2] ?? '')
})

test('a record opened by a link has no list to go through', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinique du Vallon')
  await expect(page.getByRole('button', { name: 'Nächster Eintrag der Liste' })).toHaveCount(0)
})

test('Ctrl+S saves only changes', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  const name = page.getByLabel('Name')
  await name.press('Control+s')
  await name.fill('Clinique du Lac')
  await name.press('Control+s')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/3/')).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinique du Lac')
})

test('a deleted record is restored by undo [D-39, TOOL-11]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Wiederhergestellt.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/3/restore/')).toHaveLength(1)
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Vallon')
  await expect(page.getByRole('link', { name: 'Clinique du Vallon', exact: true })).toBeVisible()
})

test('a mail template is copied with (Kopie) in its name without protection [MAIL-12, MAIL-13]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/1')
  const field = page.locator('input[name=name]')
  const name = await field.inputValue()
  await pressTool(page, 'Duplizieren')
  await expect(page.getByText('Kopie erstellt. Sie sehen jetzt die Kopie.').first()).toBeVisible()
  await expect(field).toHaveValue(`${name} (Kopie)`)
  const [post] = await mock.log('POST mailer/mailtemplates/')
  expect(post?.body).toMatchObject({ name: `${name} (Kopie)`, is_default: false, is_demo: false, is_pw_forgot: false })
  await expect(await findTool(page, 'Löschen')).toBeEnabled()
})

test('a measure is copied with (Kopie) and _kopie [RES-20, RES-21]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/1')
  await pressTool(page, 'Duplizieren')
  await expect(page.getByText('Kopie erstellt. Sie sehen jetzt die Kopie.').first()).toBeVisible()
  const [post] = await mock.log('POST results/measures/')
  expect(post?.body).toMatchObject({ name: 'Patientenzufriedenheit 2026 (Kopie)', key: 'measure_1_kopie' })
})

test('the parent of a deleted evaluation is updated [EVAL-27]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/11?view=settings')
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(/^\S+ «.+» gelöscht\.$/).first()).toBeVisible()
  await expect
    .poll(async () => (await mock.log('PUT results/evaluations/10/update_parent_after_deletion/')).length)
    .toBe(1)
})

test('a parent evaluation is a 403 page for somebody it does not list [ROLE-21]', async ({ page, mock }) => {
  const parent = {
    id: 1,
    name: 'Alle Häuser',
    is_parent_evaluation: true,
    view_access_admins: [],
    view_access_users: [],
    creator_id: 1,
    users_admin: [],
  }
  await mock.fail({ method: 'GET', path: 'results/evaluations/1/', kind: 'status', status: 200, body: parent })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Zugriff')
})

test('responsibles without an answer can be filtered', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/responsibles')
  await filterBy(page, 'Verantwortlich', 'Keine Antwort')
  await expect(page).toHaveURL(/is_responsible=none/)
  await expect
    .poll(async () =>
      (await mock.log('GET patzu/responsibles/')).some(
        ({ query }) => query.includes('is_responsible__isnull=true') && !query.includes('is_responsible=none'),
      ),
    )
    .toBe(true)
})

test('every app has an entry below the groups that lists its groups [MENU-07]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/apps/groups')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  const entry = menu.locator('a[href^="/apps/groups?app="]').first()
  await entry.click()
  await expect(page).toHaveURL(/apps\/groups\?app=\d+/)
})

test('a read-only response is shown in full with its author', async ({ page, mock }) => {
  // Its hospital has a long name.
  await enterAs(page, mock, 'staff', '/patzu/tokens/1')
  const hospital = page.getByRole('textbox', { name: 'Spital' })
  await expect(hospital).toHaveValue(/^.{150,}$/)
  const cut = await hospital.evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  expect(cut).toBe(false)

  const [answer] = (
    await readAs<{ results: { id: number; hospital_name: string; user_email: string }[] }>(
      page,
      mock,
      'staff',
      'patzu/responsibles/?size=1',
    )
  ).results
  await page.goto(`/patzu/responsibles/${answer?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer?.hospital_name ?? '-')
  await expect(
    page
      .getByRole('main')
      .getByText(answer?.user_email ?? '-')
      .first(),
  ).toBeVisible()
})
