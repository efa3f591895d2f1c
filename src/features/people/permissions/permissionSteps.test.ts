// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import permissionSteps from './permissionSteps.ts'

const server = testBackend()

test('a permission with a lost response is looked up [N05, D-35]', async () => {
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
      await permissionSteps({ id: 5 }, edited(object_id), { id: 5, app_permissions: [] }, getViewer({ isStaff: true }))
    )[0]
  await expect((await stepFor(3))?.run()).resolves.toBeUndefined()
  isKept = false
  await expect((await stepFor(4))?.run()).rejects.toThrow('error.unknown-result')
  expect(stored).toHaveLength(1)
})

/** The permissions of user 5 on the server and the writes to them. */
function rightsOnServer(rows: { id: number; object_id: number; role: number }[]) {
  const written: string[] = []
  const stored = rows.map((row) => ({ ...row, user: 5, content_type: 20 }))
  const note = async (request: Request) => {
    const { object_id, role } = (await request.json().catch(() => ({}))) as { object_id?: number; role?: number }
    written.push([request.method, new URL(request.url).pathname.split('/').at(-2), object_id, role].join(' ').trim())
    return HttpResponse.json({ id: 99 })
  }
  server.use(
    http.get(`${base}accounts/app_permissions/`, () => HttpResponse.json(stored)),
    http.post(`${base}accounts/app_permissions/`, async ({ request }) => await note(request)),
    http.put(`${base}accounts/app_permissions/:id/`, async ({ request }) => await note(request)),
    http.delete(`${base}accounts/app_permissions/:id/`, async ({ request }) => await note(request)),
  )
  return { stored, written }
}
const permission = (object_id: number, role: number, id?: number) => ({
  ...(id && { id }),
  content_type: 20,
  object_id,
  role,
})
async function run(before: object[], wanted: object[]): Promise<string[]> {
  await signedInAs(7)
  const steps = await permissionSteps(
    { id: 5 },
    { app_permissions: wanted },
    { id: 5, app_permissions: before },
    getViewer({ isStaff: true }),
  )
  return await Promise.all(steps.map(async (step) => await step.run().then(() => 'done', String)))
}

test('only differences are sent, each permission by its id [ACC-12, D-35]', async () => {
  const { written } = rightsOnServer([
    { id: 1, object_id: 1, role: 1 },
    { id: 2, object_id: 2, role: 2 },
    { id: 3, object_id: 3, role: 3 },
  ])
  const before = [permission(1, 1, 1), permission(2, 2, 2), permission(3, 3, 3)]
  expect(await run(before, [permission(1, 1, 1), permission(2, 3, 2), permission(4, 1)])).toEqual([
    'done',
    'done',
    'done',
  ])
  expect(written.toSorted()).toEqual(['DELETE 3', 'POST app_permissions 4 1', 'PUT 2 2 3'])
})

test('a permission that exists or is gone already is left alone [D-35, N05]', async () => {
  const { written } = rightsOnServer([{ id: 9, object_id: 3, role: 1 }])
  expect(await run([permission(5, 2, 8)], [permission(3, 1)])).toEqual(['done', 'done'])
  expect(written).toEqual([])
})

test('a permission changed by somebody else is not overwritten [R09, D-34]', async () => {
  const { written } = rightsOnServer([
    { id: 1, object_id: 1, role: 1 },
    { id: 2, object_id: 2, role: 1 },
  ])
  const before = [permission(1, 3, 1), permission(2, 3, 2)]
  const conflict = 'ConflictError: error.conflict'
  expect(await run(before, [permission(1, 2, 1), permission(6, 2)])).toEqual(['done', conflict, conflict])
  expect(written).toEqual(['POST app_permissions 6 2'])
})

test('a permission removed by somebody else is created again with a new id [R09, D-34]', async () => {
  const { written } = rightsOnServer([])
  expect(await run([], [permission(1, 2, 1)])).toEqual(['done'])
  expect(written).toEqual(['POST app_permissions 1 2'])
})

test('a permission of somebody else on the same object stays when the filter is ignored [A06]', async () => {
  await signedInAs(7)
  const written: string[] = []
  server.use(
    http.get(`${base}accounts/app_permissions/`, () =>
      HttpResponse.json([{ id: 1, user: 6, content_type: 20, object_id: 3, role: 2 }]),
    ),
    http.all(`${base}accounts/app_permissions/*`, ({ request }) => {
      written.push(`${request.method} ${new URL(request.url).pathname.split('app_permissions').at(-1)}`)
      return HttpResponse.json({ id: 2 }, { status: 201 })
    }),
  )
  const wanted = { app_permissions: [{ content_type: 20, object_id: 3, role: 1 }] }
  const [step] = await permissionSteps({ id: 5 }, wanted, { id: 5, app_permissions: [] }, getViewer({ isStaff: true }))
  await step?.run()
  expect(written).toEqual(['POST /'])
})
