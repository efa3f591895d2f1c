import { expect, test } from 'vitest'
import { isRestart, getJob, canStart, canStop, mustStopFirst } from './job.ts'

const job = (state: 0 | 1 | 2, recipients: number[] = [1, 2], more: object = {}) =>
  getJob({ id: 1, state, recipients, template: 5, ...more })

test('a complete inactive job can start, a finished one only once stopped [MAIL-03, MAIL-04, D-38]', () => {
  expect(([0, 1, 2] as const).map((state) => canStart(job(state)))).toEqual([true, false, true])
  expect(([0, 1, 2] as const).map((state) => canStart(job(state, [])))).toEqual([false, false, false])
  expect(([0, 1, 2] as const).map((state) => canStart(job(state, [1], { template: null })))).toEqual([
    false,
    false,
    false,
  ])
  expect(canStart(job(0, [1], { template: { id: 5, name: 'Erinnerung' } }))).toBe(true)
  expect(([0, 1, 2] as const).map((state) => mustStopFirst(job(state)))).toEqual([false, false, true])
})

test('a job can be stopped unless it is inactive [MAIL-06]', () => {
  expect(([0, 1, 2] as const).map((state) => canStop(job(state)))).toEqual([false, true, true])
})

test('a job that has sent mails restarts [D-38]', () => {
  expect([isRestart(job(0)), isRestart(job(0, [1, 2], { recipients_sent: 1 })), isRestart(job(2))]).toEqual([
    false,
    true,
    true,
  ])
})

test('the progress is the server’s percentage or counted [MAIL-02]', () => {
  expect([33.4, -5, 140].map((progress) => job(1, [1, 2, 3], { progress }).percent)).toEqual([33, 0, 100])
  expect(job(1, [1, 2, 3], { progress: null, recipients_sent: 1 }).percent).toBe(33)
  expect(job(1, [], { progress: null }).percent).toBe(0)
})

test('an unfinished job is never at 100 % [MAIL-02, D-38]', () => {
  expect(job(1, [1, 2, 3], { progress: 99.7 }).percent).toBe(99)
  const many = Array.from({ length: 1000 }, (_, id) => id)
  expect([998, 999, 1000].map((recipients_sent) => job(1, many, { progress: null, recipients_sent }).percent)).toEqual([
    99, 99, 100,
  ])
})
