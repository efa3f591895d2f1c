import { expect } from '@playwright/test'
import { test } from './firefox.ts'

test('Firefox copies an evaluation for print with its cover and every chart', async ({ signedIn: page, baseURL }) => {
  await page.goto(`${baseURL}/results/evaluations/91`)
  await page.waitForSelector('[data-chart] figure svg text')
  await page.waitForFunction(() => document.querySelector('[data-chart] [aria-busy=true] [aria-hidden]') !== null)
  // This listener runs last: Firefox copies the page as it is now.
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const pictures = [...document.querySelectorAll('[data-chart] figure')]
      document.documentElement.dataset['copied'] = JSON.stringify({
        hasCover: document.querySelector('main')?.textContent.includes('Gedruckt'),
        pictures: pictures.length,
        drawn: pictures.filter((picture) => picture.querySelector('svg text')).length,
        widest: Math.max(...pictures.map((picture) => Number(picture.querySelector('svg')?.getAttribute('width')))),
      })
    })
  })
  await page.pdf({ format: 'A4' })
  const copied = await page.evaluate(
    () => JSON.parse(document.documentElement.dataset['copied'] ?? '{}') as Record<string, unknown>,
  )
  expect(copied).toEqual({ hasCover: true, pictures: 8, drawn: 8, widest: 680 })
})

test('Ctrl+click on a row opens the record in a new tab', async ({ signedIn: page, baseURL }) => {
  await page.goto(`${baseURL}/patzu/hospitals`)
  await page.waitForSelector('tbody tr:nth-child(3) td:nth-child(4)')
  const path = await page.$eval('tbody tr:nth-child(3) a', (link) => link.pathname)
  const opened = new Promise<string>((resolve) =>
    page.browserContext().once('targetcreated', (target) => resolve(target.url())),
  )
  await page.keyboard.down('Control')
  await page.click('tbody tr:nth-child(3) td:nth-child(4)')
  await page.keyboard.up('Control')
  await opened
  await expect
    .poll(() =>
      page
        .browserContext()
        .targets()
        .map((target) => new URL(target.url()).pathname),
    )
    .toContain(path)
  expect(new URL(page.url()).pathname).toBe('/patzu/hospitals')
})

test('the JSON field keeps what is typed and shows its error in German', async ({ signedIn: page, baseURL }) => {
  await page.goto(`${baseURL}/apps/groups/1`)
  const editor = await page.waitForSelector('[name=filter] >>> .cm-content')
  await editor?.click()
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type('{"year": 2021')
  expect(await editor?.evaluate((content) => content.textContent)).toBe('{"year": 2021')
  await page.waitForFunction(() =>
    document.body.textContent.includes('Kein gültiges JSON: Bitte Zeile 1, Zeichen 14 prüfen.'),
  )
})

test('no chart re-renders while nothing changes', async ({ signedIn: page, baseURL }) => {
  await page.goto(`${baseURL}/results/evaluations/91`)
  await page.waitForSelector('[data-chart] figure svg text')
  for (const width of [640, 800, 870, 1070, 1160, 1280, 1490]) {
    await page.setViewport({ width, height: 800 })
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const rerenders = await page.evaluate(async () => {
      let count = 0
      const watch = new MutationObserver((changes) => {
        count += changes.length
      })
      for (const chart of document.querySelectorAll('[data-chart]'))
        watch.observe(chart, { subtree: true, attributes: true, attributeFilter: ['width', 'height'] })
      await new Promise((resolve) => setTimeout(resolve, 400))
      return count
    })
    expect(rerenders, `at ${width} pixels`).toBe(0)
  }
})

test('column heads have no scroll bar of their own in a narrow window', async ({ signedIn: page, baseURL }) => {
  await page.setViewport({ width: 420, height: 800 })
  await page.goto(`${baseURL}/patzu/hospitals`)
  await page.waitForSelector('tbody tr td')
  const bar = await page.$eval('thead tr', (row) => {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(row)
    return (
      row.offsetHeight - row.clientHeight - Number.parseFloat(borderTopWidth) - Number.parseFloat(borderBottomWidth)
    )
  })
  expect(bar).toBe(0)
})
