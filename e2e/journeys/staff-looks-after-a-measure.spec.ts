import { readFileSync } from 'node:fs'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { look, panel, reported } from '../watch/measurePage.ts'
import { pressTool } from '../tools.ts'

test('attributes of a measure are selected by keyboard [RES-16, D-37] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10?tab=attributes')
  const attributes = panel(page, 'Attribute')
  await expect(attributes.getByText('14 von 14 Attributen')).toBeVisible()
  await attributes.getByRole('searchbox').fill('organisation')
  await expect(attributes.getByText('3 von 14 Attributen')).toBeVisible()
  await attributes.getByRole('checkbox', { name: 'Wartezeit auswählen' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(attributes.getByRole('checkbox', { name: 'Verpflegung auswählen' })).toBeFocused()
  await page.keyboard.press('Shift+Space')
  await expect(attributes.getByText(/nicht gespeichert: 3 neu, 0 entfernt/)).toBeVisible()
  await page.getByRole('link', { name: 'Benchmarks' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bleiben' }).click()
  await expect(page).toHaveURL(/measures\/10\?tab=attributes$/)
  await attributes.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await reported(page, 'Die Auswahl der Attribute wurde gespeichert.')
  const [saved] = await mock.log('PUT results/measures/10/update_selected_attributes/')
  expect(saved?.body).toEqual({
    selected_attributes: [
      'sex',
      'birth_year',
      'exit_date',
      'ward',
      'insurance',
      'reasons',
      'q1',
      'q2',
      'q4',
      'q5',
      'q6',
    ],
  })
})

test('leaving can save selected attributes first [RES-16, D-37]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10?tab=attributes')
  const attributes = panel(page, 'Attribute')
  await attributes.getByRole('checkbox', { name: 'Wartezeit auswählen' }).click()
  await expect(attributes.getByText(/nicht gespeichert: 1 neu/)).toBeVisible()
  const leave = async () => {
    await page.getByRole('link', { name: 'Benchmarks' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Speichern und verlassen' }).click()
  }
  const put = 'PUT results/measures/10/update_selected_attributes/'
  await mock.fail({ path: 'results/measures/10/update_selected_attributes/', kind: 'status', status: 500 })
  await leave()
  await expect(page.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
  await expect(page).toHaveURL(/measures\/10\?tab=attributes$/)
  await expect(attributes.getByText(/nicht gespeichert: 1 neu/)).toBeVisible()
  await leave()
  await expect(page).toHaveURL(/results\/benchmarks/)
  expect((await mock.log(put)).at(-1)).toMatchObject({
    status: 200,
    body: { selected_attributes: expect.arrayContaining(['q4']) },
  })
})

test('the survey is shown in French [RES-26]', async ({ page, mock }) => {
  test.slow()
  await enterAs(page, mock, 'staff', '/results/measures/10?tab=attributes')
  const attributes = panel(page, 'Attribute')
  await attributes.getByRole('radio', { name: 'Französisch' }).check()
  await attributes.getByRole('searchbox').fill('q4')
  await attributes.getByRole('button', { name: "Temps d'attente" }).click()
  await expect(page.getByRole('dialog')).toContainText('Wie haben Sie das erlebt?')
  await test.step('the questions of the survey [RES-23, RES-24, RES-25]', async () => {
    const requested = (await mock.log())
      .filter(({ path }) => path.startsWith('ls/'))
      .map(({ path, query }) => `${path} ${query.replace('?', '')}`)
    expect(requested).toContain('ls/questions/100010009 language=fr')
    expect(requested).toContain('ls/100010/groups language=de')
  })
  await look(page, 'a question')
  await page.keyboard.press('Escape')
  await look(page, 'a measure')
})

test('a conflict of attributes shows author and time [RES-16, D-34]', async ({ page, mock }) => {
  await mock.edit('results/measures', 10, { selected_attributes: ['q1', 'verschollen'] })
  await enterAs(page, mock, 'staff', '/results/measures/10?tab=attributes')
  const attributes = panel(page, 'Attribute')
  await expect(attributes.getByText('Nicht mehr in der Umfrage')).toBeVisible()
  await attributes.getByRole('checkbox', { name: 'verschollen auswählen' }).uncheck()
  await mock.edit('results/measures', 10, { selected_attributes: ['q1', 'verschollen', 'nps'] })
  await attributes.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('nps: von jemand anderem ausgewählt')
  await expect(
    question.getByText(/Zuletzt gespeichert am \d\d\.\d\d\.\d{4} \d\d:\d\d von \p{Lu}\p{L}+ \p{Lu}\p{L}+/u),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await reported(page, 'Die Auswahl der Attribute wurde gespeichert.')
  const [saved] = await mock.log('PUT results/measures/10/update_selected_attributes/')
  expect(saved?.body).toEqual({ selected_attributes: ['q1', 'nps'] })
})

test('results are imported from the survey or deleted', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10')
  await test.step('they are imported [RES-10, RES-11, RES-12]', async () => {
    await expect(page.getByText(/alle 60 Minuten/)).toBeVisible()
    await page.getByRole('button', { name: 'Aus der Umfrage importieren' }).click()
    await reported(page, 'Es wurden 13 Resultate neu importiert.')
  })
  await page.goto('/results/measures/14')
  await page.getByRole('button', { name: 'Aus der Umfrage importieren' }).click()
  await reported(page, 'Es wurden 5 Resultate gelöscht.')
  await test.step('a running import is reset [RES-09]', async () => {
    await page.goto('/results/measures/30')
    await expect(page.getByText('Ein Import läuft.')).toBeVisible()
    await page.getByRole('button', { name: 'Import zurücksetzen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import zurücksetzen' }).click()
    await reported(page, 'Der Import gilt nicht mehr als laufend.')
    await expect(page.getByText('Ein Import läuft.')).toBeHidden()
  })
  await test.step('a child that inherits cannot import [RES-18]', async () => {
    await page.goto('/results/measures/11')
    await expect(page.getByText(/übernimmt die Daten der Hauptmessung/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aus der Umfrage importieren' })).toBeHidden()
  })
})

test('the second step of clearing the caches can be retried alone [RES-13, ERR-14, D-31]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10')
  await mock.fail({ method: 'POST', path: 'cache/delete/10/', times: 1, kind: 'status', status: 500 })
  await page.getByText('Weitere Möglichkeiten').click()
  await page.getByRole('button', { name: 'Daten neu aufbereiten' }).click()
  const data = panel(page, 'Daten und Import')
  await expect(data.getByText('Aufbereitete Daten: erledigt')).toBeVisible()
  await expect(data.getByRole('alert')).toContainText('Aufbereitete Auswertungen der Messung:')
  await expect(page.getByText('Cache wurde erneuert')).toBeHidden()
  await data.getByRole('button', { name: 'Erneut versuchen' }).click()
  await reported(page, 'Cache wurde erneuert')
  const order = (await mock.log())
    .filter(({ method, path }) => method === 'POST' && /cache/.test(path))
    .map(({ path }) => path)
  expect(order).toEqual([
    'results/measures/10/remove_data_cache/',
    'cache/delete/10/',
    'results/measures/10/remove_data_cache/',
    'cache/delete/10/',
  ])
  await test.step('only the cache of the server [RES-14, ERR-24]', async () => {
    await page.getByRole('button', { name: 'Für alle Messungen neu aufbereiten' }).click()
    await reported(page, 'Server Cache wurde erneuert')
  })
})

test('settings are exported, changed and restored after a comparison [D-20]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/10?tab=form')
  await pressTool(page, 'Einstellungsdatei')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Einstellungen exportieren' }).click()
  expect((await download).suggestedFilename()).toBe('settings_measure_10.json')
  const settings = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as object
  expect(settings).not.toHaveProperty('creator_id')

  const choose = async (content: string): Promise<void> => {
    await pressTool(page, 'Einstellungsdatei')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Einstellungen importieren' }).click()
    await (
      await chooser
    ).setFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  }
  await choose('kein JSON')
  await reported(page, 'Die Datei kann nicht gelesen werden: Sie ist kein gültiges JSON.')
  await choose(
    JSON.stringify({ ...settings, minus1included: true, filter_map: { klinik: 'ward' }, creator_id: 1, id: 77 }),
  )
  const dialog = page.getByRole('dialog', { name: 'Einstellungen importieren' })
  await expect(dialog.getByRole('region', { name: 'Filterzuordnung' })).toContainText('klinik = ward')
  await expect(dialog).toContainText('creator_id')
  await look(page, 'settings')
  await dialog.getByRole('button', { name: 'Übernehmen (2)' }).click()
  await reported(page, 'Die Einstellungen wurden übernommen.')
  const [sent] = await mock.log('PUT results/measures/10/')
  expect(sent?.body).toMatchObject({ id: 10, minus1included: true, filter_map: { klinik: 'ward' } })
  await expect(page.getByRole('combobox', { name: 'Schlüssel 1' })).toHaveValue('klinik')
})

test('filters are rows without empty ones [RES-01, RES-08]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/8?tab=form')
  await expect(page.getByRole('combobox', { name: 'Schlüssel 1' })).toHaveValue('sex')
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).first().click()
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).first().click()
  await page.getByRole('combobox', { name: 'Schlüssel 3' }).fill('ward')
  await page.getByRole('textbox', { name: 'Wert 3' }).fill('2')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await reported(page, 'Gespeichert.')
  const [sent] = await mock.log('PUT results/measures/8/')
  expect(sent?.body).toMatchObject({
    filter: [
      { key: 'sex', value: '1' },
      { key: 'ward', value: '2' },
    ],
  })
})

test('a child that inherits is created [RES-17]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/measures/65')
  await pressTool(page, 'Abgeleitete Messung erstellen')
  const dialog = page.getByRole('dialog', { name: 'Abgeleitete Messung erstellen' })
  await test.step('it has the next free number of the server [RES-15, RES-19]', async () => {
    await expect(dialog.getByRole('textbox', { name: 'Namenszusatz' })).toHaveValue('Child 4')
  })
  await dialog.getByRole('radio', { name: /Daten der Hauptmessung übernehmen/ }).check()
  await dialog.getByRole('button', { name: 'Abgeleitete Messung erstellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Child 4')
  await test.step('it has the programme of its parent [RES-22]', async () => {
    await page.getByRole('tab', { name: /^Haupt/ }).click()
    await expect(page.getByText('Programmspezifische abgeleitete Messung')).toBeVisible()
  })
  await test.step('it cannot import [RES-18]', async () => {
    await expect(page.getByText('Von der Hauptmessung übernommen; hier wird nichts importiert.')).toBeVisible()
    await page.getByRole('tab', { name: 'Daten und Import' }).click()
    await expect(page.getByText(/übernimmt die Daten der Hauptmessung/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aus der Umfrage importieren' })).toBeHidden()
  })
  expect((await mock.log()).some(({ path }) => path.endsWith('/get_child_label_and_inheritance/'))).toBe(true)
})

test('a failed benchmark calculation stays visible until a success [BENCH-01, BENCH-02, ERR-04]', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/results/benchmarks/1')
  await expect(page.getByRole('row', { name: /\bq1\b/ }).getByRole('rowheader')).toContainText('Behandlung')
  await mock.fail({
    method: 'PUT',
    path: 'results/benchmarks/1/calculate/',
    times: 1,
    kind: 'status',
    status: 400,
    body: { error: 'Keine Daten für die Berechnung der Mittelwerte.' },
  })
  await page.getByRole('button', { name: 'Mittelwerte berechnen' }).click()
  const means = panel(page, 'Mittelwerte').first()
  await expect(means.getByRole('alert')).toContainText('Keine Daten für die Berechnung der Mittelwerte.')
  await page.clock.runFor(3500)
  await expect(means.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Mittelwerte berechnen' }).click()
  await reported(page, 'Die Mittelwerte wurden berechnet.')
  await expect(means.getByRole('alert')).toBeHidden()
})

test('charts request their benchmarks by id [BENCH-03]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await expect
    .poll(async () =>
      (await mock.log('GET results/benchmarks/')).map(({ query }) => new URLSearchParams(query).get('ids')),
    )
    .toContain('1')
})

test('people who are not staff read whom to contact [LIST-14]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-admin', '/results/benchmarks')
  await expect(page.getByText('Ungültige Berechtigungen')).toBeVisible()
  await expect(page.getByText('Bitte kontaktieren Sie Ihren Administrator.')).toBeVisible()
  expect(await mock.log('GET results/benchmarks/')).toEqual([])
})
