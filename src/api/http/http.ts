import axios, { type InternalAxiosRequestConfig } from 'axios'
import { config } from '#api/config/config.ts'

declare module 'axios' {
  // eslint-disable-next-line no-unused-vars -- a declaration that is added to has to name the same parameters
  interface AxiosRequestConfig<D, P> {
    /** Sent without the session: no token, and no refresh after a 401. */
    skipAuth?: boolean | undefined
    /** Changes nothing at the server although it is no GET: without an answer it is `Offline`, not `ResultUnknown`. */
    isSafe?: boolean | undefined
    /** The token this request was sent with. */
    access?: string
    /** Sent once more with a fresh token. */
    isRetry?: boolean
    /** How often it was tried again. */
    retries?: number
  }
}

/**
 * The one way to the backend. Nothing is cached, no cookie and no referrer goes along. Uploads that tell their progress
 * take the adapter `xhr`, as `fetch` has none in Chromium; everything else `fetch`, which alone streams an answer.
 */
export const http = axios.create({
  adapter: 'fetch',
  allowAbsoluteUrls: false,
  withCredentials: false,
  withXSRFToken: false,
  fetchOptions: { cache: 'no-store', referrerPolicy: 'no-referrer' },
  // The browser's own User-Agent stays as it is.
  headers: { Accept: 'application/json, */*;q=0.1', 'User-Agent': false },
  responseType: 'json',
  timeout: 30_000,
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
})

http.interceptors.request.use(addressed)

/** The language the server answers in (`Accept-Language`); set whenever the language on screen changes. */
export function setLanguageHeader(language: string): void {
  http.defaults.headers.common['Accept-Language'] = language
}
setLanguageHeader('de')

/** Puts the path under the address of the API (API-17) and refuses whatever would leave it. */
function addressed(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const base = new URL(config().apiBase, window.location.href).href
  const path = (request.url ?? '').replace(/^\/+/, '')
  if (!new URL(path, base).href.startsWith(base)) throw new TypeError(`not a path of the API: ${request.url}`)
  request.baseURL = base
  // What has no body has no type either; axios would call it a form.
  if (request.data === undefined) request.headers.setContentType(false)
  return request
}
