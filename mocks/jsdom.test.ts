import { Blob as NodeBlob } from 'node:buffer'
import axios from 'axios'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { knobsOf } from './knobs.ts'
import { server } from './node.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('the app’s client reaches the mock from a component test', async () => {
  const { access } = knobsOf('component').signIn('staff@demo.example')
  const client = axios.create({ baseURL: '/backend/', headers: { Authorization: `Bearer ${access}`, 'X-Mock-Session': 'component' } })
  const { data } = await client.get<{ count: number }>('patzu/hospitals/', { params: { search: 'Seeblick' } })
  expect(data.count).toBe(1)
  const made = await client.post<{ id: number }>('accounts/feedbacks/', { text: 'ä' })
  expect(made.status).toBe(201)
  // jsdom's own File loses its name and content on the way: only that it arrives can be seen here.
  const form = new FormData()
  form.append('files', new File(['Inhalt'], 'a.txt'))
  form.append('object_id', '1')
  form.append('content_type', '20')
  const sent = await client.post<{ id: number }[]>('upload/', form)
  expect(sent.data[0]?.id).toBeGreaterThan(0)
  // jsdom's Blob cannot stand in a Response; Node's can.
  vi.stubGlobal('Blob', NodeBlob)
  const file = await client.get<Blob>('filemanager/files/5/download/', { responseType: 'blob' })
  expect(file.data.size).toBeGreaterThan(0)
  knobsOf('component').fail({ path: 'apps/apps/', kind: 'drop' })
  await expect(client.get('apps/apps/')).rejects.toThrow('Network Error')
})
