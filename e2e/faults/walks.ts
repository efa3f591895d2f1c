import type { Page } from '@playwright/test'
import { type Actor, getLogin, getPassword } from '../actors.ts'

/** A typed text that must not get lost: its field, and its place on the server once saved. */
export type Typed = { field: string | RegExp; endpoint: string; key: string; id?: number }
/** One step with its timeout in milliseconds. */
export type Step = (page: Page, text: string, timeout: number) => Promise<void>
/** The steps of a walk; a step that a fault makes impossible is skipped. */
export type Walk = {
  name: string
  as: Actor
  path: string
  typed?: Typed
  /** Objects that may exist at most once under the text of the walk. */
  once?: Pick<Typed, 'endpoint' | 'key'>
  steps: Step[]
}

export const press =
  (name: string | RegExp): Step =>
  async (page, _text, timeout) =>
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click({ timeout })
export const follow =
  (name: string | RegExp): Step =>
  async (page, _text, timeout) =>
    await page.getByRole('link', { name }).first().click({ timeout })
/** Clicks again where nothing opens: rows that were replaced between press and release take the click with them. */
const firstRow: Step = async (page, _text, timeout) => {
  const list = new URL(page.url()).pathname
  for (let tries = 0; tries < 3; tries += 1) {
    await page.locator('tbody a').first().click({ timeout })
    const isOpen = page.waitForURL(({ pathname }) => pathname !== list, { timeout: 2000 })
    if (await isOpen.then(() => true).catch(() => false)) return
  }
}
/** Their tool is next to the title of a record, or behind the button of its head. */
const openVersions: Step = async (page, _text, timeout) => {
  const tool = page.getByRole('button', { name: 'Versionen', exact: true }).first()
  const others = page.getByRole('button', { name: 'Weitere Aktionen' }).first()
  await tool.or(others).first().waitFor({ timeout })
  if (!(await tool.isVisible())) await others.click({ timeout })
  await tool.click({ timeout })
}
const search =
  (text: string): Step =>
  async (page, _text, timeout) =>
    await page.getByRole('searchbox', { name: 'Suchen' }).fill(text, { timeout })
const sort: Step = async (page, _text, timeout) =>
  await page.getByRole('columnheader').getByRole('button').first().click({ timeout })
/** Goes back within the portal; its first page has another page before it. */
export const back = async (page: Page) => {
  const isWithin = await page.evaluate(() => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0)
  if (isWithin) await page.goBack({ timeout: 3000 })
}
export const type =
  (field: string | RegExp): Step =>
  async (page, text, timeout) =>
    await page.getByRole('textbox', { name: field, exact: true }).first().fill(text, { timeout })
/** Closes what is open or about to open. */
export const escape: Step = async (page, _text, timeout) => {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog').filter({ visible: true }).first()
  await open.waitFor({ timeout: timeout / 2 }).catch(() => undefined)
  for (let tries = 0; tries < 4 && (await open.isVisible()); tries += 1) {
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'hidden', timeout: timeout / 5 }).catch(() => undefined)
  }
}
const saveKey = '[aria-keyshortcuts="Control+S"]'
/** Saves a record, or adds it where it is new. */
export const save: Step = async (page, _text, timeout) => await page.locator(saveKey).click({ timeout })
/** Retries where something is still unsaved. */
const saveAgain: Step = async (page, _text, timeout) => {
  const button = page.locator(saveKey)
  if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await button.click({ timeout })
}

/** Opens a list and one of its records. */
const looksThrough = (path: string, text = 'a'): Walk => ({
  name: `looks through /${path}`,
  as: 'staff',
  path: `/${path}`,
  steps: [search(text), sort, firstRow, openVersions, escape, back],
})
/** Changes a record and saves it, with the dialogs on the way. */
const changes = (endpoint: string, id: number, field: string, key: string): Walk => ({
  name: `changes /${endpoint}/${id}`,
  as: 'staff',
  path: `/${endpoint}/${id}`,
  typed: { field, endpoint, key, id },
  steps: [type(field), openVersions, escape, save, saveAgain],
})
const adds = (endpoint: string, field: string | RegExp, key: string, as: Actor = 'staff'): Walk => ({
  name: `adds to /${endpoint}`,
  as,
  path: `/${endpoint}/+`,
  typed: { field, endpoint, key },
  steps: [type(field), save, saveAgain],
})

export const walks: readonly Walk[] = [
  looksThrough('patzu/hospitals'),
  looksThrough('patzu/orders', '1'),
  looksThrough('accounts/users', 'demo'),
  looksThrough('results/measures'),
  looksThrough('mailer/mailtemplates'),
  looksThrough('studek/events'),
  looksThrough('moniq/hospitals'),
  looksThrough('filemanager/files'),
  looksThrough('patzu/addresses'),
  changes('patzu/hospitals', 2, 'Name', 'name'),
  changes('moniq/hospitals', 1, 'Name', 'name'),
  changes('studek/events', 1, 'Name', 'name'),
  changes('accounts/users', 5, 'Vorname', 'first_name'),
  changes('accounts/usertitles', 1, 'Titel (Deutsch)', 'title_de'),
  adds('accounts/usertitles', 'Titel (Deutsch)', 'title_de'),
  {
    name: 'reads an evaluation',
    as: 'hospital-user',
    path: '/results/evaluations',
    steps: [firstRow, press(/^Tabelle anzeigen/), press('Filter'), escape, back],
  },
  {
    name: 'edits an evaluation',
    as: 'staff',
    path: '/results/evaluations/1',
    steps: [follow('Bearbeiten'), press(/bearbeiten$/), escape, back],
  },
  {
    name: 'starts at home',
    as: 'staff',
    path: '/',
    steps: [press(/Benutzermenü/), escape, press(/^Meldungen/), escape, follow(/^Offene Feedbacks/), back],
  },
  {
    name: 'finds something',
    as: 'staff',
    path: '/patzu',
    steps: [
      async (page) => await page.keyboard.press('Control+k'),
      async (page, _text, timeout) =>
        await page.getByRole('combobox', { name: 'Alles finden' }).fill('Hochwald', { timeout }),
      async (page, _text, timeout) =>
        await page
          .getByRole('option', { name: /Hochwald/ })
          .first()
          .click({ timeout }),
      back,
    ],
  },
  {
    name: 'chooses another language over a half-typed record',
    as: 'staff',
    path: '/patzu/hospitals/2',
    typed: { field: /^(?:Name|Nom|Nome)$/, endpoint: 'patzu/hospitals', key: 'name', id: 2 },
    steps: [type('Name'), press(/Benutzermenü/), escape, press(/^Français/)],
  },
  { name: 'answers peer reviews', as: 'reviewer', path: '/irp', steps: [press(/^Ja|Zusagen/), escape] },
  {
    name: 'signs in',
    as: 'staff',
    path: '/logout',
    steps: [
      async (page, _text, timeout) =>
        await page.getByRole('textbox', { name: 'E-Mail' }).fill(getLogin('staff').email, { timeout }),
      async (page, _text, timeout) => await getPassword(page).fill(getLogin('staff').password, { timeout }),
      press('Anmelden'),
      follow(/^Offene Feedbacks/),
    ],
  },
]
