import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

test('what is new or changed is marked until it is opened, for this person alone @smoke', async ({ page, mock }) => {
  const evaluations = page.getByRole('region', { name: 'Weitere Auswertungen', exact: true })
  const files = page.getByRole('region', { name: 'Für Sie freigegebene Dateien' })
  // The list has a column 'Geändert', too.
  const marks = page
    .getByRole('main')
    .getByText(/^(Neu|Geändert)$/)
    .and(page.locator(':not(thead *)'))
  const rows = evaluations.getByRole('link').filter({ hasText: 'Geändert' })
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(files.getByRole('listitem').first()).toBeVisible()
  await expect(evaluations.getByRole('link').first()).toBeVisible()
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('"lookedSince":"2')))
  await expect(marks).toHaveCount(0)

  await mock.edit('results/evaluations', 91, { label: 'ergänzt', modified: '2099-01-01T10:00:00Z' })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Neuste Auswertung' }).getByRole('link')).toContainText('Geändert')
  // The newest is named once.
  await expect(evaluations.getByRole('link').first()).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.goto('/results/evaluations')
  await expect(page.getByRole('link', { name: /Beispielauswertung Geändert/ })).toBeVisible()

  // Somebody else on the same device is on a first visit.
  await enterAs(page, mock, 'hospital-admin', '/')
  await expect(evaluations.getByRole('link').first()).toBeVisible()
  await expect(marks).toHaveCount(0)

  await enterAs(page, mock, 'hospital-user', '/results/evaluations')
  await page.getByRole('link', { name: /Beispielauswertung Geändert/ }).click()
  // Its title is there before its page is.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /Beispielauswertung/ })).toBeVisible()
  await expect(marks).toHaveCount(0)

  await test.step('a new file is marked until it is saved', async () => {
    const { results } = await readAs<{ results: { id: number; name: string }[] }>(
      page,
      mock,
      'hospital-user',
      'filemanager/files/?byPermissions=1&size=1&ordering=-created',
    )
    const [file] = results
    if (!file) throw new Error('nobody shared a file')
    await mock.edit('filemanager/files', file.id, { created: '2099-01-01T10:00:00Z' })
    await page.goto('/')
    const item = files.getByRole('listitem').filter({ has: page.getByText('Neu', { exact: true }) })
    await expect(item).toHaveText([new RegExp(file.name)])
    const download = page.waitForEvent('download')
    await item.getByRole('button').click()
    await download
    await expect(marks).toHaveCount(0)
  })
})
