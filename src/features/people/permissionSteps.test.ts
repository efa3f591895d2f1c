import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { viewerOf } from '#engine/testCollection.ts'
import permissionSteps from '#features/people/permissionSteps.ts'

const server = testBackend()

test('a permission whose answer got lost is looked up: stored counts as added, not stored is told [N05, D-35]', async () => {
  await signedInAs(7)
  const stored: object[] = []
  let isKept = true
  server.use(
    http.get(`${base}accounts/app_permissions/`, () => HttpResponse.json(stored)),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => {
      if (isKept) stored.push({ ...((await request.json()) as object), id: 1 })
      return HttpResponse.error()
    }),
  )
  const edited = (object_id: number) => ({ app_permissions: [{ content_type: 20, object_id, role: 1 }] })
  const stepFor = async (object_id: number) =>
    (
      await permissionSteps({ id: 5 }, edited(object_id), { id: 5, app_permissions: [] }, viewerOf({ isStaff: true }))
    )[0]
  await expect((await stepFor(3))?.run()).resolves.toBeUndefined()
  isKept = false
  await expect((await stepFor(4))?.run()).rejects.toThrow('fault.unknown-result')
  expect(stored).toHaveLength(1)
})

test('a permission that an earlier save has added already is not added again [D-35, N05]', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}accounts/app_permissions/`, () =>
      HttpResponse.json([{ id: 9, user: 5, content_type: 20, object_id: 3, role: 1 }]),
    ),
  )
  const wanted = [3, 4].map((object_id) => ({ content_type: 20, object_id, role: 1 }))
  const steps = await permissionSteps(
    { id: 5 },
    { app_permissions: wanted },
    { id: 5, app_permissions: [] },
    viewerOf({ isStaff: true }),
  )
  expect(steps.map(({ name }) => name.split(' ').at(-1))).toEqual(['4'])
})
