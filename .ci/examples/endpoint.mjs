/** A special call of the mock backend: how many hospitals of a programme are active. */
export const endpoint = {
  creates: {
    'mocks/actions/summary.test.ts': `import { expect, test } from 'vitest'
import { asSession } from '../asSession.ts'

test('staff are told how many hospitals are active', async () => {
  const { status, body } = await asSession('summary', 'staff').call('GET', 'patzu/hospitals/summary/')
  expect(status).toBe(200)
  expect(body).toEqual({ active: expect.any(Number) })
})
`,
  },
  inserts: [
    {
      path: 'mocks/actions/patzu.ts',
      before: "  get('patzu/hospitals/bfs/', () => ({ body: bfsList() })),\n",
      text: `  get('patzu/hospitals/summary/', (call) => {
    requireStaff(call)
    return { body: { active: call.world.rows('patzu/hospitals').filter((row) => row['state'] === 1).length } }
  }),
`,
    },
  ],
  tests: ['mocks/actions'],
}
