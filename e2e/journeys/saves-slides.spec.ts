import JSZip from 'jszip'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

test.describe.configure({ timeout: 90_000 })

const open = async (page: Page) => {
  await pressTool(page, 'Folien und Blätter')
  return page.getByRole('dialog', { name: 'Folien und Blätter' })
}
const read = async (download: Download) => await JSZip.loadAsync(await readFile(await download.path()))
const getNames = (zip: JSZip, pattern: RegExp) => Object.keys(zip.files).filter((name) => pattern.test(name))

test('an evaluation becomes slides, and a sheet for every institution @smoke', async ({ page, mock }) => {
  await mock.edit('results/actions', 1, { evaluation: 91, object_id: 1, state: 'planned', title: 'Visite zu zweit' })
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await test.step('the chosen charts are one deck that PowerPoint edits', async () => {
    const dialog = await open(page)
    const found: string[] = []
    await axeOn(page, found)('slides')
    expect(found).toEqual([])
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Folien speichern' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/Folien und Blätter.*\.pptx$/)
    const zip = await read(download)
    expect(getNames(zip, /^ppt\/slides\/slide\d+\.xml$/).length).toBeGreaterThan(3)
    expect(getNames(zip, /^ppt\/charts\/chart\d+\.xml$/).length).toBeGreaterThan(1)
  })
  await test.step('sheets are a ZIP with a file each and all of them to print', async () => {
    const dialog = await open(page)
    await dialog.getByRole('combobox', { name: 'Ein Blatt je' }).click()
    await page.getByRole('option', { name: 'Institution' }).click()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Blätter speichern' }).click()
    const download = await saving
    const zip = await read(download)
    const decks = getNames(zip, /\.pptx$/)
    expect(decks.length).toBeGreaterThan(5)
    const html = (await zip.file('Alle Blätter.html')?.async('string')) ?? ''
    expect(html.match(/class="sheet"/g)).toHaveLength(decks.length)
    expect(html).not.toContain('<script')
    // A plan stands on the sheet of its institution alone.
    const planned = html.split('class="sheet"').filter((sheet) => sheet.includes('Visite zu zweit'))
    expect(planned).toHaveLength(1)
    expect(planned[0]).toContain('Klinik Seeblick')
  })
})
