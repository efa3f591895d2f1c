// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { endSession, signOut } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { requireAuth } from './guards.ts'

const server = testBackend()

/** Responds with the viewer; `null` ends the session during the request. */
function answering(id: number | null) {
  server.use(
    http.get('http://localhost:3000/config.json', () => HttpResponse.json({})),
    http.post(`${base}api/token/blacklist/`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${base}accounts/users/me/`, async () => {
      if (id === null) await endSession()
      return HttpResponse.json({ id, email: `${id}@example.ch`, first_name: '', last_name: '' })
    }),
    http.get(`${base}accounts/:rest/`, () => HttpResponse.json([])),
  )
}

const requested = async () => await requireAuth({ request: new Request('http://localhost:3000/patzu/hospitals') })
const leadsTo = async () =>
  await requested().then(
    (viewer) => viewer.id,
    (response: Response) => response.headers.get('Location'),
  )

test('keeps the viewer of an ended session unless somebody else signs in [S10, D04, A07]', async () => {
  answering(7)
  await signedInAs(7)
  expect(await leadsTo()).toBe(7)
  await endSession()
  expect(await leadsTo()).toBe(7)
  await signOut()
  answering(null)
  // Somebody else, whose session ends before their user is known.
  await signedInAs(8)
  expect(await leadsTo()).toMatch(/^\/login/)
})
