import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('a reviewer says yes to one request and no to another, and sees them move [IRP-19, IRP-24, D-42]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await test.step('their own requests by state [IRP-22, DASH-07, DASH-08]', async () => {
    await expect(open.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /Offene Anfragen/,
      /Bestätigt/,
      /Zugesagt/,
      /Abgesagt/,
      /Abgelehnt nicht bestätigt/,
      /Dateien/,
    ])
  })
  const [yes, no] = await open.getByRole('link').allTextContents()

  await open.getByRole('button', { name: 'Ja' }).first().click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText(yes ?? '?')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect((await mock.log()).filter(({ path }) => path.includes('answer'))).toEqual([])
  await open.getByRole('button', { name: 'Ja' }).first().click()
  await dialog.getByRole('button', { name: 'Ja' }).click()
  await expect(
    page
      .getByRole('region', { name: /^Zugesagt/ })
      .getByRole('link', { name: yes ?? '?' })
      .first(),
  ).toBeVisible()
  await expect(open.getByRole('listitem')).toHaveCount(1)

  await open.getByRole('button', { name: 'Nein' }).click()
  await dialog.getByRole('button', { name: 'Nein' }).click()
  await expect(
    page
      .getByRole('region', { name: /^Abgelehnt/ })
      .getByRole('link', { name: no ?? '?' })
      .first(),
  ).toBeVisible()
  await expect(open).toHaveCount(0)
  await test.step('what the server was told [IRP-15, IRP-16, IRP-18]', async () => {
    const answers = (await mock.log()).filter(({ path }) => path.includes('answer'))
    expect(answers.map(({ body }) => body)).toEqual([{ state: 2 }, { state: 3 }])
  })
  await test.step('the list is read in full again [IRP-20, DASH-09]', async () => {
    const reads = await mock.log('GET irp/reviews/')
    expect(reads.every(({ query }) => query.includes('byPermissions=0'))).toBe(true)
    expect(reads.length).toBeGreaterThanOrEqual(3)
  })
})

test('a request that somebody answered meanwhile is told, and read again [IRP-18]', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await mock.fail({
    method: 'POST',
    path: 'irp/reviews/*',
    kind: 'status',
    status: 409,
    body: { detail: 'Die Anfrage wurde bereits beantwortet.' },
  })
  await open.getByRole('button', { name: 'Ja' }).first().click()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Ja' }).click()
  await expect(page.getByRole('alert')).toContainText('bereits beantwortet')
  expect((await mock.log('GET irp/reviews/')).length).toBeGreaterThanOrEqual(2)
})

test('staff see all reviews with who stands where, and where a role is missing [IRP-21, IRP-10]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/irp')
  const teams = page.getByRole('region', { name: 'Teams' }).first()
  await expect(teams.getByText('fehlt').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Offene Anfragen' }).getByRole('button', { name: 'Ja' })).toHaveCount(0)
})

test('the files of the peer reviews are saved with byPermissions=0 [FILE-02, FILE-09]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp')
  const files = page.getByRole('region', { name: 'Dateien' })
  const download = page.waitForEvent('download')
  await files.getByRole('button').first().click()
  await download
  const asked = (await mock.log()).filter(({ path }) => path.endsWith('/download/'))
  expect(asked.map(({ query }) => query.includes('byPermissions=0'))).toEqual([true])
})
