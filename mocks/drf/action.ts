import type { Json } from '../db/json.ts'
import { getText } from '../db/json.ts'
import type { Call } from './Call.ts'
import { Failure } from './Failure.ts'
import { isStaff } from '../schema/rules.ts'

export type Reply = { status?: number; body?: Json; headers?: Record<string, string> } | Response
export type Parameters = Record<string, string>

/** One special call: everything except plain lists and items. */
export type Action = {
  method: string
  pattern: RegExp
  /** Works without a signed-in user. */
  isPublic: boolean
  run: (call: Call, parameters: Parameters) => Reply | Promise<Reply>
}

/** `:id` is a number, any other `:name` one path segment. */
function action(method: string, path: string, run: Action['run'], isPublic = false): Action {
  const source = path.replace(/:(\w+)/g, (_all, name: string) => (name === 'id' ? `(?<id>\\d+)` : `(?<${name}>[^/]+)`))
  return { method, pattern: new RegExp(`^${source}$`), isPublic, run }
}

export const get = (path: string, run: Action['run']): Action => action('GET', path, run)
export const post = (path: string, run: Action['run']): Action => action('POST', path, run)
export const put = (path: string, run: Action['run']): Action => action('PUT', path, run)
export const del = (path: string, run: Action['run']): Action => action('DELETE', path, run)
export const publicGet = (path: string, run: Action['run']): Action => action('GET', path, run, true)
export const publicPost = (path: string, run: Action['run']): Action => action('POST', path, run, true)

export function getId(parameters: Parameters): number {
  return Number(parameters['id'])
}

export function requireStaff(call: Call): void {
  if (!isStaff(call.user)) throw call.forbidden()
}

/** The values of required fields as text; 400 names the missing ones. */
export function requiredTexts(call: Call, ...names: string[]): string[] {
  const body = call.body()
  const errors: Record<string, Json> = {}
  for (const name of names) {
    const value = body[name]
    if (value === undefined || value === null) errors[name] = [call.say('required')]
    else if (getText(value) === '') errors[name] = [call.say('blank')]
  }
  if (Object.keys(errors).length > 0) throw new Failure(400, errors)
  return names.map((name) => getText(body[name]))
}
