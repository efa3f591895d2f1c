import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { findTool, pressTool } from '../tools.ts'

test.describe.configure({ timeout: 90_000 })

const push = 'results/evaluations/101/update_charts_for_child/'
const menu = async (page: Page, entry: string) => {
  await pressTool(page, 'Abgeleitete Auswertungen')
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a child evaluation that failed to update is retried alone [ROLE-04, D-31] @smoke', async ({ page, mock }) => {
  // One of the children has its own chart, and one was changed by hand.
  await mock.edit('results/evaluations', 103, {
    charts: [
      { i: 'eigen', type: 'bar', title: 'Eigenes Diagramm' },
      { i: 'chart-101-1', type: 'bar', title: 'Von Hand' },
    ],
  })
  await mock.fail({
    method: 'PUT',
    path: push,
    skip: 1,
    kind: 'status',
    status: 403,
    body: { detail: 'Diese Auswertung ist gesperrt.' },
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/101')
  await menu(page, 'Abgeleitete Auswertungen aktualisieren')
  const dialog = page.getByRole('dialog')
  await test.step('all children are selected and a dialog shows the changes [EVAL-30, EVAL-31]', async () => {
    await dialog.getByRole('checkbox', { name: 'Alle abgeleiteten Auswertungen (3)' }).check()
    await expect(dialog.getByRole('checkbox', { name: /^Alle Diagramme/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Vorschau' }).click()
  })

  const question = page.getByRole('alertdialog', { name: 'Das ändert sich' })
  await expect(question.getByText('3 neu')).toHaveCount(2)
  await question.getByText('1 ersetzt').click()
  await expect(question.getByText('(bisher «Von Hand»)')).toBeVisible()
  await expect(question.getByText('Eigenes Diagramm')).toBeVisible()
  const found: string[] = []
  const look = axeOn(page, found)
  await look('preview')
  const send = question.getByRole('button', { name: 'Aktualisieren' })
  await test.step('only OK confirms [EVAL-32]', async () => {
    await question.getByRole('textbox').fill('ok')
    await expect(send).toBeDisabled()
    await question.getByRole('textbox').fill('OK')
    await send.click()
  })

  const result = page.getByRole('alertdialog', { name: 'Nicht alles ist angekommen' })
  await test.step('failures show the message of the server [ERR-11]', async () => {
    await expect(result).toContainText('2 von 3 abgeleiteten Auswertungen sind aktualisiert.')
    await expect(result.getByRole('listitem').first()).toContainText('Diese Auswertung ist gesperrt.')
    await expect(page.getByText('Abgeleitete Auswertungen sind aktualisiert.', { exact: true })).toHaveCount(0)
  })
  await look('result')
  expect(found).toEqual([])
  await test.step('a retry closes it [EVAL-35]', async () => {
    await result.getByRole('button', { name: 'Diese erneut senden' }).click()
    await expect(page.getByText('3 abgeleitete Auswertungen sind aktualisiert.', { exact: true })).toBeVisible()
    await expect(result).toHaveCount(0)
  })
  await test.step('one request per child [EVAL-33, EVAL-34]', async () => {
    const sent = (await mock.log(`PUT ${push}`)).map(({ body }) => body as { child: number; charts: string[] })
    expect(sent.map(({ child }) => child)).toEqual([102, 103, 104, 103])
    expect(new Set(sent.map(({ charts }) => charts.length))).toEqual(new Set([3]))
  })
})

test('staff create a child evaluation with the next free number [EVAL-38, TOOL-13, D-59]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 104, { name: 'Anders Child 4' })
  await enterAs(page, mock, 'staff', '/results/evaluations/101')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Auswertung 101$/)
  const title = (await heading.textContent()) ?? ''
  await menu(page, 'Abgeleitete Auswertung erstellen')
  const dialog = page.getByRole('dialog', { name: 'Abgeleitete Auswertung erstellen' })
  const ok = dialog.getByRole('button', { name: 'OK' })
  await test.step('a label is required [EVAL-36]', async () => {
    await expect(ok).toBeDisabled()
    await dialog.getByRole('textbox', { name: /^Bezeichnung/ }).fill('Kanton Bern')
  })
  const found: string[] = []
  await axeOn(page, found)('create')
  expect(found).toEqual([])
  await ok.click()
  await expect(heading).toHaveText(`${title} Child 5`)
  await expect(page.getByText('Kanton Bern', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/results/evaluations/101')
  const made = await mock.log('POST results/evaluations/')
  expect(made).toHaveLength(1)
  expect(made[0]?.body).toMatchObject({
    parent_evaluation_id: 101,
    is_parent_evaluation: false,
    view_access_users: [],
    view_access_object_ids: [],
  })
})

test('a manager of an evaluation updates its children but creates none [ROLE-06, D-60]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 101, { users_admin: [5], view_access_users: [6] })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/101')
  await pressTool(page, 'Abgeleitete Auswertungen')
  await expect(page.getByRole('menuitem', { name: 'Abgeleitete Auswertungen aktualisieren' })).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/101')
  await expect(await findTool(page, 'Drucken')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abgeleitete Auswertungen', exact: true })).toHaveCount(0)
})
