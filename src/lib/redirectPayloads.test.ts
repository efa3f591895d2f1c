import { expect, test } from 'vitest'
import { internalPath, trustedOrigin } from './redirectTarget.ts'
import { payloads, trustedOrigins } from './testPayloads.ts'

test('has at least 150 payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(150)
})

test.each(payloads)('rejects %j as an origin and as a path [D-01, D-03, D-04]', (text) => {
  expect(trustedOrigin(text, trustedOrigins)).toBeNull()
  expect(internalPath(text)).toBeNull()
})

test.each(trustedOrigins)('trusts %s itself', (origin) => {
  expect(trustedOrigin(`${origin}/x?y=1#z`, trustedOrigins)).toBe(`${origin}/x?y=1#z`)
})
