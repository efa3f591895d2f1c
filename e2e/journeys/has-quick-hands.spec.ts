import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'

for (const path of ['/patzu/hospitals?search=klinik', '/accounts/users'])
  test(`selecting the first row moves no row: ${path}`, async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', path)
    const boxes = page.getByRole('row').getByRole('checkbox')
    await expect(boxes.nth(2)).toBeVisible()
    const getPlace = async (place: number) => await boxes.nth(place).boundingBox()
    const [before, second] = [await getPlace(1), await getPlace(2)]
    await boxes.nth(1).click()
    await expect(page.getByRole('group', { name: 'Auswahl' })).toBeInViewport()
    expect(await getPlace(1)).toEqual(before)
    await page.mouse.click((second?.x ?? 0) + 8, (second?.y ?? 0) + 8)
    await expect(boxes.nth(2)).toBeChecked()
    await expect(page.getByText('2 ausgewählt')).toBeVisible()
    expect(await getPlace(1)).toEqual(before)
  })

test.describe('a file', () => {
  // A folder of the test: one of the file would be removed while other tests of the worker still write to it.
  const getPlace = (name: string) => test.info().outputPath(name)
  const write = (name: string, text: string) => {
    const path = getPlace(name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return path
  }
  const choose = async (page: Page, path: string) => await page.locator('input[type=file]').last().setInputFiles(path)
  const send = (page: Page) => page.getByRole('button', { name: 'Hochladen', exact: true })
  const chosen = (page: Page) => page.getByRole('list', { name: 'Gewählte Dateien' })
  const other = /geändert oder gelöscht, nachdem sie gewählt wurde/

  test('that was changed or deleted after it was selected is requested again', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    for (const change of [
      () => {
        const path = write('Bericht.docx', 'eins und noch viel mehr')
        // The modification time of a file has a resolution of one second.
        const later = new Date(Date.now() + 2000)
        utimesSync(path, later, later)
      },
      () => rmSync(getPlace('Bericht.docx')),
    ]) {
      await choose(page, write('Bericht.docx', 'eins'))
      await expect(chosen(page)).toContainText('bereit')
      change()
      await send(page).click()
      await expect(chosen(page)).toContainText(other)
      await page.getByRole('button', { name: 'Bericht.docx entfernen' }).click()
    }
    expect(await mock.log('POST upload/')).toEqual([])
    await choose(page, write('Bericht.docx', 'drei'))
    await send(page).click()
    await expect.poll(async () => await mock.log('POST upload/')).toHaveLength(1)
    await expect(page.getByRole('button', { name: /Bericht/ }).first()).toBeVisible()
  })

  test('can be cancelled while uploading and sent again', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const release = await holdBack(page, '**/backend/upload/')
    await choose(page, write('Langsam.pdf', 'eins'))
    await send(page).click()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(chosen(page)).toContainText('bereit')
    await release()
    await send(page).click()
    await expect(page.getByText('Alle Dateien sind hochgeladen.')).toBeVisible()
    expect(await mock.log('POST upload/')).toHaveLength(1)
  })

  test('dropped next to the drop area does not replace the page', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    await page.locator('input[name=name]').fill('Klinik am Weg')
    const isTaken = await page.evaluate(() => {
      const files = new DataTransfer()
      files.items.add(new File(['x'], 'bild.png'))
      return ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true })
        document.querySelector('h1')?.dispatchEvent(event)
        // The browser opens a file that is not accepted here.
        return event.defaultPrevented
      })
    })
    expect(isTaken).toEqual([true, true])
    const isText = await page.evaluate(() => {
      const text = new DataTransfer()
      text.setData('text/plain', 'Weg')
      const event = new DragEvent('drop', { dataTransfer: text, bubbles: true, cancelable: true })
      document.querySelector('input[name=name]')?.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect(isText).toBe(false)
  })
})

test('an autofilled login can be sent @smoke', async ({ page }) => {
  const { email, password } = getLogin('staff')
  const fill = async (name: string, value: string) =>
    await page.locator(`input[name=${name}]`).evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    }, value)
  await page.goto('/login')
  await expect(page.locator('input[name=password]')).toBeVisible()
  await fill('password', password)
  await page.getByLabel('E-Mail').pressSequentially(email)
  await expect(page.locator('input[name=password]')).toHaveValue(password)
  await page.getByLabel('E-Mail').fill('')
  await fill('email', email)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('negative numbers and dates can be typed on a phone', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/moniq/hospitals/1')
  const mode = async (name: string) => await page.locator(`input[name=${name}]`).getAttribute('inputmode')
  // The number keyboard of an iPhone has no minus and no point.
  expect(await mode('anqid')).toBe('numeric')
  await page.goto('/patzu/declarations/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const input of await page.locator('input[inputmode=decimal], input[inputmode=numeric]').all())
    expect(await input.inputValue()).not.toContain('.')
})
