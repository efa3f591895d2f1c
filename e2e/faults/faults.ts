import type { Page } from '@playwright/test'
import type { Fault } from '../../mocks/db/fault.ts'
import type { Json } from '../../mocks/db/json.ts'
import type { Mock } from '../mock.ts'
import type { Random } from './random.ts'

/** A fault that can be injected: its name and how it begins. `heal` ends all faults. */
export type Trouble = { name: string; begin: (page: Page, mock: Mock, random: Random) => Promise<void> }

type WithoutPath<One> = One extends Fault ? Omit<One, 'path'> : never

/** Fails the next responses of the API after some good ones. */
const api =
  (fault: WithoutPath<Fault>, method = '*') =>
  async (_page: Page, mock: Mock, random: Random) =>
    await mock.fail({ ...fault, method, path: '*', skip: random.whole(0, 3), times: random.whole(1, 3) })

const status = (code: number, body: Json = null, headers: Record<string, string> = {}) =>
  api({ kind: 'status', status: code, body, headers })

/** Some of the files requested from now on fail to load. */
const missing = (files: RegExp) => async (page: Page, _mock: Mock, random: Random) => {
  const share = random.pick([0.3, 0.7, 1])
  await page.route(files, async (route) => {
    if (random.next() < share) await route.abort('failed')
    else await route.fallback()
  })
}
const words = /\/assets\/(?:portal|actions|fields|names|views|history|import|mail|editor|charts)[\w-]*-[\w-]{8}\.js$/

/**
 * Every kind of fault. A lost response of a write is truncated, not dropped: after a dropped connection some browsers
 * repeat the write, which no page can detect.
 */
export const troubles: readonly Trouble[] = [
  { name: 'the connection breaks', begin: api({ kind: 'drop' }) },
  { name: 'an answer takes two seconds', begin: api({ kind: 'delay', delay: 2000 }) },
  { name: 'an answer is cut in half', begin: api({ kind: 'truncate' }) },
  { name: 'a write happens and its answer is cut in half', begin: api({ kind: 'truncate' }, 'POST') },
  { name: 'a change happens and its answer is cut in half', begin: api({ kind: 'truncate' }, 'PUT') },
  { name: 'an answer is of another shape', begin: status(200, { status: 'ok' }) },
  { name: 'an answer is a list', begin: status(200, [{ name: 'x' }]) },
  { name: 'an answer is empty', begin: status(204) },
  { name: 'a page instead of an answer', begin: api({ kind: 'html', status: 200 }) },
  { name: 'a page of the gateway', begin: api({ kind: 'html', status: 502 }) },
  { name: '400', begin: status(400, { name: [['tief']], non_field_errors: ['Das geht nicht.'] }) },
  { name: '403', begin: status(403, { detail: 'Keine Berechtigung.' }) },
  { name: '404', begin: status(404, { detail: 'Nicht gefunden.' }) },
  { name: '409', begin: status(409, { detail: 'Wird noch gebraucht.' }) },
  { name: '429', begin: status(429, { detail: 'Zu oft.' }, { 'Retry-After': '1' }) },
  { name: '500', begin: status(500, { detail: 'kaputt' }) },
  { name: '503', begin: status(503, { detail: 'Wartung' }, { 'Retry-After': '1' }) },
  { name: 'the access expires', begin: async (_page, mock) => await mock.expireAccess() },
  { name: 'parts do not arrive', begin: missing(/\/assets\/(?!index-|packages-)[\w.-]+\.js$/) },
  { name: 'words do not arrive', begin: missing(words) },
  { name: 'no network', begin: async (page) => await page.context().setOffline(true) },
]

/** Removes all faults. */
export async function heal(page: Page, mock: Mock): Promise<void> {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await mock.clearFaults()
}
