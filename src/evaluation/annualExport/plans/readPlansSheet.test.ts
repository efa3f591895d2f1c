// @vitest-environment jsdom
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ForbiddenError } from '#api/http/errors.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import type { AnnualExport, Reader } from '#evaluation/annualExport/readAnnualExport.ts'
import { storedChart } from '#evaluation/counting/testRows.ts'
import type { Plan } from '#features/plans/planRules.ts'
import type { PlanLine } from './readPlanLines.ts'
import { readPlansSheet } from './readPlansSheet.ts'

// Effects are counted in a worker; here the plans alone matter.
vi.mock('./readPlanLines.ts', () => ({
  readPlanLines: async (plans: readonly Plan[]): Promise<PlanLine[]> =>
    await Promise.resolve(
      plans.map((plan) => ({ plan, institution: 'Nord', owner: '', evaluation: 'E', effect: null, readAt: null })),
    ),
}))

const server = testBackend()
const charts = [{ chart: storedChart('mean', ['care', 'food'], { i: 'means' }) }] as unknown as AnnualExport['charts']
const plan = (id: number, changes: Partial<Plan> = {}) => ({
  id,
  title: `Plan ${id}`,
  content_type: 20,
  object_id: 1,
  evaluation: 91,
  keys: ['food'],
  chart: '',
  ...changes,
})
const all = [plan(1), plan(2, { keys: ['noise'] }), plan(3, { keys: ['noise'], chart: 'means' })]

beforeEach(async () => {
  await signedInAs(7)
  await i18next.changeLanguage('de')
})

async function read(viewer: Partial<Viewer> = {}) {
  const appPermissions = [{ id: 1, content_type: 20, object_id: 1, role: 2 }]
  const reader = { viewer: getViewer({ appPermissions, ...viewer }), language: 'de' } as unknown as Reader
  const year = { charts, now: new Date('2026-11-27T10:00:00+01:00') }
  return await readPlansSheet(91, year, reader, new Map(), new AbortController().signal)
}

test('the sheet has the plans at the figures of the file, and no others', async () => {
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json(all)))
  const sheet = await read()
  expect(sheet?.name).toBe('Massnahmen')
  expect(sheet?.rows.map((row) => row[2])).toEqual(['Plan 1', 'Plan 3'])
  expect(sheet?.lines.join(' ')).not.toContain('Nur für Sie sichtbar')
})

test('the sheet has no plan of another institution', async () => {
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json([...all, plan(4, { object_id: 2 })])))
  expect((await read())?.rows.map((row) => row[2])).toEqual(['Plan 1', 'Plan 3'])
  expect((await read({ isStaff: true }))?.rows.map((row) => row[2])).toContain('Plan 4')
})

test('a backend without plans has those that the reader keeps, with the remark', async () => {
  server.use(
    http.get(`${base}results/actions/`, () => HttpResponse.json({}, { status: 404 })),
    http.get(`${base}results/user_charts/`, () =>
      HttpResponse.json([{ id: 1, evaluation: 91, user: 7, charts_info: { 'portal:plans': all } }]),
    ),
  )
  const sheet = await read()
  expect(sheet?.rows.map((row) => row[2])).toEqual(['Plan 1', 'Plan 3'])
  expect(sheet?.lines.join(' ')).toContain('Nur für Sie sichtbar')
})

test('a file without such plans has no sheet of them, and a failure is none', async () => {
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json([all[1]])))
  expect(await read()).toBeNull()
  expect(await read({ isDemo: true })).toBeNull()
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json({}, { status: 403 })))
  await expect(read()).rejects.toThrow(ForbiddenError)
})
