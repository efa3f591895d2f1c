import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import type { Mock } from '../mock.ts'
import { readAs } from '../readAs.ts'
import { allKeys, getWords } from '../words.ts'

const say = getWords('it')

/** The link to the record that the first record refers to. */
const follows = new Set([
  'patzu/responsibles',
  'moniq/responsibles',
  'patzu/hospitals',
  'patzu/addresses',
  'patzu/measures',
  'patzu/event',
  'patzu/orders',
  'patzu/orderunits',
  'patzu/declarations',
  'irp/reviews',
  'irp/reviewers',
  'irp/irpUserFiles',
  'irp/review_years',
  'apps/groups',
  'filemanager/files',
  'studek/measures',
  'studek/events',
  'rehaspez/measures',
  'rehaspez/events',
  'rehaspez/rehabdeclaration',
  'results/benchmarks',
  'mailer/mailjobs',
])

/** The value that the server stores for the corrected field. */
const derived: Record<string, string[]> = { 'results/measures': ['fullname'] }

for (const [area, names] of Object.entries(everyCollection))
  for (const [name, field] of Object.entries(names))
    test(`${area}/${name} opens in three languages [SCOPE-03, SCOPE-05, I18N-01]${name === Object.keys(names)[0] ? ' @smoke' : ''}`, async ({
      page,
      mock,
    }) => {
      await enterAs(page, mock, 'superuser', `/${area}/${name}`)
      await test.step('it sorts by every sortable column [LIST-01, LIST-03]', async () => {
        await expect(lastCell(page)).toBeVisible()
        await sortsByEveryColumn(page)
      })
      await visit(page, `/${area}/${name}`)
      await changeLanguage(page, 'fr')
      await expect(lastCell(page)).toBeVisible()
      // A click anywhere on a row opens it (LIST-04).
      await lastCell(page).click()
      await expect(page).toHaveURL(/\/\d+$/)
      const record = page.locator('form, [role=tabpanel], section').first()
      await expect(record).toBeVisible()
      await showsNoKeys(page)
      await changeLanguage(page, 'it')
      await expect(record).toBeVisible()
      await showsNoKeys(page)
      if (follows.has(`${area}/${name}`)) await followsOneRelation(page)
      // An evaluation shows its charts; its form is in its settings.
      if (name === 'evaluations') await page.goto(`${page.url()}?view=settings`)
      // A measure shows its data first.
      if (area === 'results' && name === 'measures') await page.goto(`${page.url()}?tab=form`)
      if (field) await correct(page, mock, `${area}/${name}`, field)
      else await expect(page.getByRole('button', { name: say('save'), exact: true })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

/** The last cell of the first row; imported files are a list of links. */
function lastCell(page: Page): Locator {
  const cell = page.locator('tbody tr').first().locator('td').last()
  return cell.or(page.locator('main li a[href^="/results/importer/"]').first()).first()
}

/** Changes the language in the footer. */
async function changeLanguage(page: Page, language: 'fr' | 'it'): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: { fr: 'Français', it: 'Italiano' }[language] })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await allLoaded(page)
}

/** A missing translation would show its key. */
async function showsNoKeys(page: Page): Promise<void> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  expect(lines.filter((line) => allKeys.includes(line))).toEqual([])
}

async function sortsByEveryColumn(page: Page): Promise<void> {
  const heads = page.locator('thead th button')
  for (let index = 0; index < (await heads.count()); index += 1) {
    await heads.nth(index).click()
    await expect(
      page
        .locator('thead th')
        .filter({ has: page.locator('button') })
        .nth(index),
    ).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(page.getByRole('region').first()).toHaveAttribute('aria-busy', 'false')
  }
}

/** A relation links to its record and back. */
async function followsOneRelation(page: Page): Promise<void> {
  const here = page.url()
  await page.getByRole('main').locator('form a[href^="/"]').first().click()
  await expect(page).not.toHaveURL(here)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(here)
}

/** Corrects one field; nothing else changes on the server. */
async function correct(page: Page, mock: Mock, path: string, field: string): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const stored = async () => await readAs<object>(page, mock, 'superuser', `${getEndpoint(path)}/${id}/`)
  const loaded = await stored()
  const seen = await change(page, field)
  await page.getByRole('button', { name: say('save'), exact: true }).click()
  // '«Name» è stato salvato (Ospedale).', as each toast names what was saved.
  await expect(page.getByText(new RegExp(`^${say('done.saved')}$|» è stato salvato \\(`)).first()).toBeVisible()
  await allLoaded(page)
  await seen()
  await expect(page.getByText('Modifiche non salvate')).toHaveCount(0)
  // The address opens it in this language, too.
  await page.reload()
  await seen()
  await showsNoKeys(page)
  const { modified: _when, ...now } = withSortedLists(await stored())
  const then = withSortedLists(loaded)
  const changed = Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(then[key]))
  expect(changed.toSorted()).toEqual([field, ...(derived[path] ?? [])].toSorted())
}

/** Types, toggles or selects something else; the returned function checks it. */
async function change(page: Page, field: string): Promise<() => Promise<void>> {
  const entry = page.locator(`[data-keys~="${field}"]`)
  await expect(entry).toBeVisible()
  const box = page.locator(`[name="${field}"]`).first()
  if ((await box.getAttribute('role')) === 'combobox') {
    await box.click()
    const other = page.getByRole('option', { selected: false }).first()
    const after = (await other.innerText()).trim()
    await other.click()
    return async () => await expect(box).toContainText(after)
  }
  if ((await box.getAttribute('type')) === 'checkbox') {
    const isOn = !(await box.isChecked())
    await box.setChecked(isOn)
    return async () => await expect(box).toBeChecked({ checked: isOn })
  }
  await expect(box).toBeEditable()
  const before = await box.inputValue()
  const after = /^\d+$/.test(before) ? String(Number(before) + 1) : `x${before}`.slice(0, 40)
  await box.fill(after)
  return async () => await expect(box).toHaveValue(after)
}

function getEndpoint(path: string): string {
  if (path === 'mailer/mailjobs') return 'mailer/jobs'
  return path.endsWith('/users') ? 'accounts/users' : path
}

/** Many-to-many lists return in another order. */
function withSortedLists(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [key, Array.isArray(value) ? sorted(value) : value]),
  )
}

function sorted(list: unknown[]): unknown[] {
  return list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
