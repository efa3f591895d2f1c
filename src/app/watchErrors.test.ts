// @vitest-environment jsdom
// @isolated: errors of other files are reported, too.
import { expect, test, vi } from 'vitest'
import { reportRoute, watchErrors } from './watchErrors.ts'
import { type ErrorReport, onReport } from '#lib/report.ts'

test('reports uncaught errors and rejections except cancellations', () => {
  const heard: ErrorReport[] = []
  onReport((made) => heard.push(made))
  watchErrors()
  window.history.pushState(null, '', '/patzu/hospitals/5?q=Muster')
  const rejection = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection'), { promise: Promise.resolve(), reason })
  const raise = vi.fn((event: Event) => window.dispatchEvent(event))
  raise(new ErrorEvent('error', { error: new TypeError('x') }))
  raise(rejection(new RangeError('y')))
  raise(rejection(new DOMException('left', 'AbortError')))
  raise(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
  expect(heard.map(({ place, error, route }) => [place, error, route])).toEqual([
    ['window', 'TypeError', '/patzu/hospitals/5'],
    ['promise', 'RangeError', '/patzu/hospitals/5'],
  ])
})

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/patzu', '/patzu'],
  ['/patzu/hospitals', '/patzu/hospitals'],
  ['/patzu/hospitals/5', '/patzu/hospitals/5'],
  ['/accounts/feedbacks/+', '/accounts/feedbacks/+'],
  ['/patzu/hospitals/anna@muster.example', '/patzu/hospitals'],
  ['/reset/eyJhbGciOiJIUzI1NiJ9', '/reset'],
  ['/signup/invite-1/more', '/signup'],
  ['/patzu/Anna-Muster', '/patzu'],
  ['/Anna-Muster', '/*'],
  ['/Anna/Muster/5', '/*'],
])('%s is the page %s in a report [S21]', (path, route) => {
  expect(reportRoute(path)).toBe(route)
})
