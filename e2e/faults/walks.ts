import type { Page } from '@playwright/test'
import { type Actor, loginOf, passwordIn } from '../actors.ts'

/** A text that is typed and may not be lost: where it is typed, and where it has to stand on the server once it is saved. */
export type Typed = { field: string | RegExp; endpoint: string; key: string; id?: number }
/** What somebody does, step by step; a step that cannot be done, as something went wrong, is left out. */
export type Walk = {
  name: string
  as: Actor
  path: string
  typed?: Typed
  steps: ((page: Page, text: string) => Promise<void>)[]
}

const patience = { timeout: 1000 }
const press = (name: string | RegExp) => async (page: Page) =>
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click(patience)
const follow = (name: string | RegExp) => async (page: Page) =>
  await page.getByRole('link', { name }).first().click(patience)
const firstRow = async (page: Page) => await page.locator('tbody a').first().click(patience)
const search = (text: string) => async (page: Page) =>
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(text, patience)
const sort = async (page: Page) => await page.getByRole('columnheader').getByRole('button').first().click(patience)
/** Back within the portal; before its first page there is another one. */
const back = async (page: Page) => {
  const isWithin = await page.evaluate(() => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0)
  if (isWithin) await page.goBack({ timeout: 3000 })
}
const type =
  (field: string | RegExp) =>
  async (page: Page, text: string): Promise<void> =>
    await page.getByRole('textbox', { name: field, exact: true }).first().fill(text, patience)
/** Closes what is open, or about to open. */
const escape = async (page: Page) => {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog')
  await open
    .first()
    .waitFor({ timeout: 500 })
    .catch(() => undefined)
  for (let tries = 0; tries < 4 && (await open.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
  }
}
const save = press('Speichern')
/** Once more, where something is still to be saved. */
const saveAgain = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Speichern', exact: true })
  if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await button.click(patience)
}

/** A list that is looked through, and one of its records. */
const looksThrough = (path: string, text = 'a'): Walk => ({
  name: `looks through /${path}`,
  as: 'staff',
  path: `/${path}`,
  steps: [search(text), sort, firstRow, press('Versionen'), escape, back],
})
/** A record that is changed and saved, with the dialogs on the way. */
const changes = (endpoint: string, id: number, field: string, key: string): Walk => ({
  name: `changes /${endpoint}/${id}`,
  as: 'staff',
  path: `/${endpoint}/${id}`,
  typed: { field, endpoint, key, id },
  steps: [type(field), press('Versionen'), escape, save, saveAgain],
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
    steps: [firstRow, press('Tabelle zeigen'), press('Filter'), escape, back],
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
      async (page) => await page.getByRole('combobox', { name: 'Alles finden' }).fill('Hochwald', patience),
      async (page) =>
        await page
          .getByRole('option', { name: /Hochwald/ })
          .first()
          .click(patience),
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
      async (page) => await page.getByRole('textbox', { name: 'E-Mail' }).fill(loginOf('staff').email, patience),
      async (page) => await passwordIn(page).fill(loginOf('staff').password, patience),
      press('Anmelden'),
      follow(/^Offene Feedbacks/),
    ],
  },
]
