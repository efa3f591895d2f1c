import { backend } from './backend.ts'
import { sessionHeader } from './worlds.ts'
import type { Fields, Json, Row } from './db/json.ts'
import { isObject, getObjects, parseJson, getText } from './db/json.ts'
import { getKnobs } from './knobs.ts'

type Result = { status: number; body: Json; fields: Fields; headers: Headers }

type Options = { headers?: Record<string, string>; text?: boolean }

/** Sends requests as one person in one session, for tests. */
export function asSession(
  session: string,
  email?: string,
): {
  access: string
  refresh: string
  call: (method: string, path: string, body?: Json, options?: Options) => Promise<Result>
} {
  const { access, refresh } = email ? getKnobs(session).signIn(`${email}@demo.example`) : { access: '', refresh: '' }
  const call = async (method: string, path: string, body?: Json, options: Options = {}): Promise<Result> => {
    const headers = new Headers({
      [sessionHeader]: session,
      'Accept-Language': 'en',
      ...(access ? { Authorization: `Bearer ${access}` } : {}),
      ...options.headers,
    })
    if (options.headers?.['Authorization'] === '') headers.delete('Authorization')
    const request = new Request(`http://portal.test/backend/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await backend(request)
    const text = response.type === 'error' ? '' : await response.text()
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json') && !options.text
    const answer = isJson && text !== '' ? parseJson(text) : text
    return { status: response.status, body: answer, fields: isObject(answer) ? answer : {}, headers: response.headers }
  }
  return { access, refresh, call }
}

export const getRows = (result: Result): Fields[] =>
  getObjects(Array.isArray(result.body) ? result.body : result.fields['results'])
export const getIds = (result: Result): Row['id'][] => getRows(result).map((row) => Number(row['id']))
export const getNames = (result: Result): string[] => getRows(result).map((row) => getText(row['name']))
