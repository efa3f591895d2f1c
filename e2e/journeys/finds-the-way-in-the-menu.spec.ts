import type { Locator } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

/** Where the direct entries of a menu area lead. */
const below = (entry: Locator) =>
  entry.locator('> ul > li > div > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const inside = (area: string, names: string[]) => names.map((name) => `/${area}${name === '' ? '' : `/${name}`}`)

const areas: [area: string, name: string, entries: string[], id: string][] = [
  [
    'patzu',
    'Patientenbefragung',
    ['', 'hospitals', 'users', 'responsibles', 'addresses', 'measures', 'orders', 'declarations', 'tokens'],
    'MENU-09',
  ],
  ['moniq', 'Monitoring Psychiatrie', ['', 'hospitals', 'users', 'responsibles'], 'MENU-10'],
  [
    'irp',
    'Peer Reviews',
    ['', 'hospitals', 'irpGlobalFiles', 'users', 'review_years', 'reviews', 'reviewers'],
    'MENU-11',
  ],
  ['studek', 'Studierendenbefragung', ['hospitals', 'users', 'measures'], 'MENU-12'],
  ['rehaspez', 'Rehabilitation', ['hospitals', 'users', 'measures', 'rehabdeclaration'], 'MENU-13'],
  ['results', 'Ergebnisse', ['evaluations', 'measures', 'benchmarks', 'data', 'importer', 'actions'], 'MENU-15'],
  ['mailer', 'E-Mail', ['mailjobs', 'mailtemplates', 'mails'], 'MENU-16'],
  ['filemanager', 'Dateien', ['files'], 'MENU-17'],
]

test('the menu shows staff every collection [MENU-01] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'superuser', '/')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  const getArea = (name: string) =>
    menu.locator('> div > ul > li').filter({ has: page.getByRole('button', { name, exact: true }) })
  for (const [area, name, entries, id] of areas)
    await test.step(`${name} [${id}]`, async () => {
      await menu.getByRole('button', { name, exact: true }).click()
      await expect.poll(async () => await below(getArea(name))).toEqual(inside(area, entries))
    })

  const applications = getArea('Verwaltung')
  await menu.getByRole('button', { name: /^Verwaltung/ }).click()
  const hrefs = await below(applications)
  const getEntry = (href: string) =>
    applications.locator('> ul > li').filter({ has: page.locator(`> div > a[href="${href}"]`) })
  for (const [href, id] of [
    ['/accounts/demo_users', 'MENU-05'],
    ['/apps/apps', 'MENU-06'],
    ['/accounts/usertitles', 'MENU-08'],
    ['/accounts/versions', 'MENU-18'],
  ] as const)
    await test.step(`${href} has its own entry [${id}]`, async () => {
      expect(hrefs).toContain(href)
      expect(await below(getEntry(href))).toEqual([])
    })
  await test.step('users: all, staff and those of each app [MENU-02]', async () => {
    await applications.getByRole('button', { name: 'Benutzer aufklappen' }).click()
    const filters = await below(getEntry('/accounts/users'))
    expect(filters.slice(0, 2)).toEqual(['/accounts/users', '/accounts/users?is_staff=true'])
    expect(filters.length).toBeGreaterThan(5)
  })
  await test.step('groups: one entry per app [MENU-07]', async () => {
    await applications.getByRole('button', { name: 'Gruppen aufklappen' }).click()
    await expect.poll(async () => (await below(getEntry('/apps/groups'))).length).toBe(9)
  })
  await test.step('open invitations and feedbacks are counted [MENU-03, MENU-04]', async () => {
    for (const href of ['/accounts/invitations', '/accounts/feedbacks'])
      await expect(getEntry(href)).toContainText(/\d+ offen/)
  })
})

for (const [code, language, name] of [
  [1, 'German', 'Menü'],
  [2, 'French', 'Menu'],
  [3, 'Italian', 'Menu'],
] as const)
  test(`every entry of the ${language} menu has one line`, async ({ page, mock }) => {
    await mock.edit('accounts/users', getLogin('staff').id, { language_previous: code })
    await enterAs(page, mock, 'staff', '/')
    const menu = page.getByRole('navigation', { name, exact: true })
    const closed = menu.locator('button[aria-expanded="false"]')
    await expect(closed.first()).toBeVisible()
    while ((await closed.count()) > 0) await closed.first().click()
    const entries = menu.locator('li > div > :is(a, button:not([aria-label]))')
    expect(await entries.count()).toBeGreaterThan(40)
    for (const width of [1920, 1280, 900]) {
      await page.setViewportSize({ width, height: 800 })
      const high = await entries.evaluateAll((all) =>
        all.filter(({ clientHeight }) => clientHeight > 32).map(({ textContent }) => textContent),
      )
      expect(high).toEqual([])
    }
  })
