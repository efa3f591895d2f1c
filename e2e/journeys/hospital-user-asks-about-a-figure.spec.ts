import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const ask = 'Frage zu dieser Zahl stellen'

test('a question about a topic reaches staff with the figure and the view it is about @smoke', async ({
  page,
  mock,
  baseURL,
}) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?f.ward=1')
  await page
    .getByRole('button', { name: new RegExp(`^${ask}: `) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: ask })
  await dialog.getByRole('button', { name: 'Frage senden' }).click()
  await expect(dialog.getByText('Bitte ausfüllen.')).toBeVisible()
  expect(await mock.log('POST accounts/feedbacks/')).toEqual([])

  // The response is lost, and hospital people cannot look it up.
  await mock.fail({ path: 'accounts/feedbacks/', method: 'POST', kind: 'lose', times: -1 })
  const question = dialog.getByRole('textbox', { name: 'Ihre Frage' })
  await question.fill('Warum ist das tiefer? <b>Siehe</b> https://elsewhere.example/results/evaluations/1')
  const sentToo = dialog.getByRole('region', { name: 'Das wird mitgesendet' })
  await expect(sentToo.getByText(/^Zum Thema «.+» im Diagramm «.+» der Auswertung «.+»\.$/)).toBeVisible()
  await sentToo.getByText('Vollständiger Text').click()
  const addition = await sentToo.getByText(/^Auswertung: /).innerText()
  await dialog.getByRole('button', { name: 'Frage senden' }).click()
  await expect(dialog.getByText('Es ist nicht bekannt, ob Ihre Frage angekommen ist.')).toBeVisible()
  await expect(question).toHaveValue(/^Warum ist das tiefer/)
  await mock.clearFaults()
  await dialog.getByRole('button', { name: 'Frage senden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erneut senden' }).click()
  await expect(page.getByText('Ihre Frage ist gesendet.').first()).toBeVisible()
  await expect(dialog).toBeHidden()

  const [first, ...others] = await mock.log('POST accounts/feedbacks/')
  for (const { body } of others) expect(body).toEqual(first?.body)
  const { text } = Object(first?.body) as { text: string }
  expect(text.slice(text.indexOf('\n\n') + 2)).toBe(addition)
  expect(addition).toMatch(/^Auswertung: .+\nDiagramm: .+\nThema: .+\nInstitutionen: Klinik Seeblick\n/)
  expect(addition).toMatch(/\nFilter: .+\nZahl: .*n = \d+.*\nStand der Daten: \d\d\.\d\d\.\d{4}/)
  const address = `${baseURL}/results/evaluations/91?f.ward=1&institution=Klinik+Seeblick`
  expect(addition.split('\n').at(-1)).toBe(`Ansicht: ${address}`)

  await enterAs(page, mock, 'staff', '/accounts/feedbacks?search=Warum')
  await page.locator('main tbody a').first().click()
  await expect(page.getByRole('main')).toContainText('Warum ist das tiefer?')
  await expect(page.getByRole('main').locator('a[href*="elsewhere"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ansicht öffnen' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('region', { name: 'Auf einen Blick' })).toContainText('Klinik Seeblick')
})
