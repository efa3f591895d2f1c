import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const sentences = [
  'Dieser Browser ist für das Portal zu alt. Bitte aktualisieren Sie ihn oder öffnen Sie das Portal in einem neueren.',
  'Ce navigateur est trop ancien pour le portail. Mettez-le à jour ou ouvrez le portail dans un navigateur plus récent.',
  'Questo browser è troppo vecchio per il portale. Aggiornatelo o aprite il portale in un browser più recente.',
]

async function openInOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.goto('/login', { waitUntil: 'commit' })
}

test('an unsupported old browser shows why the portal does not open @smoke', async ({ page }) => {
  await openInOldBrowser(page)
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeInViewport()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText('Im Portal ist ein Fehler aufgetreten')).toHaveCount(0)
})

test('a browser that cannot parse the scripts shows the same message', async ({ page, watch }) => {
  await page.route(
    '**/assets/*.js',
    async (route) => await route.fulfill({ contentType: 'text/javascript', body: '@@@' }),
  )
  await openInOldBrowser(page)
  await expect(page.getByText(sentences[0] ?? '')).toBeInViewport()
  await expect(page.locator('#root')).toBeHidden()
  watch.wrong.length = 0
})

test('a current browser does not show the message', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeHidden()
})
