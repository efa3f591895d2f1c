import type { Page } from '@playwright/test'

/**
 * Parts of a page appear together, and wait two seconds for each other at most (a CSS animation): on a busy machine these
 * may pass before all have loaded. Here they wait for a minute.
 */
export async function waitPatiently(page: Page, parts: string): Promise<void> {
  await page.addInitScript((selector) => {
    const patient = new CSSStyleSheet()
    patient.replaceSync(`${selector} { animation-duration: 60s !important }`)
    document.adoptedStyleSheets = [patient]
  }, parts)
}
