import { enterAs, getLogin } from '../actors.ts'
import { filterBy } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { findTool } from '../tools.ts'

test('federal statistics types are those of the selected hospital [PATZU-03, PATZU-04, PATZU-37]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/declarations/+')
  const types = page.getByRole('combobox', { name: 'BFS-Typ' })
  await expect(types).toBeVisible()
  await expect.poll(async () => (await mock.log('GET patzu/hospitals/bfs/')).length).toBeGreaterThan(0)
  await types.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/patzu/declarations/+?hospital_id=5')
  await expect
    .poll(async () => (await mock.log('GET patzu/hospitals/5/bfs/')).map(({ query }) => query))
    .toContainEqual(expect.stringContaining('byPermissions=0'))
})

test('a related table scrolls behind the tabs of a record and its bar to save', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/5')
  const head = page.getByRole('main').getByRole('columnheader').first()
  await expect(head).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spital')
  for (const bar of [
    page.getByRole('navigation', { name: 'Auf dieser Seite' }),
    page.getByText(/^Nicht gespeicherte Änderungen/).locator('..'),
  ]) {
    // What loads meanwhile moves the table.
    await expect
      .poll(() =>
        bar.evaluate((element) => {
          const cell = document.querySelector('main thead th')
          const middle = (one: Element | null) => {
            const { top = 0, height = 0 } = one?.getBoundingClientRect() ?? {}
            return top + height / 2
          }
          window.scrollBy({ top: middle(cell) - middle(element), behavior: 'instant' })
          const top = document.elementFromPoint((cell?.getBoundingClientRect().left ?? 0) + 8, middle(element))
          return { isBehind: Math.abs(middle(cell) - middle(element)) < 8, isAbove: element.contains(top) }
        }),
      )
      .toEqual({ isBehind: true, isAbove: true })
  }
})

test('a person shows their measures and titles in the current language [ACC-02, ACC-13]', async ({ page, mock }) => {
  const { id } = getLogin('hospital-user')
  await enterAs(page, mock, 'staff', `/accounts/users/${id}`)
  await expect.poll(async () => (await mock.log(`GET accounts/users/${id}/measures/`)).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'FR' }).click()
  await page.getByRole('combobox', { name: 'Titre', exact: true }).click()
  const french = (await mock.log('GET accounts/usertitles/')).length
  expect(french).toBeGreaterThan(0)
  await expect(page.getByRole('option', { name: 'Prof.' }).first()).toBeVisible()
})

test('a person is shown with their institution, and flags that nobody here may set are words', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', `/accounts/users/${getLogin('hospital-user').id}`)
  const main = page.getByRole('main')
  const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link')
  await expect(parts.first()).toHaveText('Stand')
  await expect(parts.nth(1)).toHaveText('Person')
  await expect(parts.filter({ hasText: 'Angaben' })).toHaveCount(0)
  await expect(main.getByText('Mitarbeiter/in: Nein')).toBeVisible()
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByText(/: Benutzer$/).first()).toBeInViewport()

  await page.goto(`/accounts/users/${getLogin('staff').id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Profil')
  await expect(page.getByText(getLogin('staff').name, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Startseite' })).toBeVisible()
  const activities = main.getByRole('region', { name: 'Aktivitäten' })
  await expect(activities.getByRole('columnheader', { name: 'Eintrag' })).toBeVisible()
  await expect(activities.getByRole('columnheader', { name: 'Benutzer' })).toHaveCount(0)
})

test('accounts are filtered to staff, an app and a role [ACC-15, ACC-16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const requested = async (): Promise<string> => (await mock.log('GET accounts/users/')).at(-1)?.query ?? ''
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.getByRole('link', { name: 'Mitarbeitende' }).click()
  await expect.poll(requested).toContain('is_staff=true')
  await menu.getByRole('link', { name: 'Peer Reviews' }).first().click()
  await expect.poll(requested).toContain('app_permissions__content_type=')
  await filterBy(page, 'Rolle', 'Administrator')
  await expect.poll(requested).toContain('app_permissions__role=1')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const count = await page.locator('tbody tr').count()
  await expect(page.locator('tbody').getByRole('img', { name: 'Ja' })).toHaveCount(count)
  await filterBy(page, 'Rolle', 'Benutzer')
  await expect.poll(requested).toContain('app_permissions__role__isnull=true')
})

test('a group shows its people and one menu entry per app [APPS-03, APPS-05, DETAIL-08]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/apps/groups/1')
  const people = page.getByRole('region', { name: 'Benutzer' })
  await expect(people.getByRole('columnheader')).toHaveText(['E-Mail', 'Name', 'ID'])
  await expect(people.getByRole('link').first()).toHaveAttribute('href', /\/accounts\/users\/\d+$/)
  await page.goto('/apps/groups')
  await page.getByRole('navigation', { name: 'Menü' }).locator('a[href*="/apps/groups?app="]').first().click()
  await expect.poll(async () => (await mock.log('GET apps/groups/')).at(-1)?.query).toMatch(/app=\d+/)
})

test('only people with a permission there can be selected as reviewers [IRP-07, IRP-11, DETAIL-08]', async ({
  page,
  mock,
}) => {
  const reviewer = getLogin('reviewer')
  await enterAs(page, mock, 'staff', `/irp/users/${reviewer.id}`)
  await expect(page.getByRole('heading', { level: 1, name: reviewer.name })).toBeVisible()
  await expect.poll(async () => (await mock.log('GET irp/irpUserFiles/')).length).toBeGreaterThan(0)
  await page.goto('/irp/reviewers/+')
  await page.getByRole('combobox', { name: /Benutzer|Person/ }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect
    .poll(async () => (await mock.log('GET accounts/users/')).at(-1)?.query)
    .toMatch(/app_permissions__content_type=\d+/)
})

test('a list that fails to load is named for a while [ERR-02, ERR-03, UI-02]', async ({ page, mock }) => {
  await mock.fail({
    method: 'GET',
    path: 'patzu/addresses/*',
    times: -1,
    kind: 'status',
    status: 500,
    body: { detail: 'x' },
  })
  await enterAs(page, mock, 'staff', '/patzu/addresses')
  const notice = page.getByRole('alert').filter({ hasText: 'Adressen:' })
  await expect(notice).toContainText('Fehler')
  await expect(notice).toHaveCount(0, { timeout: 10_000 })
})

test('a person who loses their permissions sees so at the next request [A03] @smoke', async ({ page, mock }) => {
  const me = getLogin('staff')
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  // All requests of the page have finished.
  await expect(page.getByRole('navigation', { name: 'Menü' }).getByText(/offen/).first()).toBeAttached()
  await allLoaded(page)
  await mock.edit('accounts/users', me.id, { is_staff: false })
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Tokens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Spitäler' })).toHaveCount(0)
})

test('only staff have history, exports, bulk deletion, mail jobs and open counts [TOOL-01, ROLE-06]', async ({
  page,
  mock,
  browser,
  session,
  watch,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const main = page.getByRole('main')
  for (const name of ['Exportieren', 'E-Mail-Versand'])
    await expect((await findTool(page, new RegExp(name))).first()).toBeVisible()
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menü' }).getByText(/offen/).first()).toBeAttached()

  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session } })
  await watch.follow(other)
  const admin = await other.newPage()
  await enterAs(admin, mock, 'hospital-admin', '/accounts/users')
  await expect(admin.locator('tbody tr').first()).toBeVisible()
  await expect(
    admin.getByRole('main').getByRole('button', { name: /Export|E-Mail-Versand|Versionen|Courrier|Invio/ }),
  ).toHaveCount(0)
  await expect(admin.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await expect(admin.getByRole('navigation').getByText(/offen/)).toHaveCount(0)
  await other.close()
})
