import type { Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'
import { allLoaded } from '../watch/requests.ts'
import { watchShifts } from '../watch/shifts.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 800 })
})

/** The cells of a column that end beyond the edge of the frame or whose text is cut, with their text. */
const findCut = async (page: Page, head: string) =>
  await page.evaluate((name) => {
    const heads = [...document.querySelectorAll<HTMLElement>('main thead th')]
    const place = heads.findIndex(({ innerText }) => innerText.trim() === name)
    const edge = document.querySelector('main table')?.parentElement?.getBoundingClientRect().right ?? 0
    const cells = [...document.querySelectorAll<HTMLElement>('main tbody tr')].map(
      (row) => row.children[place] as HTMLElement,
    )
    return [heads[place], ...cells].flatMap((cell) => {
      if (cell === undefined) return [`no column ${name}`]
      const isCut = [cell, ...cell.querySelectorAll('a, td > span')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      )
      return cell.getBoundingClientRect().right > edge || (isCut && cell.tagName === 'TD') ? [cell.innerText] : []
    })
  }, head)

for (const { path, language, heads } of [
  { path: '/patzu/orders', language: 1, heads: ['ID', 'Status', 'Spital', 'Jahr', 'Erstellt', 'Messung'] },
  {
    path: '/accounts/users',
    language: 1,
    heads: ['E-Mail', 'Vorname', 'Nachname', 'Berechtigungen', 'Admin', 'Letzte Anmeldung'],
  },
  { path: '/accounts/users', language: 2, heads: ['E-mail', 'Autorisations', 'Admin', 'Dernière connexion'] },
  { path: '/accounts/versions', language: 1, heads: ['Eintrag', 'Was', 'Geändert von', 'Zeitpunkt'] },
  {
    path: '/filemanager/files',
    language: 1,
    heads: ['Name', 'Gehört zu', 'Erstellt', 'Hochgeladen von', 'Grösse', 'Dateityp'],
  },
  { path: '/filemanager/files', language: 2, heads: ['Nom', 'Créé', 'Téléversé par', 'Taille', 'Format'] },
])
  test(`columns of ${path} in language ${language} are whole: ${heads.join(', ')}`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 2, { language_previous: language, language })
    await enterDemoAs(page, 'Stefan', path)
    await expect(page.locator('main tbody tr')).toHaveCount(15)
    await allLoaded(page)
    for (const head of heads) await expect.poll(async () => await findCut(page, head), { message: head }).toEqual([])
  })

for (const { path, heads } of [
  {
    path: '/results/measures',
    heads: ['Messung', 'Anzahl Ergebnisse', 'Letzter Import', 'Geändert'],
  },
  { path: '/accounts/invitations', heads: ['E-Mail', 'Berechtigungen', 'Status', 'Erstellt'] },
  {
    path: '/patzu/declarations',
    heads: ['Spital', 'Messung', 'Versandte Fragebogen', 'Anzahl Austritte', 'BFS-Typ', 'Geändert'],
  },
  { path: '/irp/reviews', heads: ['Name', 'Datum', 'Reviewer'] },
  { path: '/patzu/event', heads: ['Name', 'Messung', 'Typ', 'Beginn', 'Ende', 'Status'] },
])
  test(`a laptop has room for all default columns of ${path}: ${heads.join(', ')}`, async ({ page }) => {
    await enterDemoAs(page, 'Stefan', path)
    const names = async () =>
      (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
    await expect.poll(names).toEqual(heads)
    const list = page.locator('[role=region]:has(> table)')
    await expect.poll(async () => await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })

test('a column without room on a laptop can be selected there, and is there in a wide window', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const category = page.getByRole('columnheader', { name: 'Kategorie' })
  await expect(page.getByRole('columnheader', { name: 'Messung' })).toBeVisible()
  await expect(category).toHaveCount(0)
  await page.setViewportSize({ width: 1680, height: 1000 })
  await expect(category).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(category).toHaveCount(0)
  await page.getByRole('button', { name: 'Spalten' }).click()
  const columns = page.getByRole('group', { name: 'Spalten' })
  await expect(columns.getByRole('checkbox', { name: 'Kategorie' })).not.toBeChecked()
  await columns.getByText('Kategorie').click()
  await expect(category).toBeVisible()
  await columns.getByText('Kategorie').click()
  await expect(category).toHaveCount(0)
  await expect(page).not.toHaveURL(/columns=/)
})

test('all people of a list have rows of one height', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  await expect(rows.first()).toContainText('Pédopsychiatrie du Lac Bleu')
  const heights = await rows.evaluateAll((all) => all.slice(1, -1).map((row) => row.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

test('no activity moves while names and values load', async ({ page }) => {
  await watchShifts(page)
  const late = [
    '**/backend/patzu/orders/**',
    '**/backend/accounts/users/?*',
    '**/backend/accounts/versions/?*object_id*',
  ]
  const releases = await Promise.all(late.map(async (path) => await holdBack(page, path)))
  await enterDemoAs(page, 'Stefan', '/accounts/versions')
  await expect(page.locator('main tbody tr')).toHaveCount(15)
  await expect(page.locator('main tbody [data-loading]').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  for (const release of releases) await release()
  await expect(page.locator('main tbody')).toContainText('Kinderklinik Lindenau, PREMs SOMA Junior 2026')
  await allLoaded(page)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('a form stands clear of the head of its record', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/usertitles/1')
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  const [above, below] = [await head.boundingBox(), await form.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBe(24)
})

test('a dashboard begins with its work, next to the choice of a hospital @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu')
  const box = async (name: string) => {
    const card = page.getByRole('region', { name })
    await expect(card).toBeVisible()
    return (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  await expect(page.getByRole('region', { name: 'Noch keine Deklaration' }).getByRole('link').first()).toBeVisible()
  const [orders, choice] = [await box('Offene und fehlerhafte Bestellungen'), await box('Spital öffnen')]
  expect(orders.y).toBe(choice.y)
  expect(orders.x).toBeLessThan(choice.x)
  await page.setViewportSize({ width: 1920, height: 1080 })
  // Of three columns none has only one card while another is twice as long.
  const [missing, weeks] = [await box('Noch keine Deklaration'), await box('Bestellungen je Woche')]
  expect(missing.x).toBe(weeks.x)
  expect(missing.y).toBeGreaterThan(weeks.y)
  await page.goto('/moniq')
  const [evaluations, answers] = [await box('Auswertungen'), await box('Verantwortliche bestätigt')]
  expect(evaluations.x).toBeGreaterThan(answers.x)
})

test('what needs nothing comes last on a dashboard, whose columns are about equally long', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/moniq')
  for (const programme of ['moniq', 'studek']) {
    await page.goto(`/${programme}`)
    const good = page.getByText('Jedes Spital hat genau einen Admin.')
    await expect(good).toBeVisible()
    await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0)
    const cards = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ x, bottom }) => ({ x, bottom })))
    const ends = [...new Set(cards.map(({ x }) => x))].map((left) =>
      Math.max(...cards.flatMap(({ x, bottom }) => (x === left ? bottom : []))),
    )
    expect(ends).toHaveLength(2)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(200)
    const place = await page.locator('section').filter({ has: good }).boundingBox()
    const below = cards.filter(({ x, bottom }) => x === place?.x && bottom > place.y + place.height + 1)
    expect(below).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const onPhone = (await good.boundingBox())?.y ?? 0
    const files = await page.getByRole('region', { name: 'Dateien' }).boundingBox()
    expect(onPhone).toBeGreaterThan(files?.y ?? onPhone)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('the head of a person says who it is, what they may do and when they last signed in', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(head).toContainText('Heidi Rüegger')
  await expect(head).toContainText('Klinik Seeblick: Administrator')
  await expect(head).toContainText('E-Mail heidi.rueegger@klinik-seeblick.example · Letzte Anmeldung 30.10.2026 09:00')
  await expect(head).not.toContainText('Mitarbeiter/in')
  // What does not hold takes one line, without explanations.
  const [staff, demo] = [page.getByText('Mitarbeiter/in: Nein'), page.getByText('Demo-Benutzer: Nein')]
  expect((await demo.boundingBox())?.y).toBe((await staff.boundingBox())?.y)
  expect((await staff.boundingBox())?.height).toBeLessThan(30)
  await expect(page.getByText('Superuser')).toHaveCount(0)

  await mock.edit('accounts/users', 5, { is_staff: true, last_login: null })
  await page.reload()
  await expect(head).toContainText('Mitarbeiter/in')
  await expect(head).toContainText('Noch nie angemeldet')
  await expect(page.getByText('Mitarbeiter/in: Ja')).toContainText('Mitarbeitende sehen und ändern alles')
  await mock.edit('accounts/users', 3, { is_staff: false })
  await page.goto('/accounts/users/3')
  await expect(head).toContainText('Ohne Berechtigungen')
})

test('a file shows its kind by an icon in the list, and what it is in the head of its page', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files')
  const iconFor = (kind: string) =>
    page
      .locator('main tbody tr')
      .filter({ has: page.getByRole('cell', { name: kind, exact: true }) })
      .first()
      .getByRole('link')
      .first()
      .locator('svg')
  await expect(iconFor('xlsx')).toHaveClass(/file-spreadsheet/)
  await expect(iconFor('pdf')).toHaveClass(/file-text/)
  await page.goto('/filemanager/files/3')
  await expect(page.getByText('PDF-Dokument · 3 kB', { exact: true })).toBeInViewport()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await saving).suggestedFilename()).toBe('Jahresbericht 2024.pdf')
})

test('files are ordered by their names', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page).toHaveURL(/ordering=name/)
  const names = page.locator('main tbody tr').getByRole('link')
  await expect(names.first()).toHaveText(/^Accordo/)
})

test('the page of a file says what it is once and who uploaded it, and shows images and texts', async ({
  page,
  mock,
}) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  const main = page.getByRole('main')
  const uploader = main.getByRole('group').getByRole('link', { name: 'Stefan Ammann' })
  await expect(uploader).toHaveAttribute('href', '/accounts/users/2')
  await expect(main.getByText(/PDF/)).toHaveCount(1)
  await expect(main.getByText(/3\skB/)).toHaveCount(1)
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await expect(preview).toHaveCount(0)
  await mock.edit('filemanager/files', 1, { extension: 'csv', document: null })
  await page.reload()
  await expect(preview.getByText('Demo file 1')).toBeVisible()
  await mock.edit('filemanager/files', 1, { extension: 'png' })
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await page.route('**/filemanager/files/1/download/', async (route) => {
    await route.fulfill({ body: Buffer.from(pixel, 'base64'), contentType: 'application/octet-stream' })
  })
  await page.reload()
  const image = preview.getByRole('img', { name: 'Jahresbericht 2024.png' })
  await expect.poll(async () => await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1)
})

test('a field alone in its section is as wide as one beside another', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/accounts/users/5')
  await expect(page.getByRole('combobox', { name: 'Zweiter Faktor' })).toBeVisible()
  const alone = await page.getByRole('combobox', { name: 'Zweiter Faktor' }).boundingBox()
  const other = await page.getByRole('combobox', { name: 'Sprache' }).boundingBox()
  expect(alone?.width).toBe(other?.width)
})

test('adding a recipient of a job and finding one are fields side by side', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/mailer/mailjobs/6')
  const [adding, search] = [
    page.getByRole('combobox', { name: 'Empfänger' }),
    page.getByRole('searchbox', { name: 'Empfänger suchen' }),
  ]
  const list = page.getByRole('table').last()
  await expect(list.getByRole('row')).toHaveCount(16)
  await expect(async () => {
    const [one, other, frame] = [await adding.boundingBox(), await search.boundingBox(), await list.boundingBox()]
    if (!one || !other || !frame) throw new Error('a field is missing')
    expect(Math.abs(other.y + other.height / 2 - one.y - one.height / 2)).toBeLessThan(4)
    expect(other.x).toBeGreaterThan(one.x + one.width)
    // The frame of the list has a border.
    expect(Math.abs(other.x + other.width - frame.x - frame.width)).toBeLessThan(3)
  }).toPass()
})

test('the cards of an institution are as high as what they show, all in one window of a laptop', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/institutions/patzu/1')
  const card = async (name: string) => await page.getByRole('region', { name }).boundingBox()
  await expect(page.getByRole('link', { name: 'Person einladen' })).toBeInViewport({ ratio: 1 })
  const [title, state] = ['Menüwahl am Vortag', 'Wirkung zu prüfen seit 04.10.2026'].map((text) => page.getByText(text))
  await expect(page.getByText('Abgeschlossen')).toBeInViewport({ ratio: 1 })
  expect(Math.abs(((await title?.boundingBox())?.y ?? 0) - ((await state?.boundingBox())?.y ?? 99))).toBeLessThan(8)
  const [evaluations, plans] = [await card('Auswertungen'), await card('Massnahmen')]
  expect((plans?.y ?? 0) - (evaluations?.y ?? 0) - (evaluations?.height ?? 0)).toBe(16)
  expect(evaluations?.height).toBeLessThan(220)
})
