// @vitest-environment jsdom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { ConflictError } from '#api/http/errors.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { inAnyOrder, meetings, Shared, type Turns } from '#api/testTurns.ts'
import { getViewer } from '#engine/testCollection.ts'
import permissionSteps from '#features/people/permissions/permissionSteps.ts'
import type { Permission } from '#lib/permissions.ts'

const server = testBackend()
const viewer = getViewer({ isStaff: true })
const path = `${backend}accounts/app_permissions/`

type Stored = Permission & { id: number; user: number }
const opened: Stored[] = [
  { id: 1, user: 5, content_type: 20, object_id: 1, role: 1 },
  { id: 2, user: 5, content_type: 20, object_id: 2, role: 2 },
]
/** The wanted role for some institutions, null to remove the permission. */
const plan = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(1, 2, 3, null))
type Plan = Record<string, number | null>

/** The permissions of a person. */
class Rights extends Shared<Plan> {
  #stored = opened
  #last = 9

  override handlers({ arrives }: Turns) {
    return [
      // The server has no date for a permission, so that a change between the read and the write cannot be detected.
      http.get(path, async () => {
        await arrives()
        return HttpResponse.json(this.#stored)
      }),
      http.post(path, async ({ request }) => {
        const { object_id, role } = (await request.json()) as Stored
        this.#write(object_id, null, role)
        return HttpResponse.json({ id: 1 })
      }),
      http.put(`${path}:id/`, async ({ request, params }) => {
        const { object_id, role } = (await request.json()) as Stored
        this.#write(object_id, Number(params['id']), role)
        return HttpResponse.json({ id: 1 })
      }),
      http.delete(`${path}:id/`, ({ params }) => {
        const right = this.#stored.find(({ id }) => id === Number(params['id']))
        this.#write(right?.object_id ?? 0, null, null)
        return new HttpResponse(null, { status: 204 })
      }),
    ]
  }

  protected override async change(wanted: Plan): Promise<void> {
    const known = new Map(opened.map((one) => [String(one.object_id), one]))
    const rights = ['1', '2', '3'].flatMap((object): Partial<Stored>[] => {
      const role = object in wanted ? wanted[object] : known.get(object)?.role
      return role ? [{ content_type: 20, object_id: Number(object), ...known.get(object), role }] : []
    })
    const before = { id: 5, app_permissions: opened }
    for (const step of await permissionSteps({ id: 5 }, { app_permissions: rights }, before, viewer))
      await step.run().catch((error: unknown) => {
        if (!this.isReported(error)) throw error
      })
  }

  // It says which right somebody else changed, and nothing is written.
  protected override isReported(error: unknown): boolean {
    return error instanceof ConflictError
  }

  #write(object: number, id: number | null, role: number | null): void {
    this.takes(`the right ${object}`)
    const others = this.#stored.filter((one) => one.object_id !== object)
    const one = { id: id ?? (this.#last += 1), user: 5, content_type: 20, object_id: object, role }
    this.#stored = role === null ? others : [...others, one]
  }
}

test(`two people change the permissions of one person without a lost update, ${meetings} runs [R09, D-34]`, async () => {
  await signedInAs(7)
  expect(await inAnyOrder(server, plan, 4, () => new Rights())).toBe(meetings)
}, 600_000)
