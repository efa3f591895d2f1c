import type { Query } from '#api/rows/rows.ts'
import { getCause } from './getCause.ts'

export type Answer = { status: number; body: unknown; text: string }
export type Fetch = (request: Request) => Promise<Response>

const patience = 60_000
const maxTries = 3

/** A backend under test: signs in once, then only reads. */
export class Backend {
  private readonly base: string
  private readonly fetch: Fetch
  private access = ''
  private refresh = ''

  constructor(base: string, fetch: Fetch) {
    this.base = base.endsWith('/') ? base : `${base}/`
    this.fetch = fetch
  }

  /** Signs in; `codeFor` prompts where the account has a second factor. Throws with the server's message. */
  async signIn(email: string, password: string, codeFor: (factor: string) => Promise<string>): Promise<void> {
    let answer = await this.post('api/token/', { email, password })
    if (answer.status === 206) {
      const factor = getField(answer.body, 'preferred_2fa') || 'phone'
      const code = await codeFor(factor)
      answer =
        factor === 'email'
          ? await this.post('accounts/verify-email-otp/', { email, otp: code })
          : await this.post('api/2fa/token-verify/', { email, password, token: code })
    }
    const access = getField(answer.body, 'access')
    if (answer.status !== 200 || access === '') throw new Error(this.getLoginProblem(answer))
    this.access = access
    this.refresh = getField(answer.body, 'refresh')
  }

  private getLoginProblem({ status, text }: Answer): string {
    if (status === 0) return `${this.base} cannot be reached: ${text}`
    if (status === 404)
      return `${this.base}api/token/ is not there (404): the address has to be that of the API, such as https://portal.example/backend/.`
    return `The login was answered ${status}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`
  }

  async signOut(): Promise<void> {
    if (this.refresh !== '') await this.post('api/token/blacklist/', { refresh: this.refresh })
  }

  /** Reads a path. Waits where the server requires it, and refreshes an expired token. */
  async get(path: string, query: Query = {}): Promise<Answer> {
    const requested = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    )
    const search = new URLSearchParams(requested).toString()
    for (let tries = 1; ; tries += 1) {
      const answer = await this.send('GET', search ? `${path}?${search}` : path)
      if (tries < maxTries && answer.status === 401 && (await this.renew())) continue
      if (tries < maxTries && answer.status === 429) await pause(answer.wait)
      else return answer
    }
  }

  private async renew(): Promise<boolean> {
    const { status, body } = await this.post('api/token/refresh/', { refresh: this.refresh })
    if (status !== 200) return false
    this.access = getField(body, 'access')
    this.refresh = getField(body, 'refresh') || this.refresh
    return true
  }

  private async post(path: string, body: object): Promise<Answer> {
    return await this.send('POST', path, JSON.stringify(body))
  }

  private async send(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer & { wait: number }> {
    const headers = {
      Accept: 'application/json, */*;q=0.1',
      'Accept-Language': 'de',
      ...(body === undefined ? { Authorization: `Bearer ${this.access}` } : { 'Content-Type': 'application/json' }),
    }
    const signal = AbortSignal.timeout(patience)
    const url = this.base + path
    try {
      const response = await this.fetch(
        new Request(url, { method, headers, signal, ...(body !== undefined && { body }) }),
      )
      const isText = /json|text/.test(response.headers.get('Content-Type') ?? '')
      const text = isText ? await response.text() : ''
      if (!isText) await response.body?.cancel()
      const wait = Number(response.headers.get('Retry-After') ?? 1)
      return { status: response.status, body: toJson(text), text, wait }
    } catch (error) {
      return { status: 0, body: undefined, text: getCause(error, this.base), wait: 0 }
    }
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function getField(body: unknown, key: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === key)?.[1] : ''
  return typeof value === 'string' ? value : ''
}

async function pause(seconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.min(60, seconds) * 1000))
}
