import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const plan = 'Massnahme planen'

test('an action is planned at a topic, once, and is a record with its list @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await page
    .getByRole('button', { name: new RegExp(`^${plan}: `) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: plan })
  await expect(dialog.getByText(/ist ein Unterschied ab \d.* erkennbar/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ergebnis im Team besprechen und eine Ursache wählen' }).click()
  await dialog.getByRole('textbox', { name: 'Was steht im Weg?' }).fill('Ferienzeit')

  await dialog.getByRole('button', { name: plan }).dblclick()
  await expect(page.getByText('Die Massnahme ist geplant.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  const sent = await mock.log('POST results/actions/')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    title: 'Ergebnis im Team besprechen und eine Ursache wählen',
    barrier: 'Ferienzeit',
    evaluation: 91,
    content_type: 20,
    object_id: 1,
    owner: 6,
    state: 'planned',
  })

  await page.getByRole('button', { name: 'Massnahme öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ergebnis im Team besprechen')
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Mit der Stationsleitung besprochen.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert').first()).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Massnahmen' })
    .getByRole('link', { name: /^Alle Massnahmen zeigen/ })
    .click()
  const list = page.getByRole('main').locator('tbody')
  await expect(list.getByText('Ergebnis im Team besprechen')).toBeVisible()
})

test('the menu of a chart plans an action; where the backend keeps none nothing is offered', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: plan }).click()
  await expect(page.getByRole('dialog', { name: plan })).toBeVisible()
  await mock.fail({ path: 'results/actions/*', kind: 'status', status: 404, times: -1 })
  await page.reload()
  const ask = page.getByRole('button', { name: /^Frage zu dieser Zahl stellen: / })
  await expect(ask.first()).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${plan}: `) })).toHaveCount(0)

  // A failure is no missing endpoint.
  await mock.clearFaults()
  await mock.fail({ path: 'results/actions/*', kind: 'status', status: 500, times: -1 })
  await page.reload()
  await expect(page.getByRole('button', { name: new RegExp(`^${plan}: `) }).first()).toBeVisible()
})
