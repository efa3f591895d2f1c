import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attribute } from '#evaluation/model/chart.ts'
import type { Column, Entry } from '#evaluation/counting/table/columns.ts'
import { dayIso } from '#evaluation/counting/table/days.ts'
import { answerText, attribute, readText, source } from '#evaluation/counting/testRows.ts'
import { getEntry } from '#evaluation/counting/table/values.ts'
import { BrokenAnswer } from './bytes.ts'

const attributes = [
  attribute('q1', 'likert'),
  attribute('sex', 'single'),
  attribute('n', 'number'),
  attribute('day', 'date'),
  attribute('many', 'multi'),
  attribute('say', 'text'),
]
const own = source(attributes)

function toTable(text: string, size?: number, of = own, texts = ['say']) {
  const result = readText(text, of, size, texts)
  if (result.status === 'bg_wait') throw new Error('no rows')
  return result.table
}

/** The values of a row in the columns. */
function entryAt(column: Column | undefined, row: number): Entry {
  if (!column) return null
  if (column.kind === 'codes') return column.entries[column.codes[row] ?? 0] ?? null
  const number = column.numbers[row] ?? Number.NaN
  if (Number.isNaN(number)) return null
  return number === Number.POSITIVE_INFINITY ? 'invalid' : number
}

function contents(text: string, size?: number): Entry[][] {
  const { rows, columns } = toTable(text, size)
  return Array.from({ length: rows }, (_, row) => attributes.map(({ key }) => entryAt(columns.get(key), row)))
}

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(
    'NA',
    '',
    null,
    -1,
    '-1',
    '3',
    '03',
    ' 3 ',
    '1e400',
    'Ä"\\\n',
    '😀',
    '2024-02-29',
    '2023-02-29',
    '2026-03-29T00:30:00+01:00',
  ),
  fc.array(fc.constantFrom<unknown>(1, 2, '3', 'NA', -1, null, 'a,b'), { maxLength: 4 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const rows = fc.array(fc.record(Object.fromEntries(attributes.map(({ key }) => [key, value])), { requiredKeys: [] }), {
  maxLength: 12,
})

test('reads the same from bytes as JSON.parse, in pieces of any size', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 90 }), fc.boolean(), (given, size, spaced) => {
      const plain = answerText(given)
      const text = spaced ? JSON.stringify(JSON.parse(plain), null, 1) : plain
      const parsed: { results: { attributes: { [key: string]: unknown } }[] } = JSON.parse(text)
      const expected = parsed.results.map((row) =>
        attributes.map(({ key, type }) =>
          Object.hasOwn(row.attributes, key) ? getEntry(row.attributes[key], type) : null,
        ),
      )
      expect(contents(text, size)).toEqual(expected)
    }),
    { numRuns: 150 },
  )
}, 30_000)

test('rejects a response that is cut off anywhere', () => {
  const text = answerText([{ q1: 3, sex: 'a"b', many: [1, 2] }, { q1: 'NA', n: 12.5 }, { day: '2026-01-01' }])
  const bytes = new TextEncoder().encode(text)
  for (let end = 0; end < bytes.length; end += 1) {
    const truncated = new TextDecoder().decode(bytes.slice(0, end))
    expect(() => readText(truncated, own)).toThrow(BrokenAnswer)
  }
  expect(toTable(text).rows).toBe(3)
})

test.each([
  ['HTML', '<!DOCTYPE html><title>502</title>'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a text', '"ok"'],
  ['null', 'null'],
  ['no status', '{"results":[]}'],
  ['another status', '{"status":"no","results":[]}'],
  ['no rows', '{"status":"ok","count":0}'],
  ['rows that are not a list', '{"status":"ok","results":{}}'],
  ['a row that is not an object', '{"status":"ok","results":[3]}'],
  ['a row without attributes', '{"status":"ok","results":[{"id":1}]}'],
  ['attributes that are a list', '{"status":"ok","results":[{"attributes":[]}]}'],
  ['fewer rows than announced', '{"status":"ok","count":2,"results":[{"attributes":{}}]}'],
  ['a negative announced number of rows', '{"status":"ok","count":-1,"results":[{"attributes":{}}]}'],
  ['duplicate rows', '{"status":"ok","results":[],"results":[]}'],
  ['trailing data', '{"status":"ok","results":[]} {}'],
  ['two rows without a comma', '{"status":"ok","results":[{"attributes":{}}{"attributes":{}}]}'],
  ['a trailing comma', '{"status":"ok","results":[{"attributes":{}},]}'],
  ['an invalid value', '{"status":"ok","results":[{"attributes":{"q1":abc}}]}'],
  ['a line break in a text', '{"status":"ok","results":[{"attributes":{"sex":"a\nb"}}]}'],
])('rejects %s', (_what, text) => {
  expect(() => readText(text, own)).toThrow(BrokenAnswer)
  expect(() => readText(text, own, 3)).toThrow(BrokenAnswer)
})

test('differentiates waiting, partial and complete responses [EVAL-17] [EVAL-21] [EVAL-22]', () => {
  expect(readText('{"status":"bg_wait"}', own)).toEqual({ status: 'bg_wait' })
  expect(toTable('{"count":9,"status":"exceed_data","results":[{"attributes":{"q1":1}}]}')).toMatchObject({
    rows: 1,
    complete: false,
  })
  expect(
    toTable(
      '\ufeff {"results":[{"attributes":null}, {"attributes":{}}],"more":{"a":[1,{"b":"]}"}]},"count":2,"status":"bg_done"} \n',
    ),
  ).toMatchObject({ rows: 2, complete: true })
})

test('reads over 1000 rows with values beyond one and two bytes', () => {
  const count = 70_000
  const of = source([attribute('id2', 'single'), attribute('x', 'number'), attribute('few', 'number')])
  const given = Array.from({ length: count }, (_, row) =>
    row % 2 ? { x: row / 8, few: row % 300, id2: `v${row}` } : { id2: `v${row}`, few: row % 300, x: String(row / 8) },
  )
  const { columns } = toTable(
    answerText([...given, { x: -1 }, { x: 'NA' }, { x: 'abc' }, { x: 5 }, { x: '1e400' }]),
    undefined,
    of,
  )
  const [ids, x, few] = ['id2', 'x', 'few'].map((key) => columns.get(key))
  expect(ids).toMatchObject({ kind: 'codes', overflow: true })
  expect(x?.kind).toBe('numbers')
  for (let row = 0; row < count; row += 997) expect(entryAt(x, row)).toBe(row / 8)
  expect([0, 1, 2, 3, 4].map((more) => entryAt(x, count + more))).toEqual([-1, null, 'invalid', 5, 'invalid'])
  expect(few?.kind === 'codes' && few.codes).toBeInstanceOf(Uint16Array)
  for (let row = 0; row < count; row += 991) expect(entryAt(few, row)).toBe(row % 300)
}, 30_000)

test('reads decimals exactly', () => {
  const of = source([attribute('x', 'number')])
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }), (numbers) => {
      const filler = Array.from({ length: 8300 }, (_, row) => ({ x: row + 0.5 }))
      const { columns } = toTable(answerText([...filler, ...numbers.map((x) => ({ x }))]), undefined, of)
      const column = columns.get('x')
      expect(column?.kind).toBe('numbers')
      for (const [place, number] of numbers.entries()) expect(entryAt(column, filler.length + place)).toBe(number + 0)
    }),
    { numRuns: 2 },
  )
  const fixed = fc
    .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 15 }))
    .map(([digits, decimals]) => decimal(digits, decimals))
  const filler = Array.from({ length: 8300 }, (_, row) => `{"attributes":{"x":${row}.5}}`).join()
  fc.assert(
    fc.property(fc.array(fixed, { minLength: 200, maxLength: 400 }), (texts) => {
      const { columns } = toTable(
        `{"status":"ok","results":[${filler},${texts.map((text) => `{"attributes":{"x":${text}}}`).join()}]}`,
        undefined,
        of,
      )
      for (const [place, text] of texts.entries())
        expect(entryAt(columns.get('x'), 8300 + place)).toBe(Number(text) + 0)
    }),
    { numRuns: 2 },
  )
}, 30_000)

function decimal(digits: bigint, decimals: number): string {
  const text = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  return `${digits < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${text.slice(-decimals)}` : ''}`
}

test('reads free texts only on request', () => {
  const given = Array.from({ length: 1200 }, (_, row) => ({ say: `remark ${row}` }))
  expect(toTable(answerText(given), undefined, own, []).columns.has('say')).toBe(false)
  expect(toTable(answerText(given)).columns.get('say')).toMatchObject({ overflow: true })
})

test('an attribute of the measure takes precedence over a field of the row', () => {
  const of = source([attribute('created', 'single' satisfies Attribute['type'])])
  const { columns } = toTable(
    '{"status":"ok","results":[{"created":"2026-01-01T00:00:00Z","content_object":"Klinik","attributes":{"created":"x"}}]}',
    undefined,
    of,
  )
  expect(entryAt(columns.get('created'), 0)).toBe('x')
  expect(entryAt(columns.get('content_object'), 0)).toBe('Klinik')
})

test('keeps the day of each of hundreds of instants [EVAL-15]', () => {
  const moments = Array.from({ length: 600 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day, 12)).toISOString())
  const of = source([attribute('left', 'date')])
  const { columns } = toTable(answerText(moments.map((left) => ({ left }))), undefined, of)
  expect(moments.map((_, row) => dayIso(Number(entryAt(columns.get('left'), row))))).toEqual(
    moments.map((moment) => moment.slice(0, 10)),
  )
})

test('texts for people are read with the ids of their rows, in pieces of any size, beside a column of them', () => {
  const said = ['Gut', '', 'zwei\nZeilen "hier"', null, 'NA', ' mit \u00E4 ', 7, '007']
  const text = answerText(said.map((say, row) => ({ say, q1: 3, object_id: row })))
  for (const size of [1, 7, 64, 1 << 16]) {
    const { table } = readText(text, own, size, ['say'], ['say']) as { table: ReturnType<typeof toTable> }
    expect(table.comments?.get('say')).toEqual({
      rows: [0, 2, 5, 6, 7],
      ids: ['1:1:say', '1:3:say', '1:6:say', '1:7:say', '1:8:say'],
      texts: ['Gut', 'zwei\nZeilen "hier"', 'mit ä', '7', '007'],
      institutions: [0, 2, 5, 6, 7],
    })
    // The same ids are a column: institutions are counted by it.
    expect([0, 7].map((row) => entryAt(table.columns.get('@object_id'), row))).toEqual([0, 7])
    expect(entryAt(table.columns.get('say'), 0)).toBe('Gut')
  }
  expect(toTable(text).comments).toBeUndefined()
})
