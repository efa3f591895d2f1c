// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { asSession, getRows } from '../asSession.ts'
import { backend } from '../backend.ts'
import { sessionHeader } from '../worlds.ts'
import { toNumber, getObjects, getText } from '../db/json.ts'
import { getKnobs } from '../knobs.ts'

const session = 'actions'
const knobs = getKnobs(session)
const call: ReturnType<typeof asSession>['call'] = (...details) => asSession(session, 'staff').call(...details)

afterEach(() => knobs.reset())

describe('orders and tokens', () => {
  test('an order in state 2 is approved unless it is dispatched directly', async () => {
    knobs.edit('patzu/orders', 1, { status: 2, print_type: 1 })
    knobs.edit('patzu/orders', 2, { status: 2, print_type: 5 })
    expect((await call('POST', 'patzu/orders/1/approve/')).fields['status']).toBe(3)
    expect((await call('POST', 'patzu/orders/2/approve/')).status).toBe(400)
    expect((await call('POST', 'patzu/orders/1/approve/')).status).toBe(400)
  })
  test('a token import with bad rows imports nothing and names them', async () => {
    const row = { anqid: 1001, category: 1, token: 'NEU1', unitname: 'Station Ost 1' }
    const bad = await call('POST', 'patzu/tokens/import_data/', {
      rows: [row, { ...row, token: 'NEU2', anqid: 1 }, { ...row }],
    })
    expect(bad.status).toBe(400)
    expect(bad.body).toEqual({
      rows: { 1: { anqid: ['Invalid pk "1" - object does not exist.'] }, 2: { token: ['This field must be unique.'] } },
    })
    const good = await call('POST', 'patzu/tokens/import_data/', { rows: [row] })
    expect([good.status, good.body]).toEqual([201, { imported: 1 }])
    expect((await call('GET', 'patzu/tokens/?search=NEU1')).fields['count']).toBe(1)
  })
  test('bfs types are pairs of value and text', async () => {
    expect((await call('GET', 'patzu/hospitals/1/bfs/?byPermissions=0')).body).toContainEqual({
      value: 'K111',
      text: 'Universitätsspital (K111)',
    })
  })
  test('an export holds the selection as a CSV file', async () => {
    const file = await call('GET', 'patzu/hospitals/export/?ids=1,2')
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="patzu_hospitals.csv"')
    expect(getText(file.body).trim().split('\r\n')).toHaveLength(3)
  })
})

describe('result data', () => {
  test('rows are deterministic and match the count of the measure', async () => {
    const [first, again] = [
      await call('GET', 'results/data/?eval=1&measure=1'),
      await call('GET', 'results/data/?eval=1&measure=1'),
    ]
    expect(first.fields).toMatchObject({ status: 'ok', count: 2400 })
    expect(first.body).toEqual(again.body)
    expect((await call('GET', 'results/measures/1/')).fields['results_count']).toBe(2400)
  })
  test('more rows than fit a response are created in the background', async () => {
    knobs.set({ exceedLimit: 100, backgroundPolls: 1 })
    const part = await call('GET', 'results/data/?eval=1&measure=1')
    expect([part.fields['status'], part.fields['count'], getRows(part).length]).toEqual(['exceed_data', 2400, 100])
    expect((await call('GET', 'results/data/?eval=1&measure=1&bg=1')).body).toEqual({ status: 'bg_wait' })
    const whole = await call('GET', 'results/data/?eval=1&measure=1&bg=1')
    expect([whole.fields['status'], getRows(whole).length]).toEqual(['bg_done', 2400])
  })
  test('an inheriting child returns its parent’s rows', async () => {
    const [child, parent] = [
      await call('GET', 'results/data/?eval=1&measure=11'),
      await call('GET', 'results/data/?eval=1&measure=10'),
    ]
    expect(child.fields['count']).toBe(parent.fields['count'])
  })
  test('a survey import returns how many rows it added', async () => {
    const { fields } = await call('POST', 'results/measures/1/import_ls/')
    expect(toNumber(fields['added'])).toBeGreaterThan(0)
    expect((await call('GET', 'results/data/?measure=1&size=1')).fields['count']).toBe(2400 + toNumber(fields['added']))
    expect(toNumber((await call('POST', 'results/measures/14/import_ls/')).fields['added'])).toBeLessThan(0)
  })
  test('a batch sent again is imported once', async () => {
    const job = await call('POST', 'results/importer/', { name: 'a.csv', measure: 1, lines_count: 2 })
    const path = `results/importer/${getText(job.fields['id'])}/rows/`
    const rows = [
      { q1: '3', sex: 1 },
      { q1: '4', sex: 2 },
    ]
    expect((await call('POST', path, { offset: 0, rows })).body).toEqual({ imported: 2, errors: [] })
    expect((await call('POST', path, { offset: 0, rows })).body).toEqual({ imported: 2, errors: [] })
    expect((await call('GET', 'results/data/?measure=1&size=1')).fields['count']).toBe(2402)
    const bad = await call('POST', path, { offset: 10, rows: [{ q1: 3 }, { q1: 'viel' }] })
    expect([bad.status, getObjects(bad.fields['errors'])[0]]).toEqual([
      400,
      { row: 11, field: 'q1', message: 'A valid integer is required.' },
    ])
  })
  test('a deleted row is gone', async () => {
    expect((await call('DELETE', 'results/data/10000001/')).status).toBe(204)
    expect((await call('GET', 'results/data/10000001/')).status).toBe(404)
    expect(getRows(await call('GET', 'results/data/?measure=1'))[0]?.['id']).toBe(10_000_002)
  })
  test('a download is a ZIP archive in parts', async () => {
    const response = await backend(
      new Request('http://portal.test/backend/results/data/download/?measures=1&chunk=3&large=1', {
        headers: { [sessionHeader]: session, Authorization: `Bearer ${asSession(session, 'staff').access}` },
      }),
    )
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]))
    expect((await call('GET', 'results/data/download/?measures=1&chunk=6&large=1')).status).toBe(400)
  })
})

describe('evaluations, mail and files', () => {
  test('charts are sent to one child and validated when saved', async () => {
    const parent = await call('GET', 'results/evaluations/10/')
    const chart = getText(getObjects(parent.fields['charts'])[0]?.['i'])
    const child = await call('PUT', 'results/evaluations/10/update_charts_for_child/', { child: 11, charts: [chart] })
    expect(getObjects(child.fields['charts']).map((entry) => entry['i'])).toContain(chart)
    expect(
      (await call('PUT', 'results/evaluations/10/update_charts_for_child/', { child: 21, charts: [] })).status,
    ).toBe(400)
    expect(
      (await call('PUT', 'results/evaluations/10/update_charts/', { charts: [{ i: 'a', type: 'pie' }] })).body,
    ).toEqual({ charts: [{ type: ['"pie" is not a valid choice.'] }] })
    expect((await call('GET', 'results/evaluations/10/fetch-parent-rights/')).status).toBe(404)
  })
  test('a benchmark is calculated from the filtered rows of its measures', async () => {
    const stored = (await call('GET', 'results/benchmarks/1/')).fields['means']
    expect((await call('PUT', 'results/benchmarks/1/calculate/')).fields['means']).toEqual(stored)
    await call('PATCH', 'results/benchmarks/1/', { filter: [{ attribute: 'sex', values: [1] }] })
    const women = (await call('PUT', 'results/benchmarks/1/calculate/')).fields['means']
    const n = (means: unknown) => (means as { q1: { n: number } }).q1.n
    expect(n(women)).toBeLessThan(n(stored) * 0.6)
    const empty = await call('POST', 'results/benchmarks/', { name: 'leer', benchmark_measures: [] })
    expect(
      Object.keys((await call('PUT', `results/benchmarks/${getText(empty.fields['id'])}/calculate/`)).fields),
    ).toEqual(['error'])
  })
  test('a mail job starts only with recipients', async () => {
    expect((await call('PATCH', 'mailer/jobs/47/', { state: 1 })).status).toBe(400)
    expect((await call('PATCH', 'mailer/jobs/46/', { state: 0 })).fields['state']).toBe(0)
  })
  test('files are uploaded, downloaded and refused when too large', async () => {
    const send = async (content: string): Promise<Response> => {
      const form = new FormData()
      form.append('files', new File([content], 'bericht.2026.pdf'))
      form.append('object_id', '1')
      form.append('content_type', '20')
      return backend(
        new Request('http://portal.test/backend/upload/', {
          method: 'POST',
          body: form,
          headers: { [sessionHeader]: session, Authorization: `Bearer ${asSession(session, 'staff').access}` },
        }),
      )
    }
    const sent = await send('Inhalt')
    const [file]: { id: number; name: string; extension: string }[] = await sent.json()
    expect([sent.status, file?.name, file?.extension]).toEqual([201, 'bericht.2026', 'pdf'])
    expect((await call('GET', `filemanager/files/${file?.id ?? 0}/download/`)).body).toBe('Inhalt')
    knobs.set({ uploadLimitBytes: 3 })
    expect((await send('Inhalt')).status).toBe(413)
  })
  test('the survey system responds in the requested language', async () => {
    expect(getRows(await call('GET', 'ls/100001/attributes?language=fr'))[0]?.['name']).toBe('Sexe')
    expect((await call('GET', 'ls/1/questions?language=de')).status).toBe(404)
  })
})
