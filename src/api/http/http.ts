import axios, { type InternalAxiosRequestConfig } from 'axios'
import { config } from '#api/config/config.ts'

declare module 'axios' {
  // eslint-disable-next-line no-unused-vars -- a declaration that is added to has to name the same parameters
  interface AxiosRequestConfig<D, P> {
    /** Sent without the session: no token, and no refresh after a 401. */
    skipAuth?: boolean | undefined
    /**
     * A POST that changes nothing on the server: without a response it throws `OfflineError`, not
     * `UnknownOutcomeError`.
     */
    isSafe?: boolean | undefined
    /** The token this request was sent with. */
    access?: string
    /** Sent once more with a fresh token. */
    isRetry?: boolean
    /** Number of retries so far. */
    retries?: number
  }
}

/**
 * The only client of the backend. Nothing is cached, no cookie and no referrer is sent. Uploads with progress use the
 * adapter `xhr`, as `fetch` reports none in Chromium; everything else uses `fetch`, which alone streams a response.
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

/** Sets the language of responses (`Accept-Language`) whenever the current language changes. */
export function setLanguageHeader(language: string): void {
  http.defaults.headers.common['Accept-Language'] = language
}
setLanguageHeader('de')

/** Resolves the path against the address of the API (API-17) and rejects any path that leaves it. */
function addressed(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const base = new URL(config().apiBase, window.location.href).href
  const path = (request.url ?? '').replace(/^\/+/, '')
  if (!new URL(path, base).href.startsWith(base)) throw new TypeError(`not a path of the API: ${request.url}`)
  request.baseURL = base
  // A request without a body has no type; axios would set that of a form.
  if (request.data === undefined) request.headers.setContentType(false)
  return request
}
