import { expect, test } from 'vitest'
import { internalPath, trustedOrigin } from './redirectTarget.ts'
import { payloads, trustedOrigins } from './testPayloads.ts'

test('there are at least 150 of them', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(150)
})

test.each(payloads)('%j is neither a trusted origin nor a page of the portal [D-01, D-03, D-04]', (text) => {
  expect(trustedOrigin(text, trustedOrigins)).toBeNull()
  expect(internalPath(text)).toBeNull()
})

test.each(trustedOrigins)('%s itself is trusted', (origin) => {
  expect(trustedOrigin(`${origin}/x?y=1#z`, trustedOrigins)).toBe(`${origin}/x?y=1#z`)
})
