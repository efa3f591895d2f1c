import { back, escape, follow, press, save, type, type Step, type Walk } from './walks.ts'

const check =
  (name: string): Step =>
  async (page, _text, timeout) =>
    await page.getByRole('checkbox', { name }).first().check({ timeout })
const choose =
  (field: string | RegExp, option: string | RegExp): Step =>
  async (page, _text, timeout) => {
    await page.getByRole('combobox', { name: field }).first().click({ timeout })
    await page.getByRole('option', { name: option }).first().click({ timeout })
  }
const menuItem =
  (name: RegExp): Step =>
  async (page, _text, timeout) =>
    await page.getByRole('menuitem', { name }).first().click({ timeout })
const inDialog =
  (name: string | RegExp): Step =>
  async (page, _text, timeout) =>
    await page.getByRole('dialog').getByRole('button', { name }).last().click({ timeout })
const people: Step = async (page, text, timeout) => {
  const header = 'email;first_name;last_name;language;programme;object;role'
  // An address of this walk, to detect a second invitation.
  const line = `${text.toLowerCase().replace(' ', '-')}@klinik.example;Anna;${text};de;patzu;1;admin`
  await page
    .getByLabel('CSV-Datei wählen')
    .setInputFiles(
      { name: 'personen.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}\n${line}\n`) },
      { timeout },
    )
}

/** Walks through tools: longer than a record, with something that must not happen twice or by half. */
export const toolWalks: readonly Walk[] = [
  {
    name: 'imports people',
    as: 'staff',
    path: '/accounts/invitations',
    steps: [follow('Datei importieren'), people, escape],
  },
  {
    name: 'changes a field of many',
    as: 'staff',
    path: '/patzu/hospitals?search=Klinik',
    steps: [
      check('Alle Zeilen dieser Seite auswählen'),
      press('Ein Feld ändern'),
      choose('Welches Feld?', 'Status'),
      choose(/^Status/, 'Geschlossen'),
      press('Vorschau anzeigen'),
      escape,
    ],
  },
  {
    name: 'restores a version',
    as: 'staff',
    path: '/patzu/hospitals/3',
    steps: [
      press('Versionen'),
      async (page, _text, timeout) =>
        await page
          .getByRole('dialog', { name: 'Versionen' })
          .getByText('Diesen Stand wiederherstellen …')
          .last()
          .click({ timeout }),
      press('Ins Formular übernehmen'),
      save,
    ],
  },
  {
    name: 'saves everything of an evaluation as one file',
    as: 'hospital-user',
    path: '/results/evaluations/91',
    steps: [press('Weitere Aktionen'), press('Alles herunterladen (ZIP)'), inDialog('1 ZIP-Datei speichern'), escape],
  },
  {
    name: 'notes what happened on a time axis',
    as: 'staff',
    path: '/results/evaluations/1?view=edit',
    steps: [
      press(/bearbeiten$/),
      async (page, _text, timeout) => await page.getByRole('tab', { name: 'Texte' }).click({ timeout }),
      press('Hinweis hinzufügen'),
      type('Deutsch'),
      escape,
    ],
  },
  {
    name: 'follows what belongs to a record',
    as: 'staff',
    path: '/irp/users/7',
    steps: [follow('Unterlagen 1'), back, press('Versionen'), escape],
  },
  {
    name: 'saves a view',
    as: 'staff',
    path: '/patzu/hospitals?ordering=-name',
    steps: [
      press('Weitere Aktionen'),
      press('Ansichten'),
      menuItem(/Diese Ansicht speichern/),
      type(/Name der Ansicht/),
      inDialog('Speichern'),
      escape,
    ],
  },
  {
    name: 'mails to the people of a list',
    as: 'staff',
    path: '/patzu/hospitals?search=Seeblick',
    once: { endpoint: 'mailer/jobs', key: 'name' },
    steps: [
      async (page, _text, timeout) => await page.locator('tbody').getByRole('checkbox').first().check({ timeout }),
      press('An die Personen schreiben'),
      async (page, text, timeout) =>
        await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(text, { timeout }),
      choose('Vorlage', 'Erinnerung Bestellung'),
      async (page, _text, timeout) =>
        await page.getByRole('dialog').getByRole('button', { name: 'E-Mail-Versand erstellen' }).click({ timeout }),
    ],
  },
]
