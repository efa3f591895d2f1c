import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const german = (page: Page) => page.getByRole('textbox', { name: 'Text (Deutsch)' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'So speichern?' })

test('a template with an unknown placeholder warns before saving [MAIL-10] @smoke', async ({ page, mock }) => {
  const put = 'PUT mailer/mailtemplates/21/'
  await mock.edit('mailer/mailtemplates', 21, {
    subject_fr: 'Bonjour',
    body_de: '<p>Tag</p>',
    body_fr: '<p>Bonjour</p>',
  })
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/21')

  await test.step('in the visual editor', async () => {
    await german(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' {{ first_name und {{ vorname }}')
    // The subject of a language is beside its text; what was typed stays while another one is shown.
    await page.getByRole('tab', { name: 'Französisch' }).click()
    await page.getByRole('textbox', { name: 'Betreff (Französisch)' }).fill('Bonjour {{ email }')
    await save(page).click()
    await expect(question(page)).toContainText('Betreff (Französisch): {{ email }')
    await expect(question(page)).toContainText('Text (Deutsch): {{ first_name und … {{ vorname }}')
    await question(page).getByRole('button', { name: 'Zurück zum Formular' }).click()
    expect(await mock.log(put)).toEqual([])
    await page.getByRole('tab', { name: 'Deutsch' }).click()
    await expect(german(page)).toContainText('{{ first_name und')
    await save(page).click()
    await question(page).getByRole('button', { name: 'Trotzdem speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    expect((await mock.log(put))[0]?.body).toMatchObject({
      subject_fr: 'Bonjour {{ email }',
      body_de: '<p>Tag {{ first_name und {{ vorname }}</p>',
      body_fr: '<p>Bonjour</p>',
    })
  })

  await test.step('only new unknown placeholders need another confirmation', async () => {
    await page.reload()
    await page.locator('input[name=name]').fill('Anders')
    await save(page).click()
    await expect.poll(async () => (await mock.log(put)).length).toBe(2)
    await expect(question(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Quelltext' }).click()
    await german(page).fill('<p>Tag {{ first_name und {{ vorname }} {{ last_name<br>}}</p>')
    await save(page).click()
    await expect(question(page)).toContainText('{{ last_name')
    await expect(question(page)).not.toContainText('vorname')
  })
})
