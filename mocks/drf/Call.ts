import type { World } from '../db/World.ts'
import type { Fields, Json, Row } from '../db/json.ts'
import { isObject, parseJson } from '../db/json.ts'
import { Failure } from './Failure.ts'
import type { TextKey } from './texts.ts'
import { getLanguage, say } from './texts.ts'

/** One request to the backend with everything that its response depends on. */
export class Call {
  readonly request: Request
  readonly world: World
  readonly method: string
  /** Path after the base, without a leading slash. */
  readonly path: string
  readonly url: URL
  readonly query: URLSearchParams
  /** The signed-in user, absent on public requests. */
  viewer: Row | undefined
  private readonly text: string

  constructor(request: Request, url: URL, path: string, world: World, text: string) {
    this.request = request
    this.world = world
    this.method = request.method
    this.path = path
    this.url = url
    this.query = url.searchParams
    this.text = text
  }

  get user(): Row {
    if (!this.viewer)
      throw new Failure(401, { detail: this.say('anonymous') }, { 'WWW-Authenticate': 'Bearer realm="api"' })
    return this.viewer
  }

  requireUser(): Row {
    return this.user
  }

  say(key: TextKey, value: string | number = ''): string {
    return say(getLanguage(this.request.headers.get('Accept-Language')), key, value)
  }

  json(): Json {
    try {
      return this.text === '' ? {} : parseJson(this.text)
    } catch (error) {
      throw new Failure(400, { detail: `JSON parse error - ${error instanceof Error ? error.message : 'invalid'}` })
    }
  }

  body(): Fields {
    const json = this.json()
    if (isObject(json)) return json
    throw new Failure(400, { non_field_errors: [this.say('dictionary', Array.isArray(json) ? 'list' : typeof json)] })
  }

  forbidden(): Failure {
    return new Failure(403, { detail: this.say('forbidden') })
  }

  notFound(): Failure {
    return new Failure(404, { detail: this.say('notFound') })
  }
}
