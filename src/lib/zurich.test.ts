// @vitest-environment node
import { expect, test } from 'vitest'
import { zurichIso, zurichMoment } from './zurich.ts'

function at(text: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  return { year, month, day, hour, minute }
}

test.each([
  ['2026-01-15 10:00', '2026-01-15T10:00:00+01:00'],
  ['2026-07-15 10:00', '2026-07-15T10:00:00+02:00'],
  ['2026-03-29 01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29 03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25 01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25 03:00', '2026-10-25T03:00:00+01:00'],
  ['2026-12-31 23:59', '2026-12-31T23:59:00+01:00'],
  ['2028-02-29 00:00', '2028-02-29T00:00:00+01:00'],
])('clocks in Zurich show %s at %s [L04]', (wall, iso) => {
  expect(zurichIso(at(wall))).toEqual({ iso, isTwice: false })
  expect(zurichMoment(iso)).toEqual(at(wall))
})

test.each(['2026-03-29 02:00', '2026-03-29 02:30', '2026-03-29 02:59'])('%s does not exist in Zurich [L04]', (wall) => {
  expect(zurichIso(at(wall))).toBeUndefined()
})

test.each(['2026-10-25 02:00', '2026-10-25 02:59'])('%s comes twice, the first one is meant [L04]', (wall) => {
  expect(zurichIso(at(wall))).toEqual({ iso: `${wall.replace(' ', 'T')}:00+02:00`, isTwice: true })
})

test('an instant of another zone is shown in Zurich time [L04]', () => {
  expect(zurichMoment('2026-10-25T01:30:00Z')).toEqual(at('2026-10-25 02:30'))
  expect(zurichMoment('2026-01-01T00:30:00+09:00')).toEqual(at('2025-12-31 16:30'))
})

test.each(['', '2026-01-01', '2026-01-01T10:00:00', 'nonsense'])('%j is no instant', (text) => {
  expect(zurichMoment(text)).toBeUndefined()
})
