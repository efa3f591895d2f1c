import { expect, test } from 'vitest'
import { buildTime, commit } from './buildInfo.ts'

test('a build contains its commit and time', () => {
  expect(Number.isNaN(Date.parse(buildTime))).toBe(false)
  expect(commit).toMatch(/^(?:[0-9a-f]{40})?$/)
})
