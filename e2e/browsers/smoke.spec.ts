import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLogin } from '../actors.ts'
import { expect, test } from './fixtures.ts'
import type { Tab } from './Tab.ts'

const button = (name: string | RegExp, at = 0) => ({ role: 'button', name, at })
const link = (name: string | RegExp, at = 0) => ({ role: 'link', name, at })
const textbox = (name: string | RegExp) => ({ role: 'textbox', name })
const heading = (name: string | RegExp) => ({ role: 'heading', name })

/** What a table does besides showing its rows loads after them; from then on it draws the shadow of its edge. */
async function hasTools(tab: Tab): Promise<void> {
  const layout = () => getComputedStyle(document.querySelector('table')?.parentElement ?? document.body).display
  await expect.poll(async () => await tab.engine.run(layout, undefined), { timeout: 15_000 }).toBe('grid')
}

async function temporary(name: string, content: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'portal-')), name)
  await writeFile(path, content)
  return path
}

test('staff sign in with a second factor', async ({ tab }) => {
  const { email, password } = getLogin('staff-phone')
  await tab.open('/login')
  await tab.write(textbox('E-Mail'), email)
  await tab.engine.press('Tab')
  await tab.engine.type(password)
  await tab.engine.press('Enter')
  await tab.write(textbox(/Code/), '123456')
  await tab.engine.press('Enter')
  await tab.find(heading(/Guten/))
  expect(await tab.path()).toBe('/')
})

test('a list is searched, sorted and turned', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/hospitals')
  await tab.find({ role: 'row', at: 15 })
  await tab.click(button('Nächste Seite'))
  await expect.poll(async () => await tab.path()).toContain('page=2')
  await tab.write({ role: 'searchbox' }, 'Seeblick')
  await tab.find(link('Klinik Seeblick'))
  await expect.poll(async () => (await tab.find({ role: 'row' })).count).toBeLessThan(6)
})

test('Shift selects the rows between', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/hospitals')
  await tab.find({ role: 'row', at: 15 })
  await hasTools(tab)
  await tab.click({ role: 'checkbox', at: 2, within: 'tbody' })
  await tab.click({ role: 'checkbox', at: 5, within: 'tbody' }, 'Shift')
  await tab.sees('4 ausgewählt')
})

test('a record is saved', async ({ tab, enterAs, mock }) => {
  await enterAs('staff', '/patzu/hospitals')
  await tab.write({ role: 'searchbox' }, 'Seeblick')
  await tab.click(link('Klinik Seeblick'))
  await tab.write(textbox('Name'), 'Klinik Seeblick Süd')
  await tab.click(button('Speichern'))
  await tab.sees('gespeichert.')
  const [put] = await mock.log('PUT patzu/hospitals/1/')
  expect(put?.body).toMatchObject({ name: 'Klinik Seeblick Süd' })
})

test('a record that somebody else changed shows both versions', async ({ tab, enterAs, mock }) => {
  await enterAs('staff', '/patzu/hospitals/1')
  await tab.write(textbox('Name'), 'Meins')
  await mock.edit('patzu/hospitals', 1, { name: 'Deins' })
  await tab.click(button('Speichern'))
  await tab.find({ role: 'dialog', name: /Jemand anderes/ })
  await tab.sees('Deins')
  expect(await mock.log('PUT patzu/hospitals/1/')).toEqual([])
})

test('leaving a changed record asks first', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/hospitals/1')
  await tab.write(textbox('Name'), 'Nicht gespeichert')
  await tab.click(link('Startseite'))
  await tab.find({ role: 'alertdialog' })
  await tab.engine.press('Escape')
  expect((await tab.find(textbox('Name'))).value).toBe('Nicht gespeichert')
})

test('a day is typed into a filter', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/orders')
  await tab.find({ role: 'row', at: 2 })
  await tab.click(button(/^Filter/))
  await tab.write(textbox('Erstellt ab'), '1.2.2020')
  await tab.engine.press('Enter')
  await expect.poll(async () => await tab.path()).toContain('2020-02-01')
})

test('a choice is made by keyboard', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/hospitals/3')
  const category = { role: 'combobox', within: 'form' }
  const { text } = await tab.find(category)
  await tab.click(category)
  await tab.find({ role: 'option' })
  await tab.engine.press('ArrowDown')
  await tab.engine.press('ArrowDown')
  await tab.engine.press('Enter')
  await tab.lacks({ role: 'listbox' })
  expect((await tab.find(category)).text).not.toBe(text)
})

test('a file is uploaded', async ({ tab, enterAs, mock }) => {
  await enterAs('staff', '/filemanager/files?view=upload')
  await tab.click({ role: 'combobox', name: 'Gehört zu (Art)' })
  await tab.click({ role: 'option', name: 'Patientenbefragung · Spital' })
  await tab.click({ role: 'combobox', name: 'Gehört zu' })
  await tab.engine.type('Seeblick')
  // The search replaces the first hospitals, and may do so under the pointer.
  await tab.lacks({ role: 'option', name: /^(?!.*Seeblick)/ })
  await tab.click({ role: 'option', name: /Klinik Seeblick/ })
  await tab.lacks({ role: 'listbox' })
  await tab.engine.attach('', await temporary('Bericht.pdf', '%PDF-1.4 Probe'))
  await tab.sees('bereit')
  await tab.click(button('Hochladen'))
  await tab.sees('Alle Dateien sind hochgeladen.')
  expect(await mock.log('POST upload/')).toHaveLength(1)
})

test('an import shows which rows are wrong', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/tokens/+?import')
  await tab.find(heading('Tokens: Datei importieren'))
  const rows = ['anqid;category;token;unitname', '1001;1;T-1;Süd', 'x12;1;T-2;Süd'].join('\r\n')
  await tab.engine.attach('', await temporary('tokens.csv', `${rows}\r\n`))
  await tab.sees('x12')
})

test('a mail template keeps its placeholders', async ({ tab, enterAs, mock }) => {
  await enterAs('staff', '/mailer/mailtemplates/+')
  await tab.write(textbox('Name'), 'Rundbrief')
  await tab.write(textbox('Betreff (Deutsch)'), 'Neues')
  await tab.click(textbox('Text (Deutsch)'))
  await tab.engine.type('Guten Tag {{ first_name }}')
  await tab.click(button('E-Mail-Vorlage hinzufügen'))
  await expect.poll(async () => await tab.path()).toMatch(/mailtemplates\/\d+$/)
  const [post] = await mock.log('POST mailer/mailtemplates/')
  expect(post?.body).toMatchObject({ name: 'Rundbrief', body_de: '<p>Guten Tag {{ first_name }}</p>' })
})

test('an evaluation draws its charts', async ({ tab, enterAs }) => {
  await enterAs('hospital-user', '/results/evaluations/91')
  await tab.find({ role: 'figure' })
  await expect
    .poll(async () => await tab.engine.run(() => document.querySelectorAll('main figure svg text').length, undefined), {
      timeout: 30_000,
    })
    .toBeGreaterThan(10)
})

test('the table of a chart is one click away', async ({ tab, enterAs }) => {
  await enterAs('hospital-user', '/results/evaluations/91')
  await tab.click(button(/^Tabelle anzeigen/))
  await tab.find({ role: 'table' })
})

test('a filter narrows an evaluation', async ({ tab, enterAs }) => {
  await enterAs('staff', '/results/evaluations/1')
  await tab.find({ role: 'figure' })
  await tab.click({ role: 'button', name: /^Filter$/, within: 'main' })
  await tab.click({ role: 'combobox', name: 'Merkmal' })
  await tab.click({ role: 'option', name: 'Geschlecht' })
  await tab.click({ role: 'checkbox', name: /^Frau/ })
  await expect.poll(async () => await tab.path(), { timeout: 15_000 }).toContain('f.sex=')
})

test('the command palette opens a record', async ({ tab, enterAs }) => {
  await enterAs('staff', '/')
  await tab.find(heading(/Guten/))
  await tab.engine.press('k', 'Control')
  await tab.find({ role: 'dialog' })
  await tab.engine.type('Seeblick')
  await tab.click({ role: 'option', name: /Klinik Seeblick/ })
  await expect.poll(async () => await tab.path()).toMatch(/hospitals\/1/)
})

test('the language changes with what is typed kept', async ({ tab, enterAs }) => {
  // Nothing below the form loads late and moves the choice of the language.
  await enterAs('staff', '/accounts/usertitles/1')
  await tab.write(textbox('Titel (Deutsch)'), 'Noch nicht gespeichert')
  await tab.click(button(/Italiano/))
  expect((await tab.find(textbox(/^Titolo \(/))).value).toBe('Noch nicht gespeichert')
})

test('a logout in one tab signs out the other', async ({ tab, enterAs }) => {
  await enterAs('staff', '/patzu/hospitals')
  await tab.find({ role: 'row', at: 5 })
  const base = (await tab.engine.url()).replace('/patzu/hospitals', '')
  await tab.engine.inSecondTab(`${base}/logout`, async () => await tab.find(textbox('E-Mail')))
  await tab.find(textbox('E-Mail'))
  await tab.seesNot('Spitäler')
})

test('a list fits a phone', async ({ tab, enterAs }) => {
  await tab.engine.resize(390, 844)
  await enterAs('staff', '/patzu/hospitals')
  await tab.find({ role: 'row', at: 5 })
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await tab.engine.run(overflow, undefined)).toBeLessThanOrEqual(0)
})
