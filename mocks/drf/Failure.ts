import type { Json } from '../db/json.ts'

/** A response that ends the request; can be thrown from anywhere. */
export class Failure extends Error {
  readonly status: number
  readonly body: Json
  readonly headers: Record<string, string>

  constructor(status: number, body: Json, headers: Record<string, string> = {}) {
    super(`answered ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Django's own page for an address without a route. */
export class UnknownAddress extends Error {}
