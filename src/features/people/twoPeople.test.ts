// @vitest-environment jsdom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { Conflict } from '#api/errors.ts'
import { base as backend, signedInAs, testBackend } from '#api/testBackend.ts'
import { viewerOf } from '#engine/testCollection.ts'
import permissionSteps from './permissionSteps.ts'
import type { Permission } from '#lib/permissions.ts'

/** More runs at once: TWO_PEOPLE=500. */
const runs = Number(process.env['TWO_PEOPLE'] ?? 60)

const server = testBackend()
const viewer = viewerOf({ isStaff: true })
const path = `${backend}accounts/app_permissions/`

type Stored = Permission & { id: number; user: number }
const opened: Stored[] = [
  { id: 1, user: 5, content_type: 20, object_id: 1, role: 1 },
  { id: 2, user: 5, content_type: 20, object_id: 2, role: 2 },
]
/** For some institutions the role somebody wants, null to take the right away. */
const plan = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(1, 2, 3, null))
type Plan = Record<string, number | null>

/** The rights of somebody that two people opened, and what either of them overwrote of the other's. */
class World {
  stored = opened
  readonly lost: string[] = []
  readonly #writers = new Map<number, string>()
  #last = 9
  #person = ''

  async save(person: string, wanted: Plan): Promise<void> {
    const before = this.#person
    this.#person = person
    const known = new Map(opened.map((one) => [String(one.object_id), one]))
    const rights = ['1', '2', '3'].flatMap((object): Partial<Stored>[] => {
      const role = object in wanted ? wanted[object] : known.get(object)?.role
      return role ? [{ content_type: 20, object_id: Number(object), ...known.get(object), role }] : []
    })
    const steps = await permissionSteps(
      { id: 5 },
      { app_permissions: rights },
      { id: 5, app_permissions: opened },
      viewer,
    )
    for (const step of steps)
      await step.run().catch((error: unknown) => {
        // It is told which right somebody else changed, and nothing is written.
        if (!(error instanceof Conflict)) throw error
      })
    this.#person = before
  }

  write(object: number, id: number | null, role: number | null): void {
    const writer = this.#writers.get(object)
    if (writer !== undefined && writer !== this.#person)
      this.lost.push(`${this.#person} overwrote ${object} of ${writer}`)
    this.#writers.set(object, this.#person)
    const others = this.stored.filter((one) => one.object_id !== object)
    const one = { id: id ?? (this.#last += 1), user: 5, content_type: 20, object_id: object, role }
    this.stored = role === null ? others : [...others, one]
  }
}

test(`two people change the rights of one person at once, in any order: neither overwrites what the other made of a right, ${runs} runs [R09, D-34]`, async () => {
  await signedInAs(7)
  await fc.assert(
    fc.asyncProperty(plan, plan, fc.nat({ max: 4 }), async (one, other, slipsInAt) => {
      const world = new World()
      let looks = 0
      let isIn = false
      const objectOf = (id: unknown) => world.stored.find((right) => right.id === Number(id))?.object_id ?? 0
      server.use(
        http.get(path, async () => {
          // The other one saves just before it is looked. The server has no date for a right, so that a change between the look and the write cannot be told.
          if (looks === slipsInAt && !isIn) {
            isIn = true
            await world.save('other', other)
          }
          looks += 1
          return HttpResponse.json(world.stored)
        }),
        http.post(path, async ({ request }) => {
          const { object_id, role } = (await request.json()) as Stored
          world.write(object_id, null, role)
          return HttpResponse.json({ id: 1 })
        }),
        http.put(`${path}:id/`, async ({ request, params }) => {
          const { object_id, role } = (await request.json()) as Stored
          world.write(object_id, Number(params['id']), role)
          return HttpResponse.json({ id: 1 })
        }),
        http.delete(`${path}:id/`, ({ params }) => {
          world.write(objectOf(params['id']), null, null)
          return new HttpResponse(null, { status: 204 })
        }),
      )
      await world.save('one', one)
      if (!isIn) await world.save('other', other)
      server.resetHandlers()
      expect(world.lost).toEqual([])
    }),
    { numRuns: runs },
  )
}, 600_000)
