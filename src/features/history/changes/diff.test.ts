import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, type Fields } from './diff.ts'
import { Hidden } from './mask.ts'

describe('changes between two states of a record [VERS-02]', () => {
  test('a value is added, changed or removed', () => {
    expect(changesBetween({ name: 'alt', city: 'Bern', note: '' }, { name: 'neu', city: null, note: 'da' })).toEqual([
      { kind: 'update', path: ['name'], before: 'alt', after: 'neu' },
      { kind: 'delete', path: ['city'], before: 'Bern' },
      { kind: 'add', path: ['note'], after: 'da' },
    ])
  })
  test('without an older state everything that is filled in is new', () => {
    expect(changesBetween(undefined, { name: 'x', city: '', tags: [] })).toEqual([
      { kind: 'add', path: ['name'], after: 'x' },
    ])
  })
  test('false and 0 are values', () => {
    expect(changesBetween({ flag: null, n: 1 }, { flag: false, n: 0 })).toEqual([
      { kind: 'add', path: ['flag'], after: false },
      { kind: 'update', path: ['n'], before: 1, after: 0 },
    ])
  })
  test('lists of ids are compared without their order', () => {
    expect(changesBetween({ users: [3, 1, 2] }, { users: [2, 3, 1] })).toEqual([])
    expect(changesBetween({ users: [1, 2] }, { users: [2, 5, 6] })).toEqual([
      { kind: 'add', path: ['users'], after: [5, 6], areItems: true },
      { kind: 'delete', path: ['users'], before: [1], areItems: true },
    ])
  })
  test('objects in lists are matched by id, else by position', () => {
    const rights = (role: number) => [
      { id: 7, role },
      { id: 8, role: 2 },
    ]
    expect(changesBetween({ rights: rights(1) }, { rights: rights(2).toReversed() })).toEqual([
      { kind: 'update', path: ['rights', '#7', 'role'], before: 1, after: 2 },
    ])
    expect(changesBetween({ a: [{ x: 1 }] }, { a: [{ x: 1 }, { x: 2 }] })).toEqual([
      { kind: 'add', path: ['a', '#2', 'x'], after: 2 },
    ])
  })
  test('nested objects are compared, also when stored as text', () => {
    expect(changesBetween({ config: '{"a":{"b":1}}' }, { config: '{"a":{"b":2}}' })).toEqual([
      { kind: 'update', path: ['config', 'a', 'b'], before: 1, after: 2 },
    ])
  })
  test('a completely different object is removed and added', () => {
    expect(changesBetween({ x: { a: 1 } }, { x: 'text' })).toEqual([
      { kind: 'delete', path: ['x', 'a'], before: 1 },
      { kind: 'add', path: ['x'], after: 'text' },
    ])
  })
  test('the time of the save is no change', () => {
    expect(changesBetween({ modified: '2026-01-01T00:00:00Z' }, { modified: '2026-02-01T00:00:00Z' })).toEqual([])
  })
  test.each(['password', 'access_token', 'otp', 'email_otp', 'authy_phone', 'phone_number', 'api_key'])(
    '%s is masked before the comparison [D-16]',
    (key) => {
      const changes = changesBetween(
        { [key]: 'geheim-1', deep: { [key]: { x: 'geheim-3' } } },
        { [key]: 'geheim-2', deep: { [key]: { x: 'geheim-3' } } },
      )
      expect(changes).toEqual([{ kind: 'update', path: [key], before: expect.any(Hidden), after: expect.any(Hidden) }])
      expect(JSON.stringify(changes)).not.toContain('geheim')
    },
  )
  test('a similar key is not masked', () => {
    expect(changesBetween({ options: 'a' }, { options: 'b' })).toEqual([
      { kind: 'update', path: ['options'], before: 'a', after: 'b' },
    ])
  })
})

const anyFields = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<Fields>

describe('properties of any two states [VERS-02]', () => {
  test('a state does not differ from itself', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(changesBetween(fields, structuredClone(fields))).toEqual([])
      }),
    )
  })
  test('reversed, what was added is removed', () => {
    const summary = (changes: ReturnType<typeof changesBetween>, isTurned: boolean) =>
      changes
        .map(({ kind, path, before, after }) =>
          JSON.stringify(
            isTurned
              ? [turned[kind], path, after ?? null, before ?? null]
              : [kind, path, before ?? null, after ?? null],
          ),
        )
        .toSorted()
    fc.assert(
      fc.property(anyFields, anyFields, (one, other) => {
        expect(summary(changesBetween(one, other), false)).toEqual(summary(changesBetween(other, one), true))
      }),
    )
  })
  test('values are never objects', () => {
    const isFlat = (value: unknown) =>
      [value].flat().every((one) => typeof one !== 'object' || one === null || one instanceof Hidden)
    fc.assert(
      fc.property(anyFields, anyFields, (one, other) => {
        expect(
          changesBetween(one, other)
            .flatMap(({ before, after }) => [before, after])
            .filter((value) => !isFlat(value)),
        ).toEqual([])
      }),
    )
  })
  test('no secret is ever shown [D-16]', () => {
    fc.assert(
      fc.property(anyFields, fc.constantFrom('password', 'token', 'otp', 'phone'), (fields, key) => {
        const shown = JSON.stringify([
          changesBetween(fields, { ...fields, [key]: 'S3CRET!' }),
          changesBetween({ a: { [key]: 'S3CRET!' } }, fields),
        ])
        expect(shown).not.toContain('S3CRET!')
      }),
    )
  })
})

const turned = { add: 'delete', delete: 'add', update: 'update' } as const
