import { type Actor, enterAs, getLogin } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { expect, test } from '../fixtures.ts'
import { said } from '../words.ts'

const outsiders: Actor[] = ['hospital-admin', 'hospital-user', 'reviewer', 'demo', 'fsp']

for (const actor of outsiders)
  test(`${actor} gets the 403 page for staff pages [GUARD-05, PAGE-01, A01] @smoke`, async ({ page, mock }) => {
    await test.step('the page itself [ROUTE-11]', async () => {
      // Not through home, which requests the own hospitals.
      await enterAs(page, mock, actor, '/403')
    })
    const isRefused = async () => {
      await expect(page).toHaveURL(/\/403$/)
      await expect(page.getByRole('heading', { name: said('no-access') })).toBeVisible()
    }
    await test.step('list, record and form of a programme [GUARD-07, GUARD-16]', async () => {
      for (const path of ['/patzu/hospitals', '/patzu/hospitals/1', '/patzu/hospitals/+']) {
        await page.goto(path)
        await isRefused()
      }
    })
    await test.step('accounts pages, inside the portal [GUARD-14]', async () => {
      for (const path of ['/accounts/usertitles', '/accounts/feedbacks', '/accounts/feedbacks/1']) {
        await visit(page, path)
        await isRefused()
      }
    })
    const requested = (await mock.log()).map(({ path }) => path)
    expect(requested.filter((path) => /hospitals|feedbacks/.test(path))).toEqual([])
    await page.getByRole('link', { name: said('plain.home') }).click()
    await expect(page).toHaveURL(/\/$/)
  })

test('unknown addresses show the 404 page without a request [ROUTE-10, PAGE-03]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/404')
  const isNowhere = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
    await expect(page).toHaveURL(/\/404$/)
  }
  await test.step('an unknown page [ROUTE-12]', async () => {
    for (const path of ['/nowhere', '/patzu/hospitals/1/2/3']) await isNowhere(path)
  })
  await test.step('an unknown collection [GUARD-04, I02]', async () => {
    for (const path of ['/patzu/nothing', '/__proto__/constructor']) await isNowhere(path)
  })
  await test.step('an invalid key [I01, D-76]', async () => {
    for (const key of ['abc', '-1', '0', '1e3', '9007199254740993', '%00', '1%2F..%2F2'])
      await isNowhere(`/patzu/hospitals/${key}`)
  })
  expect((await mock.log()).filter(({ path }) => /patzu/.test(path))).toEqual([])
  await test.step('for somebody without permission, too [D-77]', async () => {
    await enterAs(page, mock, 'hospital-user', '/patzu/nothing')
    await expect(page).toHaveURL(/\/404$/)
  })
})

test('a missing record shows the 404 page with a link to its list [D-76]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/987654')
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Liste' }).click()
  await expect(page).toHaveURL(/\/patzu\/hospitals$/)
})

test('error pages show the account and lead back, to the search or to help [PAGE-01, PAGE-03]', async ({
  page,
  mock,
}) => {
  const main = page.getByRole('main')
  await enterAs(page, mock, 'hospital-user', '/results/evaluations?ref=/nowhere')
  await test.step('back to the page with the link', async () => {
    await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
    await expect(main.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
    await main.getByRole('button', { name: 'Zurück' }).click()
    await expect(page).toHaveURL(/\/results\/evaluations\?ref/)
  })
  await test.step('without an earlier page only the browser leads back', async () => {
    await page.goto('/patzu/hospitals')
    await expect(page).toHaveURL(/\/403$/)
    await expect(main.getByText(getLogin('hospital-user').email)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Zurück' })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/results\/evaluations\?ref/)
    await page.goForward()
  })
  await expect(main.getByRole('link', { name: /qualitaet@example\.org/ })).toHaveAttribute(
    'href',
    /^mailto:qualitaet@example\.org\?subject=\S+$/,
  )
  await main.getByRole('button', { name: 'Alles finden' }).click()
  await expect(page.getByRole('combobox', { name: 'Alles finden' })).toBeFocused()
})

test('people who are not staff cannot open other profiles [ROLE-10, ROLE-11, SHELL-03] @smoke', async ({
  page,
  mock,
}) => {
  const me = getLogin('hospital-user')
  await enterAs(page, mock, 'hospital-user', `/accounts/users/${me.id}`)
  await expect(page.getByRole('textbox', { name: 'E-Mail', exact: true })).toHaveValue(me.email)
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ursina')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log(`PUT accounts/users/${me.id}/`)
  for (const flag of ['is_staff', 'is_superuser', 'is_demo']) expect(put?.body).not.toHaveProperty(flag)
  await page.goto(`/accounts/users/${getLogin('staff').id}`)
  await expect(page).toHaveURL(/\/403$/)
  await page.goto('/accounts/feedbacks/+')
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Die Liste ist übersichtlich.')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText('Ihr Feedback ist gesendet. Vielen Dank!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('demo users have no profile [SHELL-06, ROLE-14, A05] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/')
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Hilfe zu dieser Seite', 'Rundgang', 'Abmelden'])
  await page.keyboard.press('Escape')
  for (const path of [`/accounts/users/${getLogin('demo').id}`, '/accounts/feedbacks/+', '/accounts/users']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/403$/)
  }
})

test('the portal does not open when permissions fail to load [A02, SESS-06] @smoke', async ({ page, mock }) => {
  await mock.fail({ path: 'accounts/permissions/', times: -1, kind: 'status', status: 500, body: {} })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByText('Ihre Rechte konnten nicht geladen werden')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
})

const ownPages = {
  'hospital-user': [
    '/results/evaluations',
    '/results/evaluations/1',
    '/patzu/hospitals/1',
    '/institutions/patzu/1',
    '/accounts/users/6',
    '/accounts/feedbacks/+',
    '/accounts/invitations',
    '/results/actions',
  ],
  reviewer: ['/irp/reviews/1', '/irp/hospitals/1', '/accounts/users/7', '/accounts/feedbacks/+'],
  demo: ['/results/evaluations/91', '/results/evaluations'],
} as const

for (const [actor, paths] of Object.entries(ownPages))
  test(`no way back of ${actor} ends at a page that is closed to them`, async ({ page, mock }) => {
    await enterAs(page, mock, actor as keyof typeof ownPages, '/')
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (page.url().includes('/403')) return
        const back = page.getByRole('main').locator('header:has([data-page-heading]) a:has(svg)').first()
        if ((await back.count()) === 0) return
        await back.click()
        await expect(page).not.toHaveURL(new RegExp(`${path.replace('+', String.raw`\+`)}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).not.toHaveURL(/\/403/)
      })
  })
