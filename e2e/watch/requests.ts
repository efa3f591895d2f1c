import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

const pending = new WeakMap<BrowserContext, Set<Request>>()
/** Milliseconds without a request after which a page has loaded. */
const quiet = 100

/** Keeps the requests of a context that have no response yet. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  pending.set(context, requests)
  context.on('request', (request) => {
    if (request.isNavigationRequest()) requests.clear()
    // A worker that is terminated before its script has loaded leaves a request without an end.
    if (!/\/worker-[^/]+\.js$/.test(request.url())) requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until all requests of a page have their response, and the page sends no further one. */
export async function allLoaded(page: Page): Promise<void> {
  const requests = pending.get(page.context())
  if (!requests) throw new Error('Nobody watches the requests of this page: see `watch.follow`')
  let since = 0
  await expect
    .poll(
      async () => {
        // Whatever the page has to do comes first.
        await page.evaluate(() => document.readyState)
        if (requests.size > 0 || since === 0) since = Date.now()
        return requests.size === 0 && Date.now() - since >= quiet
      },
      { intervals: [20], message: 'all requests have their response', timeout: 30_000 },
    )
    .toBe(true)
}
