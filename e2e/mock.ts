import type { APIRequestContext } from '@playwright/test'
import type { LogEntry, Settings } from '../mocks/db/Knobs.ts'
import type { Fault } from '../mocks/db/fault.ts'
import type { WorldName } from '../mocks/worlds.ts'

/** The controls of a test over its own backend. */
export type Mock = {
  set: (changes: Partial<Settings>) => Promise<void>
  expireAccess: () => Promise<void>
  revokeRefresh: () => Promise<void>
  fail: (...faults: Fault[]) => Promise<void>
  clearFaults: () => Promise<void>
  /** Every request so far, or those of one method and path (`POST api/token/`). */
  log: (call?: string) => Promise<LogEntry[]>
  clearLog: () => Promise<void>
  /** Somebody else changes a record meanwhile. */
  edit: (endpoint: string, id: number, changes: object) => Promise<void>
  /** A token pair, without the login form. */
  tokens: (email: string, password: string) => Promise<{ access: string; refresh: string }>
  /** Resets the server; with a name, to that world. */
  reset: (world?: WorldName) => Promise<void>
}

/** The test controls of the mock backend; `request` carries the header of the session. */
export function getMock(request: APIRequestContext): Mock {
  const knob = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const answer = await request.fetch(`/backend/__mock__/${path}`, { method, ...(data === undefined ? {} : { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path} was answered ${answer.status()}`)
    return answer.status() === 204 ? undefined : await answer.json()
  }
  return {
    set: async (changes) => void (await knob('PATCH', 'settings/', changes)),
    expireAccess: async () => void (await knob('POST', 'expire_access/')),
    revokeRefresh: async () => void (await knob('POST', 'revoke_refresh/')),
    fail: async (...faults) => void (await knob('POST', 'faults/', { faults })),
    clearFaults: async () => void (await knob('DELETE', 'faults/')),
    log: async (call) => {
      const entries = (await knob('GET', 'log/')) as LogEntry[]
      return call === undefined ? entries : entries.filter(({ method, path }) => `${method} ${path}` === call)
    },
    clearLog: async () => void (await knob('DELETE', 'log/')),
    edit: async (endpoint, id, changes) => void (await knob('PATCH', `records/${endpoint}/${id}/`, changes)),
    tokens: async (email, password) => {
      const answer = await request.post('/backend/api/token/', { data: { email, password } })
      if (answer.status() !== 200) throw new Error(`${email} cannot sign in directly: ${answer.status()}`)
      return (await answer.json()) as { access: string; refresh: string }
    },
    reset: async (world) => void (await knob('POST', 'reset/', { world })),
  }
}
