// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { report } from '#lib/report.ts'
import { takeConfig } from './config.ts'
import { sendReports } from '#api/sendReports.ts'
import { signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()

let stop = () => {}
afterEach(() => stop())

type Sent = { headers: Headers; body: Record<string, unknown> }
function endpoint(address: string, status = 204): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post(address, async ({ request }) => {
      sent.push({ headers: request.headers, body: (await request.json()) as Sent['body'] })
      return new HttpResponse(null, { status })
    }),
  )
  return sent
}
const aWhile = async () => await new Promise((resolve) => setTimeout(resolve, 50))
const crash = (line: number) =>
  Object.assign(new Error('Anna Muster'), { stack: `at https://x.example/a.js:${line}:1` })

test('sends nothing without a reportUrl', async () => {
  const requested = vi.fn()
  server.events.on('request:start', requested)
  stop = sendReports()
  report(crash(1), 'panel')
  await aWhile()
  expect(requested).not.toHaveBeenCalled()
  server.events.removeAllListeners()
})

test('sends every report once without token and cookie', async () => {
  await signedInAs(7)
  takeConfig({ reportUrl: 'https://reports.example/portal' })
  const sent = endpoint('https://reports.example/portal', 500)
  stop = sendReports()
  const made = report(crash(2), 'panel')
  await vi.waitFor(() => expect(sent.map(({ body }) => body['id'])).toContain(made.id))
  const own = sent.find(({ body }) => body['id'] === made.id)
  expect(own?.body).toEqual(made)
  expect(own?.headers.get('authorization')).toBeNull()
  expect(own?.headers.get('cookie')).toBeNull()
  await aWhile()
  expect(sent.filter(({ body }) => body['id'] === made.id)).toHaveLength(1)
})

test('sends the same error at most once a minute', async () => {
  takeConfig({ reportUrl: '/errors/' })
  const sent = endpoint('http://localhost:3000/errors/')
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  stop = sendReports()
  const stacks = () =>
    sent.map(({ body }) => String((body['stack'] as string[])[0])).filter((frame) => /:[34]:1$/.test(frame))
  for (let time = 0; time < 5; time += 1) report(crash(3), 'panel')
  report(crash(4), 'panel')
  await vi.waitFor(() => expect(stacks().toSorted()).toEqual(['a.js:3:1', 'a.js:4:1']))
  now.mockReturnValue(61_000)
  report(crash(3), 'panel')
  await vi.waitFor(() => expect(stacks().toSorted()).toEqual(['a.js:3:1', 'a.js:3:1', 'a.js:4:1']))
})

test.each(['javascript:alert(1)', '//evil.example', String.raw`/\evil.example`, 5])(
  'rejects %j as a report address',
  (reportUrl) => {
    expect(() => takeConfig({ reportUrl })).toThrow('reportUrl')
  },
)
