import type { Page } from '@playwright/test'

/** Keeps what React hides after it was shown, as a part of it waits for code or words: a page blinks then. */
export async function watchHiddenParts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const hidden: string[] = []
    Object.assign(window, { hiddenParts: hidden })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important')
          hidden.push(target.textContent.slice(0, 80))
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true })
  })
  return async () => await page.evaluate(() => (window as unknown as { hiddenParts: string[] }).hiddenParts)
}
