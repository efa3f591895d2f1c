// A sheet per institution in a real browser, thirty at a time: node bench/page/sheets.mjs [folder]. Needs a build.
// From the click to the ZIP; with a folder the ZIP is kept, to be opened by another program.
import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { openBuild } from './portal.mjs'

const [count, runs] = [30, 3]
const [folder] = process.argv.slice(2)
const { base, context, open, close } = await openBuild({ width: 1280, height: 900 })
try {
  await context.route(/\/results\/data\/\?.*eval=1/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const results = body.results?.map((row, place) => ({
      ...row,
      content_object: `Klinik ${1 + (place % count)}`,
      object_id: 1000 + (place % count),
    }))
    await route.fulfill({ response, json: { ...body, ...(results && { results }) } })
  })
  const page = await open('/results/evaluations/91')
  await page.locator('main article[aria-busy=false] figure svg').first().waitFor()
  const measured = []
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('button', { name: 'Folien und Blätter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Ein Blatt je' }).click()
    await page.getByRole('option', { name: 'Institution' }).click()
    const saving = page.waitForEvent('download', { timeout: 120_000 })
    const start = performance.now()
    await dialog.getByRole('button', { name: 'Blätter speichern' }).click()
    const download = await saving
    const seconds = (performance.now() - start) / 1000
    const path = folder ? `${folder}/sheets.zip` : await download.path()
    if (folder) await download.saveAs(path)
    const bytes = await readFile(path)
    const decks = Object.keys((await JSZip.loadAsync(bytes)).files).filter((name) => name.endsWith('.pptx'))
    measured.push({
      sheets: decks.length,
      s: Math.round(seconds * 10) / 10,
      'ZIP, kB': Math.round(bytes.length / 1024),
    })
    await page.goto(`${base}/results/evaluations/91`)
    await page.locator('main article[aria-busy=false] figure svg').first().waitFor()
  }
  console.table(measured)
} finally {
  await close()
}
