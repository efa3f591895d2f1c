// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { markSingleSignOn, takeSingleSignOnMark } from './singleSignOnMark.ts'

test('the mark of a sign-on is valid for ten minutes and its own nonce [S15] [D-11]', () => {
  // Other files of the worker leave something behind.
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const after = (minutes: number, state: (nonce: string) => string | null) => {
      const nonce = markSingleSignOn()
      vi.setSystemTime(Date.now() + minutes * 60_000)
      return takeSingleSignOnMark(state(nonce))
    }
    expect(after(9, () => null)).toBe(true)
    expect(after(9, (nonce) => nonce)).toBe(true)
    expect(after(9, () => 'another')).toBe(false)
    expect(after(11, (nonce) => nonce)).toBe(false)
    expect(after(-1, (nonce) => nonce)).toBe(false)
    expect(markSingleSignOn()).not.toBe(markSingleSignOn())
    sessionStorage.setItem('singleSignOn', '1')
    expect(takeSingleSignOnMark(null)).toBe(false)
    expect(sessionStorage).toHaveLength(0)
  } finally {
    vi.useRealTimers()
  }
})
