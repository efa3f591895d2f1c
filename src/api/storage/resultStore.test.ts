// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { keepResult, readResult } from './resultStore.ts'
import { signedInAs, testBackend } from '#api/testBackend.ts'

testBackend()

const whole = () => ({ shape: 's', stamp: 't', readAt: Date.now(), content: { rows: 0 } })
const put = async (value: unknown) => {
  const open = await openDB('myDatabase')
  await open.put('resultData', value, '7:1')
  open.close()
}

test('reads stored rows again', async () => {
  await signedInAs(7)
  expect(await keepResult('7:1', 7, whole())).toBe(true)
  expect(await readResult('7:1')).toMatchObject({ shape: 's', stamp: 't', content: { rows: 0 } })
})

const poisoned: [string, unknown][] = [
  ['a page of HTML', '<!doctype html>'],
  ['a record without its stamp', { shape: 's', readAt: Date.now(), content: {} }],
  ['a record without content', { shape: 's', stamp: 't', readAt: Date.now() }],
  ['a moment that is none', { ...whole(), readAt: 'now' }],
  ['a moment in the future', { ...whole(), readAt: Date.now() + 600_000 }],
]
test.each(poisoned)('%s counts as missing [D06]', async (_what, value) => {
  await signedInAs(7)
  await put(value)
  expect(await readResult('7:1')).toBeNull()
})

test('without a database nothing is kept, and no rejection is left unhandled', async () => {
  await deleteDB('myDatabase')
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  expect(await keepResult('7:1', 7, whole())).toBe(false)
  expect(await readResult('7:1')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 0))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
