// @vitest-environment jsdom
import type { TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchForUpdate } from './fetchForUpdate.ts'

import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()

describe('reading a record before a write', () => {
  /** Responds with one state of the record after the other, and with the server's time. */
  const states = (...responses: { modified: string; date?: string }[]) => {
    let reads = 0
    server.use(
      http.get(`${base}x/things/4/`, () => {
        const { modified, date } = responses[Math.min(reads, responses.length - 1)] ?? { modified: '' }
        reads += 1
        return HttpResponse.json({ id: 4, modified, name: `read ${reads}` }, date ? { headers: { Date: date } } : {})
      }),
    )
    return async () => {
      const reading = fetchForUpdate('x/things', 4)
      await vi.advanceTimersByTimeAsync(5000)
      const row: TestRow = await reading
      return row.name
    }
  }
  const second = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, seconds)).toUTCString()
  const at = (seconds: number) => `2026-01-01T11:00:${String(seconds).padStart(2, '0')}.400000+01:00`
  beforeEach(async () => {
    await signedInAs(7)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  test('re-reads a record saved within the current second [R09, D-34]', async () => {
    const read = states({ modified: at(5), date: second(5) }, { modified: at(5), date: second(6) })
    expect(await read()).toBe('read 2')
  })

  test('continues when somebody saves the record every second', async () => {
    const read = states({ modified: at(5), date: second(5) })
    expect(await read()).toBe('read 3')
  })

  test.each([
    ['was saved earlier', { modified: at(4), date: second(5) }],
    ['has the time of another clock', { modified: at(50), date: second(5) }],
    ['has no time of its last save', { modified: 'x', date: second(5) }],
    ['has no time of the server', { modified: at(5) }],
  ])('reads once when the record %s [L05]', async (_how, response) => {
    expect(await states(response)()).toBe('read 1')
  })
})
