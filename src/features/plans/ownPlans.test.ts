// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { inTurn } from '#api/rows/userCharts.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { PlanChangedError, readOwnPlans, type RestoredPlan, saveOwnPlan } from './ownPlans.ts'
import type { Plan } from './planRules.ts'

const server = testBackend()
type Stored = { id: number; evaluation: number; user: number; charts_info: Record<string, unknown> }
let stored: Stored[] = []
let isLost = false
const plan = (id: number, changes: Partial<Plan> = {}): Plan => ({
  id,
  evaluation: 91,
  title: `Plan ${id}`,
  content_type: 20,
  object_id: 1,
  keys: ['food'],
  due: '2026-12-01',
  ...changes,
})

/** The user of this test: what a session has saved is looked for until it ends. */
let user = 7
/** What another device writes, and when. */
let meanwhile: () => void = () => undefined

beforeEach(async () => {
  stored = []
  isLost = false
  user += 1
  meanwhile = () => undefined
  await signedInAs(user)
  const keep = (row: Stored) => {
    stored = [...stored.filter(({ id }) => id !== row.id), row]
    meanwhile()
    return isLost ? HttpResponse.error() : HttpResponse.json(row)
  }
  server.use(
    http.get(`${base}results/user_charts/`, () => HttpResponse.json(stored)),
    http.post(`${base}results/user_charts/`, async ({ request }) =>
      keep({ id: 4, ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
    http.put(`${base}results/user_charts/:id/`, async ({ request, params }) =>
      keep({ id: Number(params['id']), ...((await request.json()) as Omit<Stored, 'id'>) }),
    ),
  )
})

test('a plan is stored beside the settings of charts, and read for its evaluation or for all', async () => {
  stored = [{ id: 4, evaluation: 91, user, charts_info: { 'chart-1': { hidden: true } } }]
  await saveOwnPlan(user, 91, plan(1))
  expect(stored[0]?.charts_info).toMatchObject({ 'chart-1': { hidden: true }, 'portal:plans': [{ id: 1 }] })
  expect(await readOwnPlans(user, 91)).toMatchObject([{ id: 1, evaluation: 91, title: 'Plan 1', keys: ['food'] }])
  stored.push({ id: 5, evaluation: 3, user: 1, charts_info: { 'portal:plans': [plan(9)] } })
  expect(await readOwnPlans(user, null)).toMatchObject([{ id: 1, evaluation: 91 }])
})

test('plans and settings that are saved at the same time keep each other', async () => {
  await Promise.all([saveOwnPlan(user, 91, plan(1)), saveOwnPlan(user, 91, plan(2))])
  expect(stored).toHaveLength(1)
  expect((await readOwnPlans(user, 91)).map(({ id }) => id)).toEqual([1, 2])
  const order: string[] = []
  await Promise.all([
    inTurn(91, user, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push('first')
    }),
    inTurn(91, user, async () => void order.push(await Promise.resolve('second'))),
    inTurn(92, user, async () => void order.push(await Promise.resolve('another evaluation'))),
  ])
  expect(order).toEqual(['another evaluation', 'first', 'second'])
})

test('a plan whose response was lost is stored once', async () => {
  isLost = true
  await expect(saveOwnPlan(user, 91, plan(1))).rejects.toBeInstanceOf(UnknownOutcomeError)
  isLost = false
  await saveOwnPlan(user, 91, plan(1, { title: 'Anders' }))
  expect(await readOwnPlans(user, 91)).toMatchObject([{ id: 1, title: 'Anders' }])
})

test.each([null, 'x', 3, { a: 1 }, [null, 3, {}, { id: 'x' }, { id: 1, title: 'ohne Institution' }]])(
  'what cannot be read as a plan is left out: %j',
  async (kept) => {
    stored = [{ id: 4, evaluation: 91, user, charts_info: { 'portal:plans': kept } }]
    expect(await readOwnPlans(user, 91)).toEqual([])
  },
)

test('a field that cannot be read counts as empty, and everything unknown stays', async () => {
  const strange = { ...plan(1), due: '31.12.2026', target: 'x', state: 'unknown', later: [1] }
  stored = [{ id: 4, evaluation: 91, user, charts_info: { 'portal:plans': [strange, { id: 'other' }] } }]
  const [read] = await readOwnPlans(user, 91)
  expect(read).toMatchObject({ due: null, target: null, state: 'planned', later: [1] })
  await saveOwnPlan(user, 91, plan(2))
  expect(stored[0]?.charts_info['portal:plans']).toEqual([strange, { id: 'other' }, expect.objectContaining({ id: 2 })])
})

/** What another device writes that has read an older state: the whole record, with its own plans. */
const writeElsewhere = (...plans: object[]) => {
  stored = [{ id: 4, evaluation: 91, user, charts_info: { 'chart-2': { hidden: true }, 'portal:plans': plans } }]
}
const restoredPlans = async () => {
  const restored: RestoredPlan[] = []
  const plans = await readOwnPlans(user, 91, undefined, (found) => restored.push(...found))
  return { plans, restored }
}
const first = plan(1, { title: 'Menü', target: 3, state: 'planned', modified: '2026-01-01T10:00:00.000Z' })
const later = '2026-01-02T10:00:00.000Z'

test('a plan that another device overwrites is stored again beside what that one wrote', async () => {
  await saveOwnPlan(user, 91, plan(1))
  writeElsewhere(plan(2))
  const { plans, restored } = await restoredPlans()
  expect(plans.map(({ id }) => id)).toEqual([2, 1])
  expect(restored).toMatchObject([{ plan: { id: 1 }, theirs: [] }])
  expect(stored[0]?.charts_info).toMatchObject({ 'chart-2': { hidden: true } })
  expect((await restoredPlans()).restored).toEqual([])
})

test('a plan that is overwritten while it is saved is saved once more', async () => {
  let writes = 0
  meanwhile = () => {
    writes += 1
    if (writes === 1) writeElsewhere(plan(2))
  }
  await saveOwnPlan(user, 91, plan(1))
  expect(writes).toBe(2)
  expect((await readOwnPlans(user, 91)).map(({ id }) => id)).toEqual([2, 1])
})

test('a record that another device creates in between is added to', async () => {
  server.use(
    http.post(`${base}results/user_charts/`, () => {
      writeElsewhere(plan(2))
      return HttpResponse.json({ non_field_errors: ['must make a unique set'] }, { status: 400 })
    }),
  )
  await saveOwnPlan(user, 91, plan(1))
  expect((await readOwnPlans(user, 91)).map(({ id }) => id)).toEqual([2, 1])
})

test('a device that always writes in between is an error, and nothing typed is taken as saved', async () => {
  meanwhile = () => writeElsewhere(plan(2))
  await expect(saveOwnPlan(user, 91, plan(1))).rejects.toBeInstanceOf(ConflictError)
})

test('what two devices change of one plan at the same time is merged by field', async () => {
  writeElsewhere(first)
  await saveOwnPlan(user, 91, { ...first, target: 4, modified: later }, first)
  // The other device had read the first version as well.
  writeElsewhere({ ...first, title: 'Menüwahl', modified: '2026-01-02T10:00:01.000Z', replaces: first.modified })
  const { plans, restored } = await restoredPlans()
  expect(plans).toMatchObject([{ id: 1, title: 'Menüwahl', target: 4 }])
  expect(restored).toMatchObject([{ theirs: [] }])
})

test('of a field that both change the other device’s value stays, and that is reported', async () => {
  writeElsewhere(first)
  await saveOwnPlan(user, 91, { ...first, target: 4, state: 'closed', modified: later }, first)
  writeElsewhere({ ...first, target: 5, modified: '2026-01-02T10:00:01.000Z', replaces: first.modified })
  const { plans, restored } = await restoredPlans()
  expect(plans).toMatchObject([{ target: 5, state: 'closed' }])
  expect(restored).toMatchObject([{ theirs: ['target'] }])
})

test('a later change of another device is no loss', async () => {
  writeElsewhere(first)
  await saveOwnPlan(user, 91, { ...first, target: 4, modified: later }, first)
  const next = { ...first, target: 5, modified: '2026-01-03T10:00:00.000Z', replaces: later }
  writeElsewhere(next)
  const { plans, restored } = await restoredPlans()
  expect([plans, restored]).toMatchObject([[{ target: 5 }], []])
})

test('a save keeps what another device changed meanwhile', async () => {
  writeElsewhere({ ...first, title: 'Menüwahl', modified: later })
  await saveOwnPlan(user, 91, { ...first, target: 4, modified: '2026-01-03T10:00:00.000Z' }, first)
  expect(await readOwnPlans(user, 91)).toMatchObject([{ title: 'Menüwahl', target: 4 }])
})

test('a save of a field that another device changed is refused with the stored value', async () => {
  writeElsewhere({ ...first, target: 5, modified: later })
  const before = structuredClone(stored)
  const own = { ...first, target: 4, modified: '2026-01-03T10:00:00.000Z' }
  const refused = await saveOwnPlan(user, 91, own, first).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PlanChangedError)
  expect(refused).toMatchObject({ stored: { target: 5 }, fields: ['target'] })
  expect(stored).toEqual(before)
  await saveOwnPlan(user, 91, own, { ...first, target: 5 })
  expect(await readOwnPlans(user, 91)).toMatchObject([{ target: 4 }])
})

test('a plan that is reworded after a lost response is no change of another device', async () => {
  writeElsewhere(first)
  isLost = true
  await expect(
    saveOwnPlan(user, 91, { ...first, title: 'A', modified: '2026-02-01T10:00:00.000Z' }, first),
  ).rejects.toBeInstanceOf(UnknownOutcomeError)
  isLost = false
  await saveOwnPlan(user, 91, { ...first, title: 'B', modified: '2026-02-01T10:01:00.000Z' }, first)
  expect(await readOwnPlans(user, 91)).toMatchObject([{ title: 'B' }])
})
