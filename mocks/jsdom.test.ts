import { Blob as NodeBlob } from 'node:buffer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getKnobs } from './knobs.ts'
import { server } from './node.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('a component test reaches the mock by fetch', async () => {
  const { access } = getKnobs('component').signIn('staff@demo.example')
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:3000/backend/${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${access}`, 'X-Mock-Session': 'component' },
    })
  const list = (await (await call('patzu/hospitals/?search=Seeblick')).json()) as { count: number }
  expect(list.count).toBe(1)
  const made = await call('accounts/feedbacks/', {
    method: 'POST',
    body: JSON.stringify({ text: 'ä' }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(made.status).toBe(201)
  // jsdom's File loses its name and content on the way: only its presence can be tested here.
  const form = new FormData()
  form.append('files', new File(['Inhalt'], 'a.txt'))
  form.append('object_id', '1')
  form.append('content_type', '20')
  const sent = (await (await call('upload/', { method: 'POST', body: form })).json()) as { id: number }[]
  expect(sent[0]?.id).toBeGreaterThan(0)
  // jsdom's Blob cannot be a Response body; Node's can.
  vi.stubGlobal('Blob', NodeBlob)
  const file = await (await call('filemanager/files/5/download/')).blob()
  expect(file.size).toBeGreaterThan(0)
  getKnobs('component').fail({ path: 'apps/apps/', kind: 'drop' })
  await expect(call('apps/apps/')).rejects.toThrow('Failed to fetch')
})
