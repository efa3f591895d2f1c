import { config } from './config.ts'
import { Offline } from './errors.ts'
import { sendForm } from './sendForm.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Query = Record<string, string | number | boolean | undefined>
export type Outgoing = {
  method: Method
  path: string
  query?: Query | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart. */
  form?: FormData | undefined
  /** Hears how much of the form is on its way, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  access?: string | undefined
  headers?: Record<string, string>
  keepalive?: boolean
}

let language = 'de'

/** The language the server answers in (`Accept-Language`); set whenever the language on screen changes. */
export function setLanguageHeader(lang: string): void {
  language = lang
}

/** One request to the API, no more. Rejects as `fetch` does. */
export async function send(outgoing: Outgoing, signal: AbortSignal): Promise<Response> {
  const { method, path, query, body, form, access, headers, onProgress, keepalive = false } = outgoing
  const given: RequestInit = { method, signal, keepalive, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }
  const head = new Headers({ Accept: 'application/json, */*;q=0.1', 'Accept-Language': language, ...headers })
  if (access !== undefined) head.set('Authorization', `Bearer ${access}`)
  if (form && onProgress) return await sendForm(apiUrl(path, query), { method, headers: head, form, signal }, onProgress)
  if (form) given.body = form
  else if (body !== undefined) {
    head.set('Content-Type', 'application/json')
    given.body = JSON.stringify(body)
  }
  return await fetch(apiUrl(path, query), { ...given, headers: head })
}

/** The address of an API path, with or without its leading slash (API-17). Refuses whatever would leave the API. */
export function apiUrl(path: string, query: Query = {}): URL {
  const base = new URL(config().apiBase, window.location.href)
  const url = new URL(base.pathname + path.replace(/^\/+/, ''), base.origin)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) throw new TypeError(`not a path of the API: ${path}`)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.append(key, String(value))
  return url
}

/** Runs with a signal that is aborted by any of the outer signals, and with a timeout fault after `milliseconds`. */
export async function inTime<Result>(milliseconds: number, outer: (AbortSignal | undefined)[], run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Offline('fault.timeout')), milliseconds)
  const stops = outer.filter((signal) => signal !== undefined)
  const stop = (event: Event): void => limit.abort(event.target instanceof AbortSignal ? event.target.reason : undefined)
  for (const signal of stops) {
    if (signal.aborted) limit.abort(signal.reason)
    signal.addEventListener('abort', stop)
  }
  try {
    limit.signal.throwIfAborted()
    return await run(limit.signal)
  } finally {
    clearTimeout(timer)
    for (const signal of stops) signal.removeEventListener('abort', stop)
  }
}

/** Waits; ends early when the browser comes back online, rejects when the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const finish = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
