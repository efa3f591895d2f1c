import type { Page } from '@playwright/test'
import { enterAs, getLogin, getPassword, signInAs } from '../actors.ts'
import { dialog, openEditor, own as chart, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'
import { pressTool } from '../tools.ts'

test('four tabs refresh an expired access token once [S02] [D-10]', async ({ page, context, mock }) => {
  test.setTimeout(300_000)
  await enterAs(page, mock, 'staff')
  const pages = [page, ...(await Promise.all([1, 2, 3].map(async () => await context.newPage())))]
  await Promise.all(pages.map(async (one) => await one.goto('/studek/events')))
  for (const one of pages) await expect(one.getByRole('table')).toBeVisible()
  for (let round = 1; round <= 100; round += 1) {
    await mock.clearLog()
    await mock.expireAccess()
    await Promise.all(
      pages.map(async (one) => {
        const box = one.getByRole('searchbox').first()
        await box.fill(`${round}`)
        const answered = one.waitForResponse(
          (response) => response.url().includes(`search=${round}&`) && response.status() === 200,
        )
        await box.press('Enter')
        await answered
      }),
    )
    const refreshes = await mock.log('POST api/token/refresh/')
    expect(refreshes.map(({ status }) => status)).toEqual([200])
  }
  for (const one of pages) await expect(one).toHaveURL(/events/)
})

test('a logout in one tab shows the login in the other within a second [S09, D03, SESS-15] @smoke', async ({
  page,
  context,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const other = await context.newPage()
  await other.goto('/')
  await other.goto('/patzu/hospitals')
  const name = other.getByRole('table').getByRole('link').first()
  await expect(name).toBeVisible()
  await page.goto('/logout')
  await expect(other).toHaveURL(/\/login/, { timeout: 4_000 })
  await expect(page).toHaveURL(/\/login$/)
  await expect(other.getByRole('table')).toHaveCount(0)
  await other.goBack()
  await expect(getPassword(other)).toBeVisible()
  await expect(other.getByRole('table')).toHaveCount(0)
  expect(await mock.log('POST api/token/blacklist/')).toHaveLength(1)
  const stored = await storedText(other)
  for (const canary of [getLogin('staff').email, 'Stab', 'eyJ', '"userId":2']) expect(stored).not.toContain(canary)
})

test('a logout in one tab hides searches and dialogs in the other [S09, D04, SESS-12]', async ({
  page,
  context,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/users?search=hospital')
  await expect(page.getByRole('table')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/accounts/feedbacks`)
  await other.getByRole('table').getByRole('checkbox').nth(1).check()
  await pressTool(other, 'Löschen')
  await expect(other.getByRole('alertdialog')).toBeVisible()
  const third = await context.newPage()
  await third.goto('/logout')
  for (const one of [page, other]) {
    await expect(one).toHaveURL(/\/login$/, { timeout: 4_000 })
    await expect(getPassword(one)).toBeVisible()
    await expect(one.getByRole('alertdialog')).toHaveCount(0)
  }
  await signInAs(third, 'hospital-admin')
  await expect(page).toHaveURL('/')
})

test('a logout works while the server is down [S08]', async ({ page, mock, watch }) => {
  await signInAs(page, 'staff')
  await mock.fail({ path: 'api/token/blacklist/', kind: 'delay', delay: 20_000 })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/, { timeout: 5000 })
  expect(await storedText(page)).not.toContain('eyJ')
  expect(watch.wrong).toEqual([])
})

test('a refused refresh ends the session in every tab [S03] [S10] [SESS-24]', async ({ page, context, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const other = await context.newPage()
  await other.goto('/patzu/hospitals')
  await expect(other.getByRole('table')).toBeVisible()
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  await name.fill('Spital mit neuem Namen')
  // Both tabs have loaded their counts: from here on only the save sends requests.
  await expect.poll(async () => (await mock.log('GET accounts/feedbacks/')).length).toBe(2)
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(getPassword(dialog)).toBeVisible()
  await expect(other.getByRole('dialog')).toBeVisible({ timeout: 1500 })
  expect(await storedText(page)).not.toContain('eyJ')

  await getPassword(dialog).fill(getLogin('staff').password)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('Spital mit neuem Namen')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await expect
    .poll(async () => (await mock.log('PUT patzu/hospitals/1/')).filter(({ status }) => status === 200).length)
    .toBe(1)
  expect((await mock.log('PUT patzu/hospitals/1/')).at(-1)?.body).toMatchObject({ name: 'Spital mit neuem Namen' })
})

test('a different user in another tab locks this one [S11] @smoke', async ({ page, context, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  await name.fill('Von Stefan')
  const other = await context.newPage()
  await other.goto('/logo.svg')
  await enterAs(other, mock, 'superuser')
  await expect(page.getByRole('dialog')).toBeVisible()
  await mock.clearLog()
  await page.keyboard.press('Escape')
  expect((await mock.log()).filter(({ method }) => method === 'PUT')).toEqual([])
})

test('an edit stays locked until it is known who signed in [S10, S11]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Von Stefan')
  await expect.poll(async () => (await mock.log('GET accounts/feedbacks/')).length).toBe(1)
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(getPassword(dialog)).toBeVisible()

  let real = ''
  await page.route('**/backend/**', async (route) => {
    const headers = route.request().headers()
    await route.continue(
      headers['authorization'] === 'Bearer opaque' ? { headers: { ...headers, authorization: `Bearer ${real}` } } : {},
    )
  })
  await page.route('**/backend/api/token/', async (route) => {
    const answer = await route.fetch()
    const pair = (await answer.json()) as { access: string }
    real = pair.access
    await route.fulfill({ response: answer, json: { ...pair, access: 'opaque' } })
  })
  await mock.fail({ path: 'accounts/users/me/', kind: 'delay', delay: 3_000 })
  await mock.clearLog()
  await dialog.getByLabel('E-Mail').fill(getLogin('superuser').email)
  await getPassword(dialog).fill(getLogin('superuser').password)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect.poll(async () => (await mock.log('GET accounts/content_types/')).length).toBeGreaterThan(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL('/', { timeout: 10_000 })
  expect((await mock.log()).filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a lost connection keeps the session [S04] [D-45]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('table')).toBeVisible()
  await mock.fail({ path: 'api/token/refresh/', kind: 'html', status: 502, times: 2 })
  await mock.expireAccess()
  await page.getByRole('searchbox').first().fill('a')
  await expect(page.getByText(/Verbindung/).first()).toBeVisible()
  await expect(page.getByText(/Verbindung/)).toHaveCount(0, { timeout: 12_000 })
  await expect(page).toHaveURL(/hospitals/)
  expect(await mock.log('POST api/token/refresh/')).toHaveLength(3)
})

test('a tab that waits for the session lock shows so after ten seconds and continues [S02, S04, D-45]', async ({
  page,
  mock,
  context,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  const hanging = await context.newPage()
  await hanging.goto('/favicon.svg')
  await hanging.evaluate(() => void navigator.locks.request('portal-session', () => new Promise(() => undefined)))
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page.getByText(/Verbindung.*unterbrochen/).first()).toBeVisible({ timeout: 13_000 })
  expect(await mock.log('POST api/token/refresh/')).toEqual([])
  await hanging.close()
  await expect(page.getByText(/Verbindung.*unterbrochen/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Spital Hochwald' }).first()).toBeVisible()
  expect(await mock.log('POST api/token/refresh/')).toHaveLength(1)
})

test('a record saved in the viewer’s other tab is not a conflict [R09, D-34]', async ({ page, mock, context }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = (where: Page) => where.getByRole('textbox', { name: 'Name', exact: true })
  await name(page).fill('Hier geschrieben')
  const other = await context.newPage()
  await other.goto('/patzu/hospitals/1')
  await name(other).fill('Dort geschrieben')
  await other.getByRole('button', { name: 'Speichern' }).click()
  await expect(other.getByText('Gespeichert.').first()).toBeVisible()
  const save = page.getByRole('button', { name: 'Speichern' })
  await save.click()
  const own = page.getByRole('dialog', { name: 'Sie haben diesen Eintrag in einem anderen Fenster geändert' })
  await expect(own.getByRole('columnheader', { name: 'Im anderen Fenster' })).toBeVisible()
  await expect(own).not.toContainText(/jemand/i)
  await own.getByRole('button', { name: 'Zurück zum Formular' }).click()
  await test.step('a later save of somebody else is a conflict', async () => {
    await mock.edit('patzu/hospitals', 1, { name: 'Anderswo geschrieben' })
    await save.click()
    await expect(page.getByRole('dialog', { name: /Jemand anderes/ })).toContainText('Anderswo geschrieben')
  })
})

test('charts saved in the viewer’s other tab are merged without a conflict [R09, D-34]', async ({
  page,
  mock,
  context,
}) => {
  await openEditor(page, mock, [chart(0, 'mean'), chart(1, 'bar')])
  const other = await context.newPage()
  await other.goto('/results/evaluations/1?view=edit')
  const call = async (where: Page, from: string, to: string) => {
    await where.getByRole('button', { name: `«${from}» bearbeiten` }).click()
    await dialog(where).getByRole('tab', { name: 'Texte' }).click()
    await dialog(where).getByRole('textbox', { name: 'Titel', exact: true }).fill(to)
    await dialog(where).getByRole('button', { name: 'Übernehmen' }).click()
  }
  await call(page, 'Diagramm 1', 'Hier')
  await call(other, 'Diagramm 1', 'Dort')
  await call(other, 'Diagramm 2', 'Nur dort')
  await saveButton(other).click()
  await expect(other.getByText('Gespeichert.').first()).toBeVisible()
  await saveButton(page).click()
  const own = page.getByRole('dialog', {
    name: 'Sie haben Diagramme dieser Auswertung in einem anderen Fenster geändert',
  })
  await expect(
    own.getByRole('group', { name: 'Hier' }).getByRole('radio', { name: /Im anderen Fenster: Dort/ }),
  ).toBeVisible()
  await expect(own.getByRole('group', { name: 'Diagramm 2' })).toContainText('Im anderen Fenster geändert, hier nicht')
  await expect(own).not.toContainText(/jemand/i)
  await own.getByRole('button', { name: 'So speichern' }).click()
  await expect(saveButton(page)).toBeDisabled()
  expect((await sent(mock)).map(({ title }) => title)).toEqual(['Hier', 'Nur dort'])

  await test.step('a later save of somebody else is a conflict', async () => {
    await mock.edit('results/evaluations', 1, { charts: [chart(0, 'mean', { title: 'Anderswo' })] })
    await call(page, 'Hier', 'Wieder hier')
    await saveButton(page).click()
    await expect(page.getByRole('dialog', { name: /Jemand anderes/ })).toContainText('Anderswo')
  })
})

test('attributes selected in the viewer’s other tab are not a conflict [R09, D-34, RES-16]', async ({
  page,
  mock,
  context,
}) => {
  await mock.edit('results/measures', 10, { selected_attributes: ['q1', 'verschollen'] })
  const path = '/results/measures/10?tab=attributes'
  await enterAs(page, mock, 'staff', path)
  const box = (where: Page, name: string) => where.getByRole('checkbox', { name: `${name} auswählen` })
  await box(page, 'verschollen').uncheck()
  const other = await context.newPage()
  await other.goto(path)
  await other
    .getByRole('checkbox', { name: /auswählen$/, checked: false })
    .nth(1)
    .check()
  await other.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(other.getByText('Die Auswahl der Attribute wurde gespeichert.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  const question = page.getByRole('alertdialog', { name: /in einem anderen Fenster/ })
  await expect(question).toContainText(': im anderen Fenster ausgewählt')
  await expect(question).not.toContainText(/jemand/i)
})
