import type { Page } from '@playwright/test'

/** Holds the requests of these addresses back until `release`, which waits for the first of them. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => Promise<void>> {
  let open = (): void => undefined
  let begin = (): void => undefined
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  const isRequested = new Promise<void>((resolve) => (begin = resolve))
  await page.route(addresses, async (route) => {
    begin()
    await isOpen
    await route.fallback().catch(() => undefined)
  })
  return async () => {
    await isRequested
    open()
  }
}
