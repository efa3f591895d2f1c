import type { ErrorKey } from './errorKeys.ts'

/** Any error of a call. `message` is a key of `portal.json`; `errorMessage` turns it into a sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** Method and path of the call, for support; never shown as the message. */
  endpoint = ''
  status = 0
  /** The plain text of the server's message; empty when nothing was readable. */
  readonly detail: string
  override readonly message: ErrorKey

  constructor(word: ErrorKey, detail = '') {
    super(word)
    this.message = word
    this.detail = detail
  }
}

/** No response came, and nothing was changed. */
export class OfflineError extends ApiError {
  override name = 'OfflineError'
  constructor(word: 'error.offline' | 'error.timeout' | 'error.interrupted' = 'error.offline') {
    super(word)
  }
}

/** There is no session (any more), or the credentials of a public call were refused. */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError'
  constructor(detail = '') {
    super('error.signed-out', detail)
  }
}

/** The response belongs to a session that is over; it need not be shown. */
export class StaleSessionError extends ApiError {
  override name = 'StaleSessionError'
  constructor() {
    super('error.outdated')
  }
}

/** 403 */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError'
  constructor(detail = '') {
    super('error.forbidden', detail)
  }
}

/** 404 or 410; `invalidPage` when a list has fewer pages than requested. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
  readonly invalidPage: boolean
  constructor(detail = '', invalidPage = false) {
    super('error.not-found', detail)
    this.invalidPage = invalidPage
  }
}

/** 409 (in use, protected, done already) or 412 (changed meanwhile). */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
  /** 409: unless somebody changed the record meanwhile it stays refused, however often it is sent. */
  get isFinal(): boolean {
    return this.status === 409
  }

  constructor(detail = '') {
    super('error.conflict', detail)
  }
}

/** 400. Paths are dotted (`app_permissions.0.role`); there is always at least one message. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'
  readonly fields: { path: string; message: string }[]
  readonly general: string[]
  constructor(errors: { fields: { path: string; message: string }[]; general: string[] }) {
    super('error.refused', errors.general[0] ?? '')
    this.fields = errors.fields
    this.general = errors.general
  }
}

/** Another 4xx, such as 405 or 413. */
export class ClientError extends ApiError {
  override name = 'ClientError'
  constructor(status: number, detail = '') {
    super(status === 413 ? 'error.too-large' : 'error.refused', detail)
    this.status = status
  }
}

/** 429; may be retried after `seconds`. */
export class RateLimitedError extends ApiError {
  override name = 'RateLimitedError'
  readonly seconds: number
  constructor(seconds: number) {
    super('error.too-many')
    this.seconds = seconds
  }
}

/** The server wants this user signed out. */
export class ForcedLogoutError extends Error {
  override name = 'ForcedLogoutError'
}

/** 5xx, or an unreadable response: HTML, truncated JSON, a schema mismatch. */
export class ServerError extends ApiError {
  override name = 'ServerError'
  /** Seconds after which the server wants a retry, if it sent any. */
  readonly retryAfter: number | null
  constructor(
    status: number,
    endpoint: string,
    retryAfter: number | null = null,
    word: 'error.server' | 'error.intercepted' = 'error.server',
  ) {
    super(word)
    this.retryAfter = retryAfter
    this.status = status
    this.endpoint = endpoint
  }
}

/** An intermediary responded with a page or text of its own: a web filter, a proxy, the login of a network. */
export class InterceptedError extends ServerError {
  override name = 'InterceptedError'
  /** The incident number of the intermediary, '' where it names none. */
  readonly reference: string
  constructor(status: number, reference = '') {
    super(status, '', null, 'error.intercepted')
    this.reference = reference
  }
}

/** A write was sent and its response got lost: load again before offering to repeat it. */
export class UnknownOutcomeError extends ApiError {
  override name = 'UnknownOutcomeError'
  constructor() {
    super('error.unknown-result')
  }
}
