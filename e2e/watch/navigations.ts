import type { Page } from '@playwright/test'

/**
 * Counts navigations of the router by path: it creates a Request for each navigation and none else within the portal.
 */
export async function countNavigations(page: Page): Promise<(path: string) => Promise<number>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const Native = window.Request
    window.Request = class extends Native {
      constructor(input: RequestInfo | URL, options?: RequestInit) {
        super(input, options)
        const { origin, pathname } = new URL(this.url)
        if (origin === location.origin) seen.push(pathname)
      }
    }
    Object.assign(window, { seen })
  })
  return async (path) =>
    await page.evaluate(
      (wanted) => (window as unknown as { seen: string[] }).seen.filter((one) => one === wanted).length,
      path,
    )
}
