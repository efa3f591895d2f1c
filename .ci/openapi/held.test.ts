// @vitest-environment node
import { expect, test } from 'vitest'
import { heldToDocument } from './held.ts'

const base = 'http://portal.test/backend/'

test('a file with unread content can be cancelled', async () => {
  const file = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1000)) })
  const send = async () => await Promise.resolve(new Response(file, { headers: { 'Content-Type': 'application/pdf' } }))
  const problems: string[] = []
  const held = heldToDocument(base, send, (where, problem) => problems.push(`${where}: ${problem}`))
  const response = await held(new Request(`${base}filemanager/files/1/download/`))
  await response.body?.cancel()
  expect(problems).toEqual([])
})

test('a response that is checked against the document stays complete', async () => {
  const send = async () => await Promise.resolve(Response.json({ detail: 'Nicht gefunden.' }, { status: 404 }))
  const held = heldToDocument(base, send, () => undefined)
  const response = await held(new Request(`${base}patzu/orders/1/`))
  expect(await response.json()).toEqual({ detail: 'Nicht gefunden.' })
})
