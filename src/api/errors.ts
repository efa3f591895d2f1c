import type { FaultWord } from './faultWords.ts'

/** Anything a call can end with. `message` is a key of `portal.json`; `faultText` makes the sentence. */
export class ApiFault extends Error {
  override name = 'ApiFault'
  /** Method and path of the call, for support; never shown as the message. */
  endpoint = ''
  status = 0
  /** What the server said about it, as plain text; empty when it said nothing readable. */
  readonly detail: string
  override readonly message: FaultWord

  constructor(word: FaultWord, detail = '') {
    super(word)
    this.message = word
    this.detail = detail
  }
}

/** No answer came, and nothing was changed. */
export class Offline extends ApiFault {
  override name = 'Offline'
  constructor(word: 'fault.offline' | 'fault.timeout' | 'fault.interrupted' = 'fault.offline') {
    super(word)
  }
}

/** There is no session (any more), or the credentials of a public call were refused. */
export class SignedOut extends ApiFault {
  override name = 'SignedOut'
  constructor(detail = '') {
    super('fault.signed-out', detail)
  }
}

/** The answer belongs to a session that is over; nobody needs to hear of it. */
export class Outdated extends ApiFault {
  override name = 'Outdated'
  constructor() {
    super('fault.outdated')
  }
}

/** 403 */
export class Forbidden extends ApiFault {
  override name = 'Forbidden'
  constructor(detail = '') {
    super('fault.forbidden', detail)
  }
}

/** 404 or 410; `invalidPage` when a list has fewer pages than asked for. */
export class NotFound extends ApiFault {
  override name = 'NotFound'
  readonly invalidPage: boolean
  constructor(detail = '', invalidPage = false) {
    super('fault.not-found', detail)
    this.invalidPage = invalidPage
  }
}

/** 409 (in use, protected, done already) or 412 (changed meanwhile). */
export class Conflict extends ApiFault {
  override name = 'Conflict'
  /** 409: unless somebody changed the record meanwhile it stays refused, however often it is sent. */
  get isFinal(): boolean {
    return this.status === 409
  }

  constructor(detail = '') {
    super('fault.conflict', detail)
  }
}

/** 400. Paths are dotted (`app_permissions.0.role`); there is always at least one message. */
export class FieldErrors extends ApiFault {
  override name = 'FieldErrors'
  readonly fields: { path: string; message: string }[]
  readonly general: string[]
  constructor(errors: { fields: { path: string; message: string }[]; general: string[] }) {
    super('fault.refused', errors.general[0] ?? '')
    this.fields = errors.fields
    this.general = errors.general
  }
}

/** Another 4xx, such as 405 or 413. */
export class Refused extends ApiFault {
  override name = 'Refused'
  constructor(status: number, detail = '') {
    super(status === 413 ? 'fault.too-large' : 'fault.refused', detail)
    this.status = status
  }
}

/** 429; may be tried again after `seconds`. */
export class TooMany extends ApiFault {
  override name = 'TooMany'
  readonly seconds: number
  constructor(seconds: number) {
    super('fault.too-many')
    this.seconds = seconds
  }
}

/** The server wants this user signed out. */
export class LogoutWanted extends Error {
  override name = 'LogoutWanted'
}

/** 5xx, or an answer that cannot be read: HTML, truncated JSON, another shape than agreed. */
export class ServerFault extends ApiFault {
  override name = 'ServerFault'
  /** Seconds after which the server wants to be asked again, if it said so. */
  readonly retryAfter: number | null
  constructor(
    status: number,
    endpoint: string,
    retryAfter: number | null = null,
    word: 'fault.server' | 'fault.intercepted' = 'fault.server',
  ) {
    super(word)
    this.retryAfter = retryAfter
    this.status = status
    this.endpoint = endpoint
  }
}

/** Something between the portal and its server answered, with a page or a text of its own: a web filter, a proxy, the login of a network. */
export class Intercepted extends ServerFault {
  override name = 'Intercepted'
  /** The number under which its people find the incident, '' where it names none. */
  readonly reference: string
  constructor(status: number, reference = '') {
    super(status, '', null, 'fault.intercepted')
    this.reference = reference
  }
}

/** A write was sent and its answer got lost: load again before offering to repeat it. */
export class ResultUnknown extends ApiFault {
  override name = 'ResultUnknown'
  constructor() {
    super('fault.unknown-result')
  }
}
