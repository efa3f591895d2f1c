import { afterEach, expect, test, vi } from 'vitest'
import { emptyHtml } from './emptyHtml.ts'

afterEach(() => void delete window.trustedTypes)

test('under Trusted Types nothing but the empty string becomes HTML [R02, P05]', () => {
  const createPolicy = vi.fn()
  window.trustedTypes = { createPolicy }
  emptyHtml()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules.createHTML('')).toBe('')
  expect(rules.createHTML('<b>x</b>')).toBeNull()
})

test('a policy that stands already is left alone, and a browser without them too', () => {
  const createPolicy = vi.fn()
  window.trustedTypes = { createPolicy, defaultPolicy: {} }
  emptyHtml()
  delete window.trustedTypes
  emptyHtml()
  expect(createPolicy).not.toHaveBeenCalled()
})
