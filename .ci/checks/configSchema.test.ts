// @vitest-environment node
import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const isValid = new Ajv({ strict: false }).compile(read('public/config.schema.json') as object)

test('the shipped config.json names a schema that accepts it', () => {
  const shipped = read('public/config.json') as { $schema: string }
  expect(shipped.$schema).toBe('config.schema.json')
  expect(isValid(shipped)).toBe(true)
})

test.each([
  { environment: 'live' },
  { demoEvaluation: '91' },
  { apiBase: 'backend' },
  { linksAskFirst: 'true' },
  { smallGroups: { hideBelow: -1 } },
  { smallGroups: { hideBelow: 5, hide: 5 } },
])('the schema refuses what the portal refuses at start: %j', (config) => {
  expect(isValid(config)).toBe(false)
})

test('the schema accepts null for an unset value', () => {
  expect(isValid({ environment: null, smallGroups: null })).toBe(true)
})
