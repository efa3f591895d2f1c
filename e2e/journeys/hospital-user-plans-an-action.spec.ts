import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

const plan = 'Massnahme planen'

test('an action is planned at a topic, once, and is a record with its list @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await page
    .getByRole('button', { name: new RegExp(`^${plan}: `) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: plan })
  await expect(dialog.getByText(/ist ein Unterschied ab \d.* erkennbar/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ergebnis im Team besprechen und eine Ursache wählen' }).click()
  await dialog.getByRole('textbox', { name: 'Was steht im Weg?' }).fill('Ferienzeit')

  await dialog.getByRole('button', { name: plan }).dblclick()
  await expect(
    page.getByText('Massnahme «Ergebnis im Team besprechen und eine Ursache wählen» geplant.').first(),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  const sent = await mock.log('POST results/actions/')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    title: 'Ergebnis im Team besprechen und eine Ursache wählen',
    barrier: 'Ferienzeit',
    evaluation: 91,
    content_type: 20,
    object_id: 1,
    owner: 6,
    state: 'planned',
  })

  await page.getByRole('button', { name: 'Massnahme öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ergebnis im Team besprechen')
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Mit der Stationsleitung besprochen.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert').first()).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Massnahmen' })
    .getByRole('link', { name: /^Alle Massnahmen anzeigen/ })
    .click()
  const list = page.getByRole('main').locator('tbody')
  await expect(list.getByText('Ergebnis im Team besprechen')).toBeVisible()
})

test('the menu of a chart plans an action, also while the list of plans fails', async ({ page, mock }) => {
  // A failure is no missing endpoint.
  await mock.fail({ path: 'results/actions/*', method: 'GET', kind: 'status', status: 500, times: -1 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: plan }).click()
  const dialog = page.getByRole('dialog', { name: plan })
  // After the last retry.
  await expect(dialog.getByRole('textbox', { name: 'Was tun Sie?' })).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText(/nur für Sie sichtbar/)).toHaveCount(0)
})

test('where the backend keeps no plans, one is kept, changed and read for oneself', async ({ page, mock }) => {
  await mock.set({ absent: ['results/actions'] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await page
    .getByRole('button', { name: new RegExp(`^${plan}: `) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: plan })
  await expect(dialog.getByText(/nur für Sie sichtbar/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Was tun Sie?' }).fill('Eigene Massnahme')
  await dialog.getByRole('textbox', { name: 'Bis wann?' }).fill('01.02.2026')
  await dialog.getByRole('button', { name: plan }).click()
  await expect(dialog).toBeHidden()
  const own = page.locator('[data-overview]').getByRole('list', { name: 'Massnahmen' })
  await expect(own).toContainText(/Eigene Massnahme.*fällig am 01\.02\.2026/)

  await own.getByRole('button', { name: 'Eigene Massnahme' }).click()
  const change = page.getByRole('dialog', { name: 'Massnahme ändern' })
  await change.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Abgeschlossen' }).click()
  await change.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(own).toContainText('Abgeschlossen')
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Massnahmen' })
  await expect(card).toContainText('Nur für Sie sichtbar')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Massnahmen' })).toHaveCount(0)
  expect(await mock.log('GET results/actions/')).toHaveLength(2)
  expect(await mock.log('POST results/actions/')).toEqual([])
  await card.getByRole('link', { name: 'Jahrestabelle' }).click()
  const table = page.getByRole('region', { name: /^Massnahmen \d{4}/ })
  await expect(table.getByRole('row').filter({ hasText: 'Eigene Massnahme' })).toContainText('Abgeschlossen')
  await expect(page.getByRole('main')).toContainText('Nur für Sie sichtbar')
})

test('a right that is withdrawn meanwhile leaves what was typed, and then the plan is closed', async ({
  page,
  mock,
}) => {
  const stored = {
    evaluation: 91,
    content_type: 20,
    object_id: 1,
    state: 'planned',
    title: 'Visite zu zweit',
    note: '',
  }
  await mock.edit('results/actions', 1, stored)
  const withdraw = async () => await mock.edit('accounts/app_permissions', 4, { object_id: 6 })

  await test.step('while one is planned', async () => {
    await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
    await page
      .getByRole('button', { name: new RegExp(`^${plan}: `) })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: plan })
    await dialog.getByRole('textbox', { name: 'Was tun Sie?' }).fill('Eigene Massnahme')
    await withdraw()
    await dialog.getByRole('button', { name: plan }).click()
    await expect(dialog.getByText('You do not have permission to perform this action.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Was tun Sie?' })).toHaveValue('Eigene Massnahme')
  })
  await test.step('while one is changed', async () => {
    await mock.edit('accounts/app_permissions', 4, { object_id: 1 })
    await enterAs(page, mock, 'hospital-user', '/results/actions/1')
    await page.getByRole('textbox', { name: 'Notiz' }).fill('Mit der Stationsleitung besprochen.')
    await withdraw()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Mit der Stationsleitung besprochen.')
    await page.goto('/results/actions/1')
    await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('Visite zu zweit')
  })
})

for (const absent of [[], ['results/actions']])
  test(`after the day of looking again a quality manager reads what has changed${absent.length > 0 ? ', also where the backend keeps no plans' : ''}`, async ({
    page,
    mock,
  }) => {
    await mock.reset('demo')
    await mock.set({ absent })
    await serveDemoConfig(page)
    let rows: object[] = []
    await page.route('**/results/data/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { count: number; results: object[] }
      const results = [...body.results, ...rows]
      await route.fulfill({ json: { ...body, count: results.length, results } })
    })
    /** Thirty new answers a month of 2027 on the server. */
    const answerWith = async (time: string, ...months: (readonly number[])[]) => {
      const getValue = (row: number) => {
        const values = months[Math.floor(row / 30) % months.length] ?? []
        return values[row % values.length]
      }
      rows = Array.from({ length: 12 * 30 }, (_, row) => ({
        id: 900_000_000 + row,
        attributes: {
          leaving: getValue(row),
          exit_date: `2027-${String(1 + Math.floor(row / 30)).padStart(2, '0')}-10`,
        },
        content_object: 'Klinik Seeblick',
        object_id: 1,
        created: '2027-12-31T10:00:00+01:00',
      }))
      await page.clock.setFixedTime(`2028-02-01T${time}:00+01:00`)
      await page.getByRole('button', { name: 'Daten neu laden' }).click()
    }
    await page.goto('/login')
    await page.getByRole('button', { name: /^Heidi/ }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto('/results/evaluations/91')
    await page.getByRole('button', { name: `${plan}: Austritt` }).click()
    const dialog = page.getByRole('dialog', { name: plan })
    await dialog.getByRole('textbox', { name: 'Was tun Sie?' }).fill('Austritt am Vortag besprechen')
    await dialog.getByRole('textbox', { name: 'Bis wann?' }).fill('15.12.2026')
    await dialog.getByRole('textbox', { name: 'Ziel' }).fill('4.2')
    await dialog.getByRole('textbox', { name: 'Wann die Wirkung prüfen?' }).fill('01.02.2028')
    await dialog.getByRole('button', { name: plan }).click()
    const entry = page.locator('[data-overview]').getByRole('listitem').filter({ hasText: 'Austritt am Vortag' }).last()
    await expect(entry).toContainText('fällig am 15.12.2026')

    await test.step('without new answers it is too early', async () => {
      await page.clock.setFixedTime('2028-02-01T10:00:00+01:00')
      await page.reload()
      await expect(entry).toContainText(/Noch zu früh: 0 von \d+ Antworten/)
    })
    await test.step('with answers as before there is no signal yet', async () => {
      await answerWith('10:05', [4, 4, 4, 3, 3], [4, 4, 4, 4, 4, 3])
      await expect(entry).toContainText('Noch kein Signal')
    })
    await test.step('a change that lasts is a signal since the first month of its run', async () => {
      await answerWith('10:10', [3, 3, 3, 2, 3, 4])
      await expect(entry).toContainText(/Signal seit \p{L}+ 202[67]: schlechter/u)
    })
    await test.step('enough answers beyond it reach the target', async () => {
      await answerWith('10:15', [4, 5])
      await expect(entry).toContainText('Ziel erreicht: 4.50 bei einem Ziel von 4.20 (n = 360)')
    })
  })

test('without any benchmark a plan begins at a chart, with what could be seen there', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.route('**/results/evaluations/91/', async (route) => {
    const response = await route.fetch()
    const row = (await response.json()) as { charts: object[] }
    await route.fulfill({ json: { ...row, charts: row.charts.map((chart) => ({ ...chart, benchmarks: [] })) } })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: /^Heidi/ }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/results/evaluations/91')
  const chart = page.locator('[data-chart="chart-1-2"]')
  await chart.getByRole('button', { name: /^Aktionen für/ }).click()
  await page.getByRole('menuitem', { name: plan }).click()
  const dialog = page.getByRole('dialog', { name: plan })
  await expect(dialog.getByText(/^Mit \d+ Antworten davor .* ist ein Unterschied ab \d.* erkennbar/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Auf einen Blick' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Was tun Sie?' }).fill('Eintritte staffeln')
  await dialog.getByRole('button', { name: plan }).click()
  await expect(dialog).toBeHidden()
  await chart.getByText('2 Massnahmen').click()
  await expect(chart.getByRole('list', { name: 'Massnahmen' })).toContainText(/Eintritte staffeln.*fällig am \d/)
})

test('staff read at a figure what the institution has planned, and what it has changed', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/login')
  await page.goto('/results/evaluations/91?institution=Klinik+Seeblick')
  const plans = page.locator('[data-overview]').getByRole('list', { name: 'Massnahmen' })
  const food = plans.getByRole('listitem').filter({ hasText: 'Menüwahl am Vortag' })
  await expect(food).toContainText('Ziel erreicht: 4.25 bei einem Ziel von 4.00')
  await expect(page.getByRole('button', { name: new RegExp(`^${plan}: `) })).toHaveCount(0)
  await food.getByRole('link', { name: 'Menüwahl am Vortag' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menüwahl am Vortag')
})
