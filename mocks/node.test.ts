// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getKnobs } from './knobs.ts'
import { server } from './node.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('fetch in a test reaches the mock at any origin', async () => {
  const { access } = getKnobs().signIn('staff@demo.example')
  const response = await fetch('http://localhost:3000/backend/accounts/users/me/', {
    headers: { Authorization: `Bearer ${access}` },
  })
  expect(response.status).toBe(200)
})

test('a dropped connection is a network error there, too', async () => {
  getKnobs().fail({ path: 'apps/apps/', kind: 'drop' })
  await expect(fetch('http://localhost:3000/backend/apps/apps/')).rejects.toThrow()
})
