// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { buildTime, commit } from './buildInfo.ts'
import { version } from './constants.ts'
import {
  type ErrorReport,
  onReport,
  ingestWorkerReport,
  report,
  Reported,
  reportById,
  findReport,
  reportText,
  setReportRoute,
} from './report.ts'

afterEach(() => setReportRoute(() => ''))

const frames = [
  '    at https://portal.example/assets/start-Bx1.js:1:2345',
  '    at async save (https://portal.example/assets/Record-Cy2.js?t=99:10:7)',
  '    at eval (<anonymous>)',
]

test('a report contains build, page and position of an error', () => {
  setReportRoute(() => '/patzu/hospitals/5')
  const error = new TypeError("Cannot read properties of undefined (reading 'Müller')")
  error.stack = `TypeError: ${error.message}\n${frames.join('\n')}`
  const made = report(error, 'panel', '\n    at Fields (https://portal.example/assets/Record-Cy2.js:3:4)\n    at div')
  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    place: 'panel',
    build: `${version} report.ts`,
    commit,
    built: buildTime,
    route: '/patzu/hospitals/5',
    error: 'TypeError: Cannot read properties of undefined',
    stack: ['start-Bx1.js:1:2345', 'Record-Cy2.js:10:7'],
    components: ['Record-Cy2.js:3:4'],
    browser: navigator.userAgent,
  })
  const text = reportText(made)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      `id: ${made.id}`,
      'place: panel',
      `commit: ${commit}`,
      `built: ${buildTime}`,
      'stack:',
      '  start-Bx1.js:1:2345',
      'components:',
    ]),
  )
})

test('parses stack frames of Firefox and Safari', () => {
  const cause = new RangeError('Invalid time value')
  cause.stack =
    'dayOf@https://portal.example/assets/start-Bx1.js:2:8\n@https://portal.example/assets/start-Bx1.js:3:9\n'
  expect(report(new Error('Anna Muster', { cause }), 'window')).toMatchObject({
    error: 'Error, caused by RangeError: Invalid time value',
    stack: ['start-Bx1.js:2:8', 'start-Bx1.js:3:9'],
  })
})

test('reports an error once under one number', () => {
  const heard: ErrorReport[] = []
  onReport((made) => heard.push(made))
  const before = heard.length
  const error = new Error('x')
  const made = report(error, 'panel')
  expect(report(error, 'call')).toBe(made)
  expect(heard.slice(before)).toEqual([made])
  expect(findReport(error)).toBe(made)
  expect(reportById(made.id)).toBe(made)
  expect(findReport(new Error('x'))).toBeUndefined()
})

test('adds the page to the report of a worker', () => {
  setReportRoute(() => '/results/evaluations/1')
  const made = { ...report(new Error('x'), 'worker'), id: '0badcafe', route: '' }
  const taken = ingestWorkerReport(made)
  expect(taken).toEqual({ ...made, route: '/results/evaluations/1' })
  expect(ingestWorkerReport(made)).toBe(taken)
  expect(report(new Reported('0badcafe'), 'call')).toBe(taken)
})

test('a late listener gets earlier reports', () => {
  const made = report(new Error('early'), 'start')
  const heard: string[] = []
  onReport(({ id }) => heard.push(id))
  expect(heard).toContain(made.id)
})

test.each([undefined, null, 'Anna Muster', 7, { message: 'Anna Muster' }])(
  'ignores %j thrown in place of an error',
  (thrown) => {
    expect(report(thrown, 'window')).toMatchObject({
      error: expect.stringMatching(/^no error but /) as string,
      stack: [],
    })
    expect(JSON.stringify(report(thrown, 'window'))).not.toContain('Muster')
  },
)

/**
 * Data that must never leave the browser, as it may occur in a message: alone, quoted, in lines that look like calls.
 */
const secret = fc.constantFrom(
  'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  'anna.muster@spital.example',
  'Anna Muster',
  'sehr unzufrieden mit der Visite',
  '756.1234.5678.97',
)
const around: ((canary: string) => string)[] = [
  (canary) => canary,
  (canary) => `Unexpected token 'A', "${canary}" is not valid JSON`,
  (canary) => `Cannot read properties of undefined (reading '${canary}')`,
  (canary) => `${canary} is not a function`,
  (canary) => `Cannot access '${canary}' before initialization`,
  (canary) => `not a path of the API: reset/${canary}/?token=${canary}`,
  (canary) => `first line\n    at ${canary} (https://portal.example/assets/${canary}.js:1:2)\n    at ${canary}`,
  (canary) => `Minified React error #31; visit https://react.dev/errors/31?args[]=${canary} for the full message`,
]

test('a report contains no data of the error message [S21]', () => {
  fc.assert(
    fc.property(
      secret,
      fc.constantFrom(...around),
      fc.constantFrom(Error, TypeError, SyntaxError),
      (canary, say, Kind) => {
        const error = Object.assign(new Kind(say(canary), { cause: new Error(say(canary)) }), {
          name: canary,
          detail: canary,
          fields: [{ path: canary, message: canary }],
        })
        const made = report(error, 'panel', `\n    at ${canary}`)
        expect(JSON.stringify(made) + reportText(made)).not.toContain(canary)
      },
    ),
  )
})
