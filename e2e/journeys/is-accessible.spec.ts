import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { axeOn, narrow } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { pressTool } from '../tools.ts'

/** Longer words are the tightest on a phone. Every screen in each look and language: npm run screens. */
const languages = [
  { language: 'de', code: 1, looks: undefined, title: 'light and dark, 1280 and 390 px wide', visits: [0, 1] },
  { language: 'fr', code: 2, looks: [narrow], title: '390 px wide', visits: [0] },
  { language: 'it', code: 3, looks: [narrow], title: '390 px wide', visits: [1] },
]
const open = {
  // Cards are invisible until those above have loaded.
  home: ['/', async (page) => await allLoaded(page)],
  list: ['/patzu/hospitals', async (page) => await expect(page.locator('tbody tr').first()).toBeVisible()],
  'list with the columns open': [
    '/patzu/hospitals?category=2',
    async (page) => {
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await page.locator('main button[aria-haspopup=dialog]').last().click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  ],
  'list with rows picked': [
    '/accounts/feedbacks',
    async (page) => await page.locator('tbody').getByRole('checkbox').first().check(),
  ],
  'list with nothing in it': [
    '/patzu/hospitals?search=gibtesnicht',
    async (page) => await expect(page.locator('main p').first()).toBeVisible(),
  ],
  trash: ['/patzu/hospitals?is_active=false', async (page) => await expect(page.locator('main').first()).toBeVisible()],
  record: ['/patzu/hospitals/1', async (page) => await expect(page.locator('input[name=name]')).toBeVisible()],
  'record with a problem': [
    '/patzu/hospitals/2',
    async (page) => {
      await page.locator('input[name=name]').fill('')
      await page.locator('button[type=submit]').click()
      await expect(page.locator('input[name=name]')).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  'record with a question': [
    '/patzu/hospitals/3',
    async (page) => {
      await expect(page.locator('input[name=name]')).toBeVisible()
      await pressTool(page, /^(Löschen|Supprimer|Elimina)$/)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  ],
  'record with a dropdown open': [
    '/patzu/hospitals/3',
    async (page) => {
      await page.getByRole('combobox').nth(1).click()
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  ],
  user: ['/accounts/users/5', async (page) => await expect(page.locator('input[name=first_name]')).toBeVisible()],
  'new title': [
    '/accounts/usertitles/+',
    async (page) => await expect(page.locator('input[name=title_de]')).toBeVisible(),
  ],
  feedback: ['/accounts/feedbacks/+', async (page) => await expect(page.locator('textarea')).toBeVisible()],
  'import of a file with bad rows': [
    '/patzu/tokens/+?import',
    async (page) => {
      const rows = Array.from({ length: 12 }, (_, at) => `${at === 3 ? 'x' : 1001};1;T${at};S\xfcd`)
      await page.locator('input[type=file]').setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['anqid;category;token;unitname;x', ...rows.map((row) => `${row};`)].join('\n'), 'latin1'),
      })
      await expect(page.getByRole('table')).toHaveCount(2)
    },
  ],
  'import of results with its mapping': [
    '/results/importer/+?measure=1',
    async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('sex;q1;x\n1;2;3\n') })
      // Columns without an attribute are errors once somebody imports.
      await page.locator('main section').last().getByRole('button').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  'imported files': ['/results/importer', async (page) => await expect(page.locator('main li').first()).toBeVisible()],
  evaluation: [
    '/results/evaluations/1?f.sex=1',
    async (page) => {
      await expect(page.locator('main article figure').first()).toBeVisible()
      await page.locator('[data-filters] [aria-haspopup=dialog]').click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
    },
  ],
  'user menu': [
    '/',
    async (page) => {
      await page.locator('header button').last().click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
  ],
  'no access': ['/403', async () => undefined],
  'not found': ['/404', async () => undefined],
} satisfies Record<string, [string, (page: Page) => Promise<unknown>]>

/** Closes what is open; a form with input is reloaded, as it would ask whether to discard it. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  if ((await page.locator('[aria-invalid=true]').count()) > 0) await page.reload()
}

const screens = Object.entries(open)
/** Two walks of half of the screens keep two processors busy. */
const halves = [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]
const walks = languages.flatMap(({ visits, ...look }) => visits.map((at) => ({ ...look, half: halves[at] ?? [] })))

for (const { language, code, looks, title, half } of walks)
  test(`no screen from ${half[0]?.[0]} on has axe violations in ${language}, ${title} [X01, X09]`, async ({
    page,
    mock,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await mock.edit('accounts/users', getLogin('staff').id, { language_previous: code, theme: 3 })
    await page.addInitScript((one) => {
      if (!localStorage.getItem('loginData'))
        localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null }))
    }, language)
    const found: string[] = []
    const look = axeOn(page, found, looks)
    for (const path of half === halves[0] ? ['/login', '/loginFSP'] : []) {
      await page.goto(path)
      await expect(page.locator('input[type=password]')).toBeVisible()
      await look(path)
    }
    await enterAs(page, mock, 'staff', '/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const [name, [path, prepare]] of half) {
      await test.step(name, async () => {
        await leave(page)
        await visit(page, path)
        await allLoaded(page)
        await prepare(page)
        await look(name)
      })
    }
    expect(found).toEqual([])
  })

test('only tables scroll sideways on a narrow screen [X08]', async ({ page, mock }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enterAs(page, mock, 'staff', '/')
  for (const path of [
    '/',
    '/patzu/hospitals',
    '/patzu/hospitals/1',
    '/accounts/users/5',
    '/accounts/feedbacks/+',
    '/patzu/tokens/+?import',
    '/results/importer',
    '/results/importer/+?measure=1',
  ]) {
    await visit(page, path)
    await allLoaded(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('a list and its record are used by keyboard only [X03, X06, LIST-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const link = page.locator('tbody a').first()
  for (let step = 0; step < 30 && !(await link.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Per Tastatur')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
})

test('the focus follows the page [X02] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('navigation').getByRole('button', { name: 'Patientenbefragung' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Spitäler' }).click()
  await expect(page).toHaveTitle('Spitäler – Qualitätsportal')
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeFocused()
})

test('controls have borders and selections are visible in forced colours [X10]', async ({ page, mock }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const path of ['/patzu/hospitals', '/patzu/hospitals/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await allLoaded(page)
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('main button:not(th *), main input, main [role=combobox]')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim() !== '')
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return borderTopStyle === 'none' || borderTopWidth === '0px'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(bare).toEqual([])
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
  ).not.toBe('none')
})

test('reduced motion shows no animation [X10]', async ({ page, mock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await expect(page.locator('input[name=name]')).toBeVisible()
  await pressTool(page, 'Löschen')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect, timeline }) =>
              timeline === document.timeline && Number(effect?.getComputedTiming().duration) > 10,
          ).length,
    )
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  await page.goto('/results/evaluations/1')
  await expect(page.locator('main article figure').first()).toBeVisible()
  expect(await moving()).toBe(0)
})

test('form errors are listed above the form [X05] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByLabel('Name').fill('')
  await page.getByLabel('ANQ-ID').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen (2)' })
  await expect(summary).toBeVisible()
  await expect(page).toHaveTitle(/^Fehler: /)
  const field = page.getByLabel('Name')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await field.getAttribute('aria-describedby')).toBeTruthy()
  await summary.getByRole('button', { name: 'Name' }).click()
  await expect(field).toBeFocused()
})
