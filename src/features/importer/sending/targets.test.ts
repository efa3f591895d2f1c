// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { endSession } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { ReadRow } from '#features/importer/reading/rows.ts'
import { actionTarget } from './actionTarget.ts'
import { freshEntry, createImportLog } from './importLog.ts'
import { resultTarget } from './resultTarget.ts'

const server = testBackend()
beforeEach(async () => void (await signedInAs(7)))

const row = (at: number, values: ReadRow['values']): ReadRow => ({
  row: at,
  cells: [],
  values,
  problems: [],
  remarks: [],
})
const rows = [row(2, { token: 'A1', unitname: 'Ost' }), row(3, { token: 'A2', unitname: 'Ost' })]
const entry = freshEntry('x.csv', 2, '2026-01-02T10:00:00Z')

describe('an action of a collection', () => {
  const target = actionTarget({
    endpoint: 'patzu/tokens',
    action: 'import_data',
    key: 'token',
    same: { unitname: 'order_unit_name' },
  })
  test('sends the rows unchanged [PATZU-42]', async () => {
    let body: unknown
    server.use(
      http.post(
        `${base}patzu/tokens/import_data/`,
        async ({ request }) => ((body = await request.json()), HttpResponse.json({ imported: 2 }, { status: 201 })),
      ),
    )
    expect(await target.send(rows, 0, entry)).toEqual({ imported: 2, refused: [] })
    expect(body).toEqual({
      rows: [
        { token: 'A1', unitname: 'Ost' },
        { token: 'A2', unitname: 'Ost' },
      ],
    })
  })
  test('names refused rows by their numbers in the file with the server’s message [F06, ERR-06]', async () => {
    server.use(
      http.post(`${base}patzu/tokens/import_data/`, () =>
        HttpResponse.json({ rows: { 1: { token: ['gibt es schon'] } } }, { status: 400 }),
      ),
    )
    await expect(target.send(rows, 0, entry)).rejects.toMatchObject({
      refusals: [{ row: { row: 3 }, column: 'token', text: 'gibt es schon' }],
      general: '',
    })
    server.use(
      http.post(`${base}patzu/tokens/import_data/`, () =>
        HttpResponse.json({ detail: 'heute nicht' }, { status: 400 }),
      ),
    )
    await expect(target.send(rows, 0, entry)).rejects.toMatchObject({ refusals: [], general: 'heute nicht' })
  })
  test('looks ten rows up by their exact keys in one request [F07, IMPORT-05]', async () => {
    const stored = [
      { id: 1, token: 'a1', order_unit_name: 'Ost' },
      { id: 2, token: 'A1', order_unit_name: 'West' },
      { id: 3, token: 'A2', order_unit_name: null },
      { id: 4, token: 'A,3', order_unit_name: 'Ost' },
    ]
    const requested: string[] = []
    server.use(
      http.get(`${base}patzu/tokens/`, ({ request }) => {
        const query = new URL(request.url).searchParams
        requested.push(new URL(request.url).search)
        const sought = query.get('token__in')?.split(',') ?? [query.get('token')]
        // A case-insensitive database.
        const found = stored.filter(({ token }) => sought.some((one) => one?.toLowerCase() === token.toLowerCase()))
        return HttpResponse.json({ count: found.length, size: 1000, current: 1, results: found })
      }),
    )
    expect((await target.absent(rows)).map((one) => one.row)).toEqual([2])
    expect(requested).toEqual(['?token__in=A1,A2&size=1000'])
    expect(await target.absent([row(4, { token: 'A,3', unitname: 'Ost' })])).toEqual([])
  })
  test('a lookup response with everything is not trusted', async () => {
    server.use(
      http.get(`${base}patzu/tokens/`, () =>
        HttpResponse.json({ count: 90_000, size: 1000, current: 1, results: [{ id: 1, token: 'B1' }] }),
      ),
    )
    await expect(target.absent(rows)).rejects.toMatchObject({ name: 'ServerError' })
  })
})

describe('result data', () => {
  const target = resultTarget(5, 'mark')
  const imports: object[] = []
  beforeEach(() => {
    imports.length = 0
    server.use(
      http.get(`${base}results/importer/`, () => HttpResponse.json(imports)),
      http.post(`${base}results/importer/`, async ({ request }) => {
        const made = {
          ...((await request.json()) as object),
          id: imports.length + 40,
          created: '2026-01-02T11:00:00+01:00',
          imported: 1,
        }
        imports.push(made)
        return HttpResponse.json(made, { status: 201 })
      }),
    )
  })
  test('uses one import found by its name [F07, F08]', async () => {
    expect(await target.begin?.(entry)).toBe(40)
    expect(await target.begin?.(entry)).toBe(40)
    expect(imports).toMatchObject([{ name: 'x.csv · mark', measure: 5, lines_count: 2 }])
    expect(await target.earlier?.(entry)).toEqual({ at: '2026-01-02T11:00:00+01:00', imported: 1 })
    expect(await target.begin?.({ ...entry, isAgain: true })).toBe(41)
  })
  test('refusals name the row by its offset and position [F06]', async () => {
    const errors = [{ row: 21, field: 'q1', message: 'zu gross' }]
    server.use(
      http.post(`${base}results/importer/40/rows/`, () => HttpResponse.json({ imported: 0, errors }, { status: 400 })),
    )
    await expect(target.send(rows, 20, { ...entry, job: 40 })).rejects.toMatchObject({
      refusals: [{ row: { row: 3 }, column: 'q1', text: 'zu gross' }],
    })
    server.use(http.post(`${base}results/importer/40/rows/`, () => HttpResponse.json({ imported: 1, errors })))
    expect(await target.send(rows, 20, { ...entry, job: 40 })).toMatchObject({
      imported: 1,
      refused: [{ row: { row: 3 } }],
    })
  })
})

test('the ledger is removed with the session [D03, D04]', async () => {
  const importLog = createImportLog(7, 'patzu/tokens', 'abc')
  await importLog.write({ ...entry, next: 3 })
  expect(await importLog.read()).toMatchObject({ next: 3, name: 'x.csv' })
  expect(await createImportLog(8, 'patzu/tokens', 'abc').read()).toBeUndefined()
  await endSession()
  await importLog.write(entry)
  expect(await importLog.read()).toBeUndefined()
})
