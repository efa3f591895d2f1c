// @vitest-environment node
import { expect, test } from 'vitest'
import { openApiDocument } from '../document.ts'
import { differences } from './compare.ts'
import { spectacular, type Their } from './testSpectacular.ts'

const contract = openApiDocument()

const kept = spectacular(contract)

/** The findings about a backend's own schema that keeps the contract except for one change. */
function found(change: (theirs: Their) => void = () => undefined): string[] {
  const theirs = structuredClone(kept)
  change(theirs)
  return differences(contract, theirs)
}

test('a schema 3.0 of drf-spectacular has no differences where the backend keeps the contract', () => {
  expect(found()).toEqual([])
})

test('the contract has no differences from itself', () => {
  expect(differences(contract, contract)).toEqual([])
})

const planted: [name: string, change: (theirs: Their) => void, told: string][] = [
  [
    'a path',
    ({ paths }) => delete paths['/api/patzu/orders/{object_pk}/approve/'],
    'patzu/orders/{id}/approve/: the path is missing',
  ],
  [
    'a method',
    ({ paths }) => delete paths['/api/mailer/jobs/{object_pk}/']?.['patch'],
    'PATCH mailer/jobs/{id}/: the method is missing',
  ],
  [
    'a field',
    ({ components: { schemas } }) => delete schemas['PatzuTokens']?.properties?.['order_unit_name'],
    'patzu/tokens/: the field order_unit_name is missing',
  ],
  [
    'a filter',
    ({ paths }) => leaveOut(paths['/api/patzu/orders/'], 'units__state__lt'),
    'GET patzu/orders/: the filter units__state__lt is missing',
  ],
  [
    'a type',
    ({ components: { schemas } }) => {
      const { properties = {} } = schemas['MoniqHospitals'] ?? {}
      properties['anqid'] = { type: 'string' }
    },
    'moniq/hospitals/: the field anqid is string, not integer',
  ],
]

function leaveOut(item: Their['paths'][string] | undefined, name: string): void {
  const get = item?.['get']
  if (get) get.parameters = get.parameters?.filter((one) => one['name'] !== name) ?? []
}

test('five differences are reported as five lines', () => {
  const lines = found((theirs) => planted.forEach(([, change]) => change(theirs)))
  expect(lines.toSorted()).toEqual(planted.map(([, , reported]) => reported).toSorted())
})

test.each(planted)('a different %s is reported alone', (_name, change, reported) => {
  expect(found(change)).toEqual([reported])
})

test('a parameter that no list has is reported once', () => {
  const lines = found(({ paths }) => Object.values(paths).forEach((item) => leaveOut(item, 'onlyId')))
  expect(lines).toEqual(['no list has the parameter onlyId'])
})

test('an order that the backend does not list is reported by its key', () => {
  const lines = found(({ paths, components: { schemas } }) => {
    const ordering = paths['/api/patzu/hospitals/']?.['get']?.parameters?.find(({ name }) => name === 'ordering')
    const values = Object.entries(schemas).find(([name]) => JSON.stringify(ordering).includes(`/${name}"`))?.[1]
    if (values) values['enum'] = (values['enum'] as string[]).filter((key) => !key.endsWith('anqid'))
  })
  expect(lines).toEqual([
    'GET patzu/hospitals/: the ordering by -anqid is missing',
    'GET patzu/hospitals/: the ordering by anqid is missing',
  ])
})

test('a required field that the portal never sends is reported', () => {
  const lines = found(({ components: { schemas } }) => {
    const event = schemas['PatzuEvent']
    if (!event?.properties) return
    event.properties['budget'] = { type: 'integer' }
    event['required'] = ['budget']
    event.properties['is_w2_task'] = { type: 'boolean', readOnly: true }
  })
  expect(lines).toEqual([
    'patzu/event/: the field budget is required, and never sent',
    'patzu/event/: the field is_w2_task is sent, and read-only',
  ])
})

test('paths match regardless of trailing slashes, prefix and parameter names', () => {
  const lines = found((theirs) => {
    theirs.paths = Object.fromEntries(
      Object.entries(theirs.paths).map(([path, item]) => [
        `/v2${path.replace(/\/$/, '').replace('{object_pk}', '{uuid}')}`,
        item,
      ]),
    )
  })
  expect(lines).toEqual([])
})

test('an optional path may be missing', () => {
  const lines = found((theirs) => {
    theirs.paths = Object.fromEntries(
      Object.entries(theirs.paths).filter(([path]) => !/results\/actions|results\/benchmarks\/$/.test(path)),
    )
  })
  expect(lines.join()).toMatch(/results\/benchmarks\/: the path is missing/)
  expect(lines.join()).not.toContain('results/actions')
})

test('a missing choice is reported only where the portal sends it', () => {
  const lines = found(({ components: { schemas } }) => {
    const kinds = schemas['PatzuEventtypEnum']
    if (kinds) kinds['enum'] = [1, 2, 3, 4]
  })
  expect(lines).toEqual(['patzu/event/: the field typ is sent as 5, which is not taken'])
})

test('version 3.1 reads siblings of a reference and lists of types', () => {
  const lines = found((theirs) => {
    theirs.openapi = '3.1.0'
    const { properties = {} } = theirs.components.schemas['PatzuEvent'] ?? {}
    properties['typ'] = { $ref: '#/components/schemas/PatzuEventtypEnum', readOnly: true }
    properties['start_date'] = { type: ['string', 'null'], format: 'date' }
    properties['end_date'] = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }
  })
  expect(lines).toEqual([
    'patzu/event/: the field end_date is a date-time, not a date',
    'patzu/event/: the field typ is sent, and read-only',
  ])
})

/** Every path of a value as keys. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))]
}

function put(root: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const at = root as Record<string, unknown>
  const inner = at[key]
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) put(inner, rest, value)
  else at[key] = value
}

test('a partly broken schema is compared as far as possible', () => {
  const path = '/api/patzu/orders/'
  const schemas = Object.fromEntries(
    Object.entries(kept.components.schemas).filter(([name]) => /PatzuOrders|NullEnum/.test(name)),
  )
  const small = { openapi: '3.0.3', paths: { [path]: kept.paths[path] }, components: { schemas } }
  const all = places(small).filter(({ length }) => length > 0)
  const broken = [
    null,
    true,
    7,
    'x',
    [],
    [null],
    {},
    { $ref: '#/nowhere' },
    { $ref: '#/components/schemas/PatzuOrders' },
  ]
  const failed = all.filter((place, index) => {
    const copy = structuredClone(small)
    put(copy, place, broken[index % broken.length])
    try {
      return !Array.isArray(differences(contract, copy))
    } catch {
      return true
    }
  })
  expect(failed).toEqual([])
})

test('circular schemas terminate', () => {
  const lines = found(({ components: { schemas } }) => {
    schemas['PatzuEvent'] = { allOf: [{ $ref: '#/components/schemas/Other' }] }
    schemas['Other'] = { $ref: '#/components/schemas/PatzuEvent' }
  })
  expect(lines).toEqual([])
})
