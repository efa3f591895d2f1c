import { expect, test } from 'vitest'
import { buildTime, commit } from './buildInfo.ts'

test('a build knows of which commit it was made, and when', () => {
  expect(Number.isNaN(Date.parse(buildTime))).toBe(false)
  expect(commit).toMatch(/^(?:[0-9a-f]{40})?$/)
})
