import type { RowAt } from '#api/rows/page.ts'
// @vitest-environment jsdom
import * as fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { applySettings, ChangedMeanwhile } from './applySettings.ts'
import { BadSettings, fileLimit, readSettings, settingKeys, settingsText } from './settings.ts'
import { getChanges } from './settingsDiff.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { measures } from '#features/measures/testPanel.tsx'

const row: RowAt<'results/measures'> & { creator_id: number } = {
  id: 3,
  name: 'Messung',
  label: '',
  key: 'm',
  languages: [1, 2],
  surveyId: 100,
  minus1included: false,
  filter: [{ key: 'sex', value: '1' }],
  filter_map: { a: 'b' },
  features: {},
  default_attributes: [{ key: 'q1', name: 'Behandlung', scale: { min: 1, max: 5 } }],
  selected_attributes: ['q1'],
  creator_id: 4,
  parent_measure_id: 9,
  is_active: true,
  modified: '2026-01-01T00:00:00Z',
}
const getReason = (text: string) => {
  try {
    readSettings(text)
  } catch (error) {
    return error instanceof BadSettings ? error.reason : error
  }
  return undefined
}

describe('reading', () => {
  test('an export is imported without changes [D-20, I12]', () => {
    const { values, measure, dropped, broken } = readSettings(settingsText(row))
    expect(Object.keys(values)).toEqual([...settingKeys])
    expect([measure, dropped, broken, getChanges(row, values, () => undefined)]).toEqual([3, [], [], []])
  })
  test('export and import of any measure are the identity [D-20, I12]', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    const names = word.filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
    const measure = fc.record({
      id: fc.integer({ min: 1 }),
      name: word.filter((name) => cleanLine(name) !== ''),
      label: fc.string({ maxLength: 20 }),
      minus1included: fc.boolean(),
      languages: fc.subarray([1, 2, 3] as const),
      features: fc.dictionary(names, fc.oneof(fc.boolean(), fc.string(), fc.integer())),
      selected_attributes: fc.array(word),
      default_attributes: fc.array(fc.record({ key: word, name: fc.string() })),
    })
    fc.assert(
      fc.property(measure, (one) => {
        const { values, broken } = readSettings(settingsText(one))
        expect(broken).toEqual([])
        expect(getChanges(one, values, () => undefined)).toEqual([])
        expect(readSettings(settingsText({ ...one, ...(values as Partial<typeof row>) })).values).toEqual(values)
      }),
    )
  })
  test('ids, owner, permissions and unknown keys are dropped and named [D-20, I12]', () => {
    const { values, dropped, measure } = readSettings(
      '\uFEFF{"id": 77, "creator_id": 1, "permissions": [1], "parent_measure_id": 5, "is_active": false, "modified": "x", "name": "Neu", "sonst": 1}',
    )
    expect(values).toEqual({ name: 'Neu' })
    expect(dropped).toEqual(['id', 'creator_id', 'permissions', 'parent_measure_id', 'is_active', 'modified', 'sonst'])
    expect(measure).toBe(77)
  })
  test('prototypes are never polluted at any depth [D-20, I12]', () => {
    const { values } = readSettings(
      '{"__proto__": {"x": 1}, "constructor": {"prototype": {"x": 1}}, "features": {"a": {"__proto__": {"x": 1}, "b": 2, "constructor": {"prototype": {"x": 1}}}}}',
    )
    expect(JSON.stringify(values)).toBe('{"features":{"a":{"b":2}}}')
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
  test('settings of a wrong type are named and ignored [D-20, I12]', () => {
    const { values, broken } = readSettings(
      JSON.stringify({
        name: 'x'.repeat(71),
        label: 5,
        key: '',
        languages: [1, 4],
        surveyId: -1,
        filter: 'a',
        features: [],
        default_attributes: [{ name: 'ohne' }],
        selected_attributes: ['q1'],
      }),
    )
    expect(values).toEqual({ selected_attributes: ['q1'] })
    expect(broken).toEqual([
      'name',
      'label',
      'key',
      'languages',
      'surveyId',
      'filter',
      'features',
      'default_attributes',
    ])
  })
  test.each([
    ['{', 'no-json'],
    ['', 'no-json'],
    ['<!doctype html>', 'no-json'],
    ['[1]', 'no-object'],
    ['7', 'no-object'],
    ['null', 'no-object'],
    ['{}', 'nothing'],
    ['{"id": 3, "creator": "x"}', 'nothing'],
    [`{"features": ${'['.repeat(100)}${']'.repeat(100)}}`, 'too-deep'],
  ])('%s is reported as %s [D-20, I12, ERR-12]', (text, reason) => {
    expect(getReason(text)).toBe(reason)
  })
  test('depth 10 000 and fifty megabytes are errors without a crash [I12]', () => {
    expect(['too-deep', 'no-json']).toContain(
      getReason(`{"features": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`),
    )
    expect(getReason('x'.repeat(fileLimit + 1))).toBe('too-large')
  })
})

test('a change lists removed and added attributes line by line [D-20]', () => {
  const changes = getChanges(
    row,
    {
      name: 'Neu',
      default_attributes: [{ key: 'q1', name: 'Anders', scale: { min: 1, max: 5 } }, { key: 'q2' }],
      filter: [{ key: 'sex', value: '1' }],
      features: { weights: true },
      languages: [2, 1],
      minus1included: true,
    },
    (_key, value) => (value === true ? 'Ja' : undefined),
  )
  expect(changes).toEqual([
    { key: 'name', removed: ['Messung'], added: ['Neu'], rest: 0 },
    { key: 'minus1included', removed: ['false'], added: ['Ja'], rest: 0 },
    { key: 'features', removed: [], added: ['weights = true'], rest: 0 },
    {
      key: 'default_attributes',
      removed: ['q1 · name: Behandlung · scale: {min: 1, max: 5}'],
      added: ['q1 · name: Anders · scale: {min: 1, max: 5}', 'q2'],
      rest: 0,
    },
  ])
})

describe('applying', () => {
  const server = testBackend()
  beforeEach(async () => void (await signedInAs(7)))
  const viewer = getViewer({ isStaff: true })
  const address = `${base}results/measures/3/`

  test('the whole record is sent with the settings, attributes by their own request [D-20, RES-16]', async () => {
    const sent: [string, unknown][] = []
    let now: object = { ...row, unknown_field: 5 }
    server.use(
      http.get(address, () => HttpResponse.json(now)),
      http.put(
        address,
        async ({ request }) => (
          sent.push(['record', await request.json()]),
          (now = { ...now, name: 'Neu' }),
          HttpResponse.json(now)
        ),
      ),
      http.put(
        `${address}update_selected_attributes/`,
        async ({ request }) => (sent.push(['selection', await request.json()]), HttpResponse.json(now)),
      ),
    )
    await applySettings(measures, row, { name: 'Neu', selected_attributes: ['q2'] }, viewer)
    expect(sent).toEqual([
      ['record', { ...row, unknown_field: 5, name: 'Neu' }],
      ['selection', { selected_attributes: ['q2'] }],
    ])
  })
  test('a change made meanwhile is not overwritten [D-20, D-34]', async () => {
    server.use(http.get(address, () => HttpResponse.json({ ...row, name: 'Fremd' })))
    await expect(applySettings(measures, row, { name: 'Neu' }, viewer)).rejects.toBeInstanceOf(ChangedMeanwhile)
    server.use(
      http.get(address, () => HttpResponse.json(row)),
      http.put(address, () => new Response('{}', { status: 412, headers: { 'Content-Type': 'application/json' } })),
    )
    await expect(applySettings(measures, row, { name: 'Neu' }, viewer)).rejects.toBeInstanceOf(ChangedMeanwhile)
  })
  test('a measure in use is reported [N11]', async () => {
    server.use(
      http.get(address, () => HttpResponse.json(row)),
      http.put(address, () => HttpResponse.json({ detail: 'in use' }, { status: 409 })),
    )
    const applying = applySettings(measures, row, { name: 'Neu' }, viewer)
    await expect(applying).rejects.toMatchObject({ name: 'ConflictError', detail: 'in use' })
  })
  test('a lost response is looked up [D-20]', async () => {
    let name = 'Messung'
    server.use(
      http.get(address, () => HttpResponse.json({ ...row, name })),
      http.put(address, () => ((name = 'Neu'), HttpResponse.error())),
    )
    await applySettings(measures, row, { name: 'Neu' }, viewer)
    name = 'Messung'
    server.use(http.put(address, () => HttpResponse.error()))
    await expect(applySettings(measures, row, { name: 'Neu' }, viewer)).rejects.toBeInstanceOf(UnknownOutcomeError)
  })
})

test('texts are normalised as they are stored [D-94]', () => {
  const stored = {
    ...row,
    name: 'Messung  A',
    default_attributes: [{ key: 'q 1', name: 'Zu\u0308rich ', options: [{ value: 'a  b', label: 'Sehr\u00A0gut' }] }],
  }
  const { values } = readSettings(JSON.stringify({ ...stored, label: '\u200BKind  1', key: 'm ' }))
  expect(values).toMatchObject({
    name: 'Messung A',
    label: 'Kind 1',
    key: 'm',
    default_attributes: [{ key: 'q 1', name: 'Zürich', options: [{ value: 'a  b', label: 'Sehr gut' }] }],
  })
  expect(getChanges(stored, values, () => undefined).map(({ key }) => key)).toEqual(['label'])
})
