import { enterAs, signInAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

test('a hospital user opens an evaluation from home [SCOPE-02] @smoke', async ({ page, mock }) => {
  await signInAs(page, 'hospital-user')
  const app = page.getByRole('region', { name: 'Patientenbefragung', exact: true })
  await test.step('home shows a card only for each app they may open [HOME-01, HOME-11, ROLE-17]', async () => {
    await expect(app.getByRole('link')).toHaveText(['Klinik Seeblick', 'Übersicht'])
    await expect(page.getByRole('region', { name: 'Rehabilitation' })).toHaveCount(0)
  })
  await test.step('shared files are shown ten at a time [HOME-06, HOME-07, HOME-08]', async () => {
    const files = await mock.log('GET filemanager/files/')
    expect(files.every(({ query }) => query.includes('byPermissions=1') && query.includes('size=10'))).toBe(true)
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Für Sie freigegebene Dateien' }).getByRole('button').first().click()
    expect((await download).suggestedFilename()).toMatch(/\.\w+$/)
  })
  await test.step('an evaluation opens [HOME-04]', async () => {
    await page.getByRole('region', { name: 'Auswertungen' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/results\/evaluations\/\d+$/)
  })
  await test.step('an institution links to its evaluations [HOME-02, D-74]', async () => {
    await page.goto('/')
    await app.getByRole('link', { name: 'Klinik Seeblick', exact: true }).click()
    await expect(page).toHaveURL(/results\/evaluations\?content_type=20&object_id=1$/)
  })
  await test.step('the page of an institution leads to what belongs to it, and back', async () => {
    await page.goto('/')
    await app.getByRole('link', { name: 'Übersicht: Klinik Seeblick' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeVisible()
    await page.getByRole('region', { name: 'Auswertungen' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/results\/evaluations\/\d+$/)
    await page.getByRole('main').getByRole('link', { name: 'Klinik Seeblick' }).first().click()
    await expect(page).toHaveURL('/institutions/patzu/1')
    await page.goto('/institutions/patzu/2')
    await expect(page).toHaveURL('/403')
    await page.goto('/institutions/patzu/x')
    await expect(page).toHaveURL('/404')
  })
})

test('home shows hospital users how their newest evaluation turned out [D-90]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByRole('heading', { level: 1 }).locator('../..')).toContainText('Klinik Seeblick')
  const tile = page.getByRole('region', { name: 'Neuste Auswertung' })
  const outcomes = (place: typeof tile) => place.getByRole('list', { name: 'Wie viele Themen' }).getByRole('listitem')
  await expect(outcomes(tile)).toHaveText(['6 ohne gesicherten Unterschied'])
  const reported = (await outcomes(tile).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  await expect(tile).toContainText('Klinik Seeblick')
  const files = page.getByRole('region', { name: 'Für Sie freigegebene Dateien' })
  await expect(files.getByRole('listitem').first()).toBeVisible()
  await expect(files.getByText('Neu', { exact: true })).toHaveCount(0)

  await tile.getByRole('link').click()
  const counts = page.getByRole('region', { name: 'Auf einen Blick' }).getByRole('list', { name: 'Wie viele Themen' })
  await expect(counts.locator('> li')).toHaveCount(reported.length)
  const figures = (await counts.locator('> li').allInnerTexts()).map((text) => /\d+ [^\n]+/.exec(text)?.[0])
  expect(figures).toEqual(reported)

  await test.step('only files added since the first visit are marked as new', async () => {
    const { results } = await readAs<{ results: { id: number; name: string }[] }>(
      page,
      mock,
      'hospital-user',
      'filemanager/files/?byPermissions=1&size=10&ordering=-created',
    )
    const [file] = results
    if (!file) throw new Error('nobody shared a file')
    await mock.edit('filemanager/files', file.id, { created: '2099-01-01T10:00:00Z' })
    await page.goto('/')
    await expect(files.getByRole('listitem').filter({ has: page.getByText('Neu', { exact: true }) })).toHaveText([
      new RegExp(file.name),
    ])
  })
})

test('home shows staff open work and recent records, each one click away', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeVisible()
  await page.goto('/')
  const work = page.getByRole('region', { name: 'Zu tun' })
  const recent = page.getByRole('region', { name: 'Zuletzt geöffnet' })
  await expect(recent.getByRole('link')).toHaveText([/Klinik Seeblick.*Patientenbefragung · Spital/])
  await expect(work.getByRole('link')).toHaveText([
    /Bestellungen mit Fehler 20\d\d/,
    /Bestellungen mit Fehler, alle Jahre/,
    /Abgeschlossene Bestellungen, noch nicht genehmigt.*(?:Vor \d+ Tag|Heute)/,
    /Nicht angenommene Einladungen/,
    /Offene Feedbacks/,
    /Fehlende Deklarationen/,
  ])
  const errors = work.getByRole('link', { name: /Bestellungen mit Fehler, alle Jahre/ })
  const number = await errors.getByText(/^\d+$/).innerText()
  await expect(page.getByRole('main').getByRole('link', { name: 'Tokens' })).toHaveCount(0)
  await errors.click()
  await expect(page).toHaveURL('/patzu/orders?status=99')
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' }).locator('..')).toContainText(number)
  await expect(page.locator('tbody tr')).toHaveCount(Number(number))

  await page.goto('/')
  await recent.getByRole('link').click()
  await expect(page).toHaveURL('/patzu/hospitals/1')
})

test('the count of open work is next to its label on a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/')
  const missing = page.getByRole('region', { name: 'Zu tun' }).getByRole('link', { name: /Fehlende Deklarationen/ })
  const words = await missing.getByText(/Fehlende Deklarationen/).boundingBox()
  const number = await missing.getByText(/^\d+$/).boundingBox()
  if (!words || !number) throw new Error('nothing is missing')
  expect(number.x).toBeGreaterThan(words.x + words.width)
  expect(number.y).toBeLessThan(words.y + words.height)
})

test('home shows staff every app with its dashboard [HOME-01, D-67, D-74]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  // Staff see every file, not only those shared with them.
  await expect(page.getByRole('region', { name: 'Neuste Dateien' })).toBeVisible()
  const dashboards = page.getByRole('region', { name: 'Weitere Dashboards' }).getByRole('link')
  // The menu leads to those of the other programmes.
  await expect(dashboards).toHaveText(['Rehabilitation', 'Studierendenbefragung'])
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Monitoring Psychiatrie' }).click()
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/moniq')
  await dashboards.getByText('Rehabilitation').click()
  await expect(page).toHaveURL('/rehaspez')
})

test('cards of home of staff show five rows, and lead to the list of all', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  const all = 'Alle anzeigen'
  const evaluations = page.getByRole('region', { name: 'Auswertungen' })
  const files = page.getByRole('region', { name: 'Neuste Dateien' })
  // Whose they are is below the names of files.
  await expect(files.getByRole('button')).toHaveText(Array.from({ length: 5 }, () => /\.\w{2,4}\S.+$/))
  await expect(evaluations.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
  await evaluations.getByRole('link', { name: all }).click()
  await expect(page).toHaveURL('/results/evaluations?ordering=-modified')
  await page.goto('/')
  await evaluations.getByRole('searchbox').fill('Seeblick')
  await expect(evaluations.getByRole('link', { name: all })).toHaveAttribute(
    'href',
    /ordering=-modified&search=Seeblick$/,
  )
  await files.getByRole('link', { name: all }).click()
  await expect(page).toHaveURL('/filemanager/files')
})

test('one of 400 institutions is found by a part of its name [HOME-02, D-74]', async ({ page, mock }) => {
  await page.route('**/backend/patzu/hospitals/?*permissions__user*', async (route) => {
    const results = Array.from({ length: 400 }, (_, at) => ({
      id: at + 1,
      name: at === 312 ? 'Spital Zürich Höngg' : `Klinik ${String(at).padStart(3, '0')}`,
    }))
    await route.fulfill({ json: { count: 400, next: null, previous: null, results } })
  })
  await enterAs(page, mock, 'hospital-user', '/')
  const app = page.getByRole('region', { name: 'Patientenbefragung', exact: true })
  await expect(app.getByRole('listitem')).toHaveCount(8)
  await app.getByRole('searchbox').fill('zurich')
  await expect(app.getByRole('link')).toHaveText(['Spital Zürich Höngg', 'Übersicht'])
  await app.getByRole('searchbox').fill('gibt es nicht')
  await expect(app.getByText('Nichts gefunden')).toBeVisible()
  await app.getByRole('searchbox').fill('')
  await app.getByRole('button', { name: 'Alle 400 anzeigen' }).click()
  await expect(app.getByRole('listitem')).toHaveCount(400)
})

test('the survey card is shown only with a permission for it [HOME-03, HOME-05, D-75]', async ({
  page,
  mock,
  browser,
  session,
  watch,
}) => {
  await enterAs(page, mock, 'fsp', '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const card = page.getByRole('region', { name: 'Praxisbefragung' })
  await expect(card).toContainText('Praxis Lindenhof')
  await expect(card).toContainText('survey.example.ch')
  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session } })
  await watch.follow(other)
  const colleague = await other.newPage()
  await enterAs(colleague, mock, 'hospital-user', '/')
  await expect(colleague.getByRole('region', { name: 'Auswertungen' })).toBeVisible()
  await expect(colleague.getByRole('region', { name: 'Praxisbefragung' })).toHaveCount(0)
  await other.close()
})

test('an external app opens in a new tab with the token posted only to its address [HOME-03, D-05, S14]', async ({
  page,
  context,
  mock,
  watch,
}) => {
  const app = 'https://learn.example.ch'
  const posts: { method: string; url: string; body: string | null; referrer: string | undefined }[] = []
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (request.url().startsWith(app)) {
      posts.push({
        method: request.method(),
        url: request.url(),
        body: request.postData(),
        referrer: request.headers()['referer'],
      })
      return await route.fulfill({ contentType: 'text/html', body: '<h1>there</h1>' })
    }
    if (request.resourceType() !== 'document') return await route.fallback()
    // A deployment lists the origins of its apps in the policy.
    const response = await route.fetch()
    const headers = response.headers()
    return await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': (headers['content-security-policy'] ?? '').replace(
          "form-action 'self'",
          `form-action 'self' ${app}`,
        ),
      },
    })
  })
  await enterAs(page, mock, 'staff', '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('region', { name: 'Lernplattform' })
    .getByRole('button', { name: /Lernplattform/ })
    .click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'there' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(posts.map(({ method, url, referrer }) => [method, url, referrer])).toEqual([
    ['POST', `${app}/sso/`, undefined],
  ])
  expect(posts[0]?.body).toMatch(/^token=ey[\w.-]+$/)
  await expect(page).toHaveURL(/\/$/)
  await tab.close()
  watch.wrong.splice(0, watch.wrong.length, ...watch.wrong.filter((line) => !line.includes(`POST ${app}`)))
})

test('placeholders are shown while the apps load [HOME-09]', async ({ page, mock }) => {
  await mock.fail({ method: 'GET', path: 'apps/apps/*', kind: 'delay', delay: 4000 })
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByRole('main').getByText('Wird geladen …').first()).toBeAttached({ timeout: 3500 })
  await expect(page.getByRole('region', { name: 'Patientenbefragung', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Wird geladen …')).toHaveCount(0)
})

test('somebody without permissions reads how to get help [HOME-10]', async ({ page, mock }) => {
  for (const path of ['apps/apps/', 'results/evaluations/'])
    await mock.fail({
      method: 'GET',
      path: `${path}*`,
      times: -1,
      kind: 'status',
      status: 200,
      body: { count: 0, results: [], size: 15, current: 1 },
    })
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByText('Für Ihr Konto ist noch nichts freigegeben.')).toBeVisible()
})

test('reviewers land on their reviews only right after the login [GUARD-18, D-69]', async ({ page }) => {
  await signInAs(page, 'reviewer')
  await expect(page).toHaveURL('/irp')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Peer Review' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a card of further evaluations needs one more than the newest', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/')
  const further = page.getByRole('region', { name: 'Weitere Auswertungen' })
  await expect(further.getByRole('link').first()).toBeVisible()
  const { results } = await readAs<{ results: { id: number }[] }>(
    page,
    mock,
    'demo',
    'results/evaluations/?byPermissions=1&size=100&ordering=-modified',
  )
  for (const { id } of results.slice(1)) await mock.edit('results/evaluations', id, { is_active: false })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Neuste Auswertung' }).getByRole('link')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Wie viele Themen' })).toBeVisible()
  await expect(further).toHaveCount(0)
})
