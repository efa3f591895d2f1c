import { randomUUID } from 'node:crypto'
import { type BrowserContext, type Page, type Request, test as base } from '@playwright/test'
import { type Mock, getMock } from './mock.ts'
import { skipWhenLate } from './watch/lateTests.ts'
import { watchRequests } from './watch/requests.ts'

export { expect } from '@playwright/test'

type Watch = {
  /** Violations so far; a test may clear them where it provokes one. */
  wrong: string[]
  /** The allowed origins: the portal's and those that a test adds. */
  origins: Set<string>
  /** Watches a context that the test opened itself. */
  follow: (context: BrowserContext) => Promise<void>
}
type Fixtures = { session: string; mock: Mock; watch: Watch }

/**
 * Every test has its own backend and fails on console errors, page errors, CSP violations, foreign requests and leaked
 * tokens.
 */
export const test = base.extend<Fixtures>({
  session: async ({ browserName }, give, info) => {
    skipWhenLate(info)
    await give(`${browserName}-${randomUUID()}`)
  },

  extraHTTPHeaders: async ({ session }, give) => await give({ 'X-Mock-Session': session }),

  mock: async ({ request }, give) => {
    const mock = getMock(request)
    await give(mock)
    await mock.reset()
  },

  watch: [
    async ({ context, baseURL }, give) => {
      const wrong: string[] = []
      const tokens = new Set<string>()
      const contexts: BrowserContext[] = []
      const origins = new Set([new URL(baseURL ?? '').origin])
      const follow = async (followed: BrowserContext): Promise<void> => {
        contexts.push(followed)
        watchRequests(followed)
        await watchContext(followed, origins, wrong, tokens)
      }
      await follow(context)
      await give({ wrong, origins, follow })
      for (const page of contexts.flatMap((one) => one.pages())) wrong.push(...(await findLeaks(page, tokens)))
      if (wrong.length > 0) throw new Error(`This must not happen:\n${wrong.join('\n')}`)
    },
    { auto: true },
  ],
})

async function watchContext(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  wrong: string[],
  tokens: Set<string>,
): Promise<void> {
  // SLOW=6 finds journeys that depend on a fast machine.
  const rate = Number(process.env['SLOW'] ?? 1)
  if (rate > 1)
    context.on('page', (page) => {
      void context
        .newCDPSession(page)
        .then(async (session) => await session.send('Emulation.setCPUThrottlingRate', { rate }))
    })
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        reportError(new Error(`CSP: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`))
      },
    )
  })
  context.on('console', (message) => {
    if ([...tokens].some((token) => message.text().includes(token)))
      wrong.push(`token in the console: ${message.type()}`)
    if (message.type() !== 'error') return
    // The browser's own message about an API error: the journey decides which are wrong.
    const isAnswer =
      message.text().startsWith('Failed to load resource') &&
      [...origins].some((origin) => message.location().url.startsWith(`${origin}/backend/`))
    // A frame without scripts refuses the one above as well.
    const isOwnScript = message
      .text()
      .startsWith("Blocked script execution in 'about:blank' because the document's frame is sandboxed")
    if (!isAnswer && !isOwnScript) wrong.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => wrong.push(`page: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !origins.has(url.origin))
      wrong.push(`foreign request: ${request.method()} ${request.url()}`)
    const opened = request.isNavigationRequest() ? getSecret(url) : undefined
    for (const token of [request.headers()['authorization']?.replace('Bearer ', ''), getRefreshToken(request), opened])
      if (token) tokens.add(token)
    // Only the request of the link itself contains its token.
    const isDoor = opened !== undefined || /^\/backend\/(?:signup|login-demo)\/[^/]+\/$/.test(url.pathname)
    for (const known of tokens)
      if (!isDoor && decodeURIComponent(request.url()).includes(known))
        wrong.push(`token in an address: ${url.pathname}`)
    for (const known of tokens)
      if (request.headers()['referer']?.includes(known)) wrong.push(`token in a referrer: ${url.pathname}`)
  })
}

/** The secret of an opened link: the token of its path or the code of a single sign-on. */
function getSecret({ pathname, searchParams }: URL): string | undefined {
  const [, token] = /^\/(?:reset|signup|signupFSP|demo)\/([^/]+)/.exec(pathname) ?? []
  return (token && decodeURIComponent(token)) ?? searchParams.get('code') ?? searchParams.get('token') ?? undefined
}

function getRefreshToken(request: Request): string | undefined {
  if (!/\/api\/token\/(?:refresh|blacklist)\/$/.test(request.url())) return undefined
  const body: unknown = request.postDataJSON()
  return typeof body === 'object' && body !== null && 'refresh' in body ? String(body.refresh) : undefined
}

/** Finds tokens in address, title, document, localStorage and sessionStorage (S21). */
async function findLeaks(page: Page, tokens: ReadonlySet<string>): Promise<string[]> {
  const places = await page
    .evaluate(() => ({
      address: location.href,
      title: document.title,
      document: document.documentElement.outerHTML,
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      history: JSON.stringify(history.state),
      'the window name': window.name,
    }))
    .catch(() => ({}))
  return Object.entries(places).flatMap(([place, text]) =>
    [...tokens].some((token) => text.includes(token)) ? [`a token stands in ${place}`] : [],
  )
}
